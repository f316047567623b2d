import NavReelDrawing

/// A picture with the statistics of a photograph: slow gradients and a little grain.
enum Photo {
  static func pixmap(width: Int, height: Int) -> Pixmap {
    Pixmap(width: width, height: height) { pixels in
      var seed: UInt64 = 7
      for y in 0..<height {
        for x in 0..<width {
          seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          let grain = UInt32(truncatingIfNeeded: seed >> 60) & 7
          let r = UInt32(60 + 120 * y / height) + grain
          let g = UInt32(90 + 80 * x / width) + grain
          let b = UInt32(200 - 90 * y / height) + grain
          pixels[y * width + x] = r | g << 8 | b << 16 | 0xFF00_0000
        }
      }
    }
  }
}
