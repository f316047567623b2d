import NavReelDrawing

/// The blocks of a GIF (CompuServe, "Graphics Interchange Format 89a"); numbers are little-endian.
enum GIFBlocks {
  static let trailer: UInt8 = 0x3B
  static let image: UInt8 = 0x2C
  static let extensionStart: UInt8 = 0x21
  static let control: UInt8 = 0xF9
  static let application: UInt8 = 0xFF

  /// Returns the bytes before the first frame: size, the film's palette, the number of plays.
  static func head(_ plan: GIFPlan) -> [UInt8] {
    var bytes = Array("GIF89a".utf8) + word(plan.width) + word(plan.height)
    // Bit 7: a table follows; bits 4 to 6: eight bits per component in the original; bits 0 to 2: the table's size.
    if plan.palette.isEmpty {
      bytes += [0x70, 0, 0]
    } else {
      let bits = plan.bits
      bytes += [0xF0 | UInt8(bits - 1), 0, 0] + table(plan.palette, bits)
    }
    // Without this block a film is played once. 0 means forever; other numbers count repeats.
    switch plan.options.plays {
    case .forever: bytes += loop(0)
    case .times(let n): if n > 1 { bytes += loop(min(n, GIFPlan.mostPlays) - 1) }
    }
    return bytes
  }

  private static func loop(_ count: Int) -> [UInt8] {
    [extensionStart, application, 11] + Array("NETSCAPE2.0".utf8) + [3, 1] + word(count) + [0]
  }

  /// Returns the bytes of a frame.
  ///
  /// - Parameters:
  ///   - data: The data of its pixels, from ``LZWEncoder``.
  ///   - delay: The delay, in hundredths of a second.
  ///   - clears: True to clear the frame's rectangle before the next frame.
  static func frame(_ part: GIFEncoder.Part, _ data: [UInt8], delay: Int, clears: Bool) -> [UInt8] {
    // The disposal is in bits 2 to 4: 1 leaves the frame, 2 clears it.
    let disposal: UInt8 = clears ? 2 << 2 : 1 << 2
    var bytes = [extensionStart, control, 4, disposal | (part.clear == nil ? 0 : 1)] + word(delay)
    bytes += [UInt8(part.clear ?? 0), 0, image]
    bytes += word(part.rect.x0) + word(part.rect.y0) + word(part.rect.width) + word(part.rect.height)
    if part.palette.isEmpty {
      bytes.append(0)
    } else {
      bytes += [0x80 | UInt8(part.bits - 1)] + table(part.palette, part.bits)
    }
    return bytes + data
  }

  private static func table(_ palette: [UInt32], _ bits: Int) -> [UInt8] {
    (0..<1 << bits).flatMap { i -> [UInt8] in
      let c = i < palette.count ? palette[i] : 0
      return [UInt8(c & 255), UInt8(c >> 8 & 255), UInt8(c >> 16 & 255)]
    }
  }

  private static func word(_ n: Int) -> [UInt8] { [UInt8(n & 255), UInt8(n >> 8 & 255)] }
}
