/// Hand-made colour profiles (ICC.1:2022), and the chunks and segments that contain them.
enum ColorProfileSamples {
  typealias Color = (Double, Double, Double)

  static let displayP3: (Color, Color, Color) = (
    (0.51512, 0.24120, -0.00105), (0.29198, 0.69225, 0.04189), (0.15710, 0.06657, 0.78407)
  )
  static let sRGB: (Color, Color, Color) = (
    (0.43607, 0.22249, 0.01392), (0.38515, 0.71687, 0.09708), (0.14307, 0.06061, 0.71410)
  )

  /// The curve of sRGB, rounded to 1/65,536.
  static let sRGBCurve = parametric(3, [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045])

  static func rgb(_ colors: (Color, Color, Color), curve: [UInt8]) -> [UInt8] {
    profile(
      space: "RGB ", pcs: "XYZ ",
      [
        ("rXYZ", xyz(colors.0)), ("gXYZ", xyz(colors.1)), ("bXYZ", xyz(colors.2)), ("rTRC", curve), ("gTRC", curve),
        ("bTRC", curve),
      ])
  }

  static func grey(curve: [UInt8]) -> [UInt8] { profile(space: "GRAY", pcs: "XYZ ", [("kTRC", curve)]) }

  /// A table of two steps per colour, in which green is white and everything else black.
  static var greenIsWhite: [UInt8] {
    table(space: "RGB ", colors: 3) { $0[1] == 1 ? 255 : 0 }
  }

  /// A table of four inks, in which colours without black ink are white.
  static var blackInkAlone: [UInt8] {
    table(space: "CMYK", colors: 4) { $0[3] == 0 ? 255 : 0 }
  }

  /// Returns an 8-bit table (10.10) from corners of a cube to lightness, 0…255.
  private static func table(space: String, colors: Int, _ lightness: ([Int]) -> UInt8) -> [UInt8] {
    var tag = Array("mft1".utf8) + [0, 0, 0, 0, UInt8(colors), 3, 2, 0]
    tag += [1, 0, 0, 0, 1, 0, 0, 0, 1].flatMap(fixed)
    let straight = (0...255).map { UInt8($0) }
    for _ in 0..<colors { tag += straight }
    for corner in 0..<1 << colors {
      // The first colour changes slowest.
      tag += [lightness((0..<colors).map { corner >> (colors - 1 - $0) & 1 }), 128, 128]
    }
    for _ in 0..<3 { tag += straight }
    return profile(space: space, pcs: "Lab ", [("A2B0", tag)])
  }

  static func profile(space: String, pcs: String, _ tags: [(String, [UInt8])]) -> [UInt8] {
    var (table, body) = (RawPNG.bytes(UInt32(tags.count)), [UInt8]())
    for (name, tag) in tags {
      let padded = tag + [UInt8](repeating: 0, count: (4 - tag.count % 4) % 4)
      table += Array(name.utf8) + RawPNG.bytes(UInt32(132 + 12 * tags.count + body.count))
      table += RawPNG.bytes(UInt32(tag.count))
      body += padded
    }
    var head = [UInt8](repeating: 0, count: 128)
    head.replaceSubrange(0..<4, with: RawPNG.bytes(UInt32(128 + table.count + body.count)))
    head.replaceSubrange(8..<12, with: [2, 0x10, 0, 0])
    head.replaceSubrange(12..<24, with: Array("mntr\(space)\(pcs)".utf8))
    head.replaceSubrange(36..<40, with: Array("acsp".utf8))
    head.replaceSubrange(68..<80, with: fixed(0.9642) + fixed(1) + fixed(0.8249))
    return head + table + body
  }

  /// Returns a gamma in units of 1/256.
  static func gamma(_ parts: UInt16) -> [UInt8] { curve([parts]) }

  static func curve(_ values: [UInt16]) -> [UInt8] {
    Array("curv\0\0\0\0".utf8) + RawPNG.bytes(UInt32(values.count))
      + values.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
  }

  static func parametric(_ kind: UInt8, _ numbers: [Double]) -> [UInt8] {
    Array("para\0\0\0\0".utf8) + [0, kind, 0, 0] + numbers.flatMap(fixed)
  }

  private static func xyz(_ c: Color) -> [UInt8] { Array("XYZ \0\0\0\0".utf8) + fixed(c.0) + fixed(c.1) + fixed(c.2) }

  private static func fixed(_ value: Double) -> [UInt8] {
    RawPNG.bytes(UInt32(bitPattern: Int32((value * 65536).rounded())))
  }

  /// Returns an iCCP chunk.
  static func chunk(_ profile: [UInt8]) -> [UInt8] {
    RawPNG.chunk("iCCP", Array("p\0\0".utf8) + RawPNG.zlib(profile))
  }

  static func cicp(_ primaries: UInt8, _ transfer: UInt8, matrix: UInt8 = 0, range: UInt8 = 1) -> [UInt8] {
    RawPNG.chunk("cICP", [primaries, transfer, matrix, range])
  }

  static func gama(_ parts: UInt32) -> [UInt8] { RawPNG.chunk("gAMA", RawPNG.bytes(parts)) }

  /// Returns white, red, green and blue in hundred-thousandths.
  static func chrm(_ points: [UInt32]) -> [UInt8] { RawPNG.chunk("cHRM", points.flatMap(RawPNG.bytes)) }

  /// Returns `file`, a JPEG, with a profile in APP2 segments of at most `size` bytes after its start.
  static func jpeg(_ file: [UInt8], _ profile: [UInt8], size: Int = 60_000) -> [UInt8] {
    let parts = stride(from: 0, to: profile.count, by: size).map { profile[$0..<min($0 + size, profile.count)] }
    var segments: [UInt8] = []
    for (index, part) in parts.enumerated() {
      let payload = Array("ICC_PROFILE\0".utf8) + [UInt8(index + 1), UInt8(parts.count)] + part
      segments += [0xFF, 0xE2, UInt8((payload.count + 2) >> 8), UInt8((payload.count + 2) & 255)] + payload
    }
    return Array(file.prefix(2)) + segments + file.dropFirst(2)
  }
}
