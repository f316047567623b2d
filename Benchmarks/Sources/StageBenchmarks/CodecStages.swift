import NavReelCodecs
import NavReelDrawing

/// Pictures to and from bytes, on one core.
enum CodecStages {
  static func run(_ suite: Suite) throws {
    let frames = [("flat", flat), ("photo", Photo.pixmap(width: 1170, height: 2532))]
    for (name, frame) in frames {
      for effort in PNGEncoder.Effort.allCases {
        let encoder = PNGEncoder(effort: effort)
        suite.measure("encode: \(name), \(effort.rawValue)", per: frame.count, "pixel") { _ = encoder.encode(frame) }
      }
      let bytes = PNGEncoder().encode(frame)
      try suite.measure("decode: \(name)", per: frame.count, "pixel") { _ = try decodePicture(bytes) }
      suite.measure("digest: \(name)", per: frame.count, "pixel") { _ = PixelDigest(of: frame) }
    }
  }

  /// Rows of a table: white, with bars where text would be.
  private static var flat: Pixmap {
    Pixmap(width: 1170, height: 2532) { pixels in
      for y in 0..<2532 {
        for x in 0..<1170 {
          let isText = (y % 180 > 60 && y % 180 < 100) && x > 200 && (x * 7 + y * 3) % 11 > 5 && x < 800
          pixels[y * 1170 + x] = isText ? 0xFF22_2222 : y % 180 == 0 ? 0xFFC8_C6C6 : 0xFFFF_FFFF
        }
      }
    }
  }
}
