/// The chunks of a PNG that define its colours.
///
/// If there are several, the first of cICP, iCCP, sRGB and the pair of gAMA and cHRM applies (PNG, third edition, 4.3).
struct PNGColor {
  /// The range of each chunk's payload in the file; the first one of each name applies.
  private(set) var places: [String: Range<Int>] = [:]

  /// The chunks whose checksum is wrong.
  private var broken: Set<String> = []

  private static let names: Set<String> = ["cICP", "iCCP", "sRGB", "gAMA", "cHRM"]

  /// Adds a chunk that comes before the pixels; ignores chunks that are not about colour.
  mutating func take(_ chunk: PNGChunk, _ bytes: UnsafeRawBufferPointer) {
    guard PNGColor.names.contains(chunk.name), places[chunk.name] == nil else { return }
    places[chunk.name] = chunk.payload
    if !chunk.isIntact(bytes) { broken.insert(chunk.name) }
  }

  /// Returns the colours that the chunks define together.
  ///
  /// - Parameter isGrey: True for a grey picture.
  func resolved(_ bytes: UnsafeRawBufferPointer, isGrey: Bool) -> PictureColor {
    var notes: [String] = []
    func payload(_ name: String, _ count: Int) -> UnsafeRawBufferPointer? {
      guard let place = places[name] else { return nil }
      let payload = UnsafeRawBufferPointer(rebasing: bytes[place])
      if payload.count == count && !broken.contains(name) { return payload }
      notes.append("\(name) is broken and passed over")
      return nil
    }
    if let cicp = payload("cICP", 4) {
      let points = CodePoints(primaries: cicp[0], transfer: cicp[1], matrix: cicp[2], range: cicp[3])
      do throws(ICCProfile.Fault) {
        let (curve, primaries) = try points.resolved()
        return PictureColor(conversion: PNGColor.conversion(curve, primaries), notes: notes)
      } catch {
        let next = ["iCCP", "sRGB", "cHRM", "gAMA"].first { places[$0] != nil } ?? "sRGB"
        notes.append("\(error.words): read as " + (next == "sRGB" ? next : "its \(next) says"))
      }
    }
    if let place = places["iCCP"] {
      let profile = broken.contains("iCCP") ? nil : PNGColor.profile(UnsafeRawBufferPointer(rebasing: bytes[place]))
      var color = PictureColor(profile: profile, place: "iCCP", of: isGrey ? .grey : .rgb)
      color.notes = notes + color.notes
      return color
    }
    if places["sRGB"] != nil { return PictureColor(notes: notes) }
    let gamma = payload("gAMA", 4).map { Int(PNGChunk.number($0, at: 0)) }
    let points = payload("cHRM", 32).map { chunk in (0..<8).map { Double(PNGChunk.number(chunk, at: 4 * $0)) / 100_000 }
    }
    var primaries = Primaries.sRGB
    if let p = points {
      primaries = Primaries(
        red: SIMD2(p[2], p[3]), green: SIMD2(p[4], p[5]), blue: SIMD2(p[6], p[7]), white: SIMD2(p[0], p[1]))
      if primaries.toXYZ == nil {
        notes.append("cHRM is broken and passed over")
        primaries = .sRGB
      }
    }
    var curve = ToneCurve.sRGB
    // sRGB files state 1/2.2 in hundred-thousandths (PNG, third edition, 11.3.2.4).
    if let gamma, abs(gamma - 45_455) > 5 {
      if (10_000...1_000_000).contains(gamma) {
        curve = .gamma(100_000 / Double(gamma))
      } else {
        notes.append("gAMA is broken and passed over")
      }
    }
    return PictureColor(conversion: PNGColor.conversion(curve, primaries), notes: notes)
  }

  private static func conversion(_ curve: ToneCurve, _ primaries: Primaries) -> PictureColor.Conversion? {
    guard let toXYZ = primaries.toXYZ else { return nil }
    return MatrixConversion(curves: [curve, curve, curve], toXYZ: toXYZ).map { .matrix($0) }
  }

  /// Returns the profile in an iCCP chunk, which has a name, the compression method, and the compressed profile.
  private static func profile(_ payload: UnsafeRawBufferPointer) -> [UInt8]? {
    guard let end = payload.prefix(80).firstIndex(of: 0), end + 2 <= payload.count, payload[end + 1] == 0 else {
      return nil
    }
    return LibDeflate.inflateZlib(UnsafeRawBufferPointer(rebasing: payload[(end + 2)...]), atMost: ICCProfile.longest)
  }
}
