import NavReelDrawing

/// Builds APNG files by hand, chunk by chunk: pictures of 8×4 RGBA pixels.
enum HandAPNG {
  static let width = 8
  static let height = 4
  static let whole = PixelRect(0, 0, width, height)
  static let middle = PixelRect(2, 1, 6, 3)
  static let dot = PixelRect(0, 0, 1, 1)

  // These are straight pixels, with red in the lowest byte.
  static let red: UInt32 = 0xFF00_00FF
  static let green: UInt32 = 0xFF00_FF00
  static let blue: UInt32 = 0xFFFF_0000
  static let clear: UInt32 = 0

  static func file(_ chunks: [[UInt8]], header: [UInt8]? = nil) -> [UInt8] {
    RawPNG.signature + (header ?? RawPNG.header(width, height, depth: 8, colour: 6)) + chunks.flatMap { $0 }
      + RawPNG.chunk("IEND", [])
  }

  /// Returns an acTL chunk.
  static func animation(_ frames: Int, plays: Int = 0) -> [UInt8] {
    RawPNG.chunk("acTL", number(frames) + number(plays))
  }

  /// Returns an fcTL chunk; by default drawn over the picture below, as in the public tests.
  static func control(
    _ sequence: Int, _ area: PixelRect = whole, delay: (Int, Int) = (10, 100), disposal: Int = 0, blend: Int = 1
  ) -> [UInt8] {
    let (numerator, denominator) = delay
    return RawPNG.chunk(
      "fcTL",
      number(sequence) + number(area.width) + number(area.height) + number(area.x0) + number(area.y0)
        + number(numerator << 16 | denominator) + [UInt8(disposal), UInt8(blend)])
  }

  /// Returns IDAT without a sequence number, fdAT with one.
  static func data(_ sequence: Int?, _ stream: [UInt8]) -> [UInt8] {
    guard let sequence else { return RawPNG.chunk("IDAT", stream) }
    return RawPNG.chunk("fdAT", number(sequence) + stream)
  }

  static func data(_ sequence: Int?, _ pixel: UInt32, _ area: PixelRect = whole) -> [UInt8] {
    data(sequence, stream(pixel, area.width, area.height))
  }

  /// Returns the zlib stream of a rectangle of one colour.
  static func stream(_ pixel: UInt32, _ width: Int = width, _ height: Int = height) -> [UInt8] {
    let bytes = [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: pixel >> $0) }
    let row: [UInt8] = [0] + Array(repeating: bytes, count: width).joined()
    return RawPNG.zlib(Array(Array(repeating: row, count: height).joined()))
  }

  static func number(_ value: Int) -> [UInt8] { RawPNG.bytes(UInt32(truncatingIfNeeded: value)) }
}
