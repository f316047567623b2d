import NavReelDrawing
import NavReelTestSupport

@testable import NavReelRaster

extension SeededGenerator {
  mutating func unit() -> Double { Double(next() >> 11) / 9_007_199_254_740_992 }
  mutating func within(_ low: Double, _ high: Double) -> Double { low + (high - low) * unit() }
}

/// Returns the coverage of a path: its alphas when the renderer fills it in black.
func coverage(_ path: Path, _ rule: FillRule = .nonZero, width: Int, height: Int) -> [Int] {
  let list = DisplayList([.fill(path, rule: rule, paint: .color(.black), blend: .sourceOver)])
  return alphas(Renderer(width: width, height: height, scale: 1).render(list))
}

func alphas(_ pixmap: Pixmap) -> [Int] { pixmap.withPixels { $0.map { Int($0 >> 24) } } }

func channels(_ p: UInt32) -> [Int] { [0, 8, 16, 24].map { Int(p >> $0 & 255) } }

/// Returns the largest difference of any channel.
func distance(_ a: Pixmap, _ b: Pixmap) -> Int {
  a.withPixels { p in
    b.withPixels { q in
      zip(p, q).reduce(0) { worst, pair in
        zip(channels(pair.0), channels(pair.1)).reduce(worst) { max($0, abs($1.0 - $1.1)) }
      }
    }
  }
}

/// Returns true if no colour byte is above its alpha.
func isPremultiplied(_ pixmap: Pixmap) -> Bool {
  pixmap.withPixels { pixels in
    pixels.allSatisfy { p in channels(p)[0..<3].allSatisfy { $0 <= Int(p >> 24) } }
  }
}

/// Returns a picture whose pixels are given by their position.
func picture(_ width: Int, _ height: Int, _ pixel: (_ x: Int, _ y: Int) -> UInt32) -> Pixmap {
  Pixmap(width: width, height: height) { to in
    for y in 0..<height { for x in 0..<width { to[y * width + x] = pixel(x, y) } }
  }
}

/// Returns a picture of random premultiplied pixels.
func noise(_ width: Int, _ height: Int, seed: UInt64, opaque: Bool = false) -> Pixmap {
  var random = SeededGenerator(seed: seed)
  return picture(width, height) { _, _ in
    Blend.premultiplied(UInt32(truncatingIfNeeded: random.next()) | (opaque ? 0xFF00_0000 : 0))
  }
}
