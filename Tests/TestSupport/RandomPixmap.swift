public import NavReelDrawing

extension Pixmap {
  /// A picture of random pixels of every alpha, or of random opaque ones; no colour byte is above its alpha.
  public static func random(
    width: Int, height: Int, opaque: Bool = false, using random: inout SeededGenerator
  ) -> Pixmap {
    var pixmap = Pixmap(width: width, height: height)
    pixmap.withMutablePixels { pixels in
      for i in pixels.indices {
        let alpha = opaque ? 255 : UInt32.random(in: 0...255, using: &random)
        func component() -> UInt32 { UInt32.random(in: 0...alpha, using: &random) }
        pixels[i] = component() | component() << 8 | component() << 16 | alpha << 24
      }
    }
    return pixmap
  }
}
