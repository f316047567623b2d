import NavReelDrawing
import NavReelTestSupport

/// The kinds of pixmaps that an encoder treats differently.
enum SampleArt: String, CaseIterable {
  case flat, clear, rows, columns, noise, translucentNoise, photo, page, checker, translucentPage, gradient

  func pixmap(_ width: Int, _ height: Int, seed: UInt64 = 1) -> Pixmap {
    var random = SeededGenerator(seed: seed &+ UInt64(width &* 31 &+ height))
    return Pixmap(width: width, height: height) { pixels in
      for y in 0..<height {
        for x in 0..<width { pixels[y * width + x] = pixel(x, y, width, height, &random) }
      }
    }
  }

  private func pixel(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ random: inout SeededGenerator) -> UInt32 {
    func rgb(_ r: Int, _ g: Int, _ b: Int) -> UInt32 {
      func byte(_ v: Int) -> UInt32 { UInt32(min(max(v, 0), 255)) }
      return byte(r) | byte(g) << 8 | byte(b) << 16 | 0xFF00_0000
    }
    func premultiplied(_ alpha: UInt32) -> UInt32 {
      func c() -> UInt32 { UInt32.random(in: 0...alpha, using: &random) }
      return c() | c() << 8 | c() << 16 | alpha << 24
    }
    switch self {
    case .flat: return rgb(0, 122, 255)
    case .clear: return 0
    case .rows: return rgb(y * 7 & 255, y & 255, 200)
    case .columns: return rgb(x * 5 & 255, x & 255, 9)
    case .noise: return UInt32(truncatingIfNeeded: random.next()) | 0xFF00_0000
    case .translucentNoise: return premultiplied(UInt32.random(in: 0...255, using: &random))
    case .photo:
      let grain = Int.random(in: -4...4, using: &random)
      let speck = Int.random(in: -2...2, using: &random)
      return rgb(40 + 200 * y / height + grain, 90 + 100 * x / width + grain + speck, 160 - y / 3 + grain)
    case .page:
      // The page has rows of a table with word-like shapes, under a photograph.
      if y < height / 3 { return SampleArt.photo.pixel(x, y, width, height, &random) }
      if y % 64 == 0 { return rgb(198, 198, 200) }
      let isWord = y % 64 > 20 && y % 64 < 34 && x % 40 > 6 && (x / 40 + y / 64) % 3 != 0
      if isWord && (x * 7 + y * 3 + x / 40) % 5 < 2 { return rgb(20, 20, 20 + x % 7) }
      return rgb(255, 255, 255)
    case .checker: return (x ^ y) & 1 == 0 ? rgb(0, 0, 0) : rgb(255, 255, 255)
    case .translucentPage: return y % 16 < 8 && x % 9 < 5 ? premultiplied(128) : (y % 3 == 0 ? 0 : rgb(3, 4, 5))
    case .gradient: return rgb(255 * y / height, 255 * y / height, 128)
    }
  }
}
