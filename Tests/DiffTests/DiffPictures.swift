import NavReelDiff
import NavReelDrawing
import NavReelTestSupport

/// Returns a limit set by a test.
func set<Value>(_ value: Value) -> Sourced<Value> { Sourced(value, from: "test") }

/// Returns exact limits, changed by `change`.
func limits(_ change: (inout DiffLimits) -> Void) -> DiffLimits {
  var limits = DiffLimits()
  change(&limits)
  return limits
}

extension Pixmap {
  /// Returns a picture of one colour.
  static func flat(_ width: Int, _ height: Int, _ color: Color) -> Pixmap {
    Pixmap(width: width, height: height, filling: color)
  }

  /// Returns the picture with another colour at some positions.
  func with(_ color: Color, at places: [(Int, Int)]) -> Pixmap {
    var copy = self
    for (x, y) in places { copy[x, y] = color.pixel }
    return copy
  }

  /// Returns a picture of shapes from their coverage: 16 by 16 samples per pixel, mixed without gamma.
  static func coverage(
    _ width: Int, _ height: Int, ink: Color, ground: Color = .white, _ isInside: (Double, Double) -> Bool
  ) -> Pixmap {
    var result = Pixmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        var inside = 0
        for sample in 0..<256 {
          let u = Double(x) + (Double(sample % 16) + 0.5) / 16
          let v = Double(y) + (Double(sample / 16) + 0.5) / 16
          if isInside(u, v) { inside += 1 }
        }
        result[x, y] = ground.mixedPremultiplied(with: ink, Double(inside) / 256).pixel
      }
    }
    return result
  }

  /// Returns random patches of a few colours, and a part of another such picture: flat areas, edges and noise.
  static func patches(width: Int, height: Int, opaque: Bool = true, using random: inout SeededGenerator) -> Pixmap {
    var result = Pixmap.flat(width, height, opaque ? .white : .clear)
    for _ in 0..<12 {
      let shade = Int.random(in: 0...255, using: &random)
      let alpha = opaque ? 1 : Double.random(in: 0...1, using: &random)
      let color = Color(shade, (shade * 7) % 256, Int.random(in: 0...255, using: &random), alpha)
      let (x, y) = (Int.random(in: 0..<width, using: &random), Int.random(in: 0..<height, using: &random))
      let (w, h) = (Int.random(in: 1...max(2, width / 3), using: &random), Int.random(in: 1...4, using: &random))
      for v in y..<min(y + h, height) { for u in x..<min(x + w, width) { result[u, v] = color.pixel } }
    }
    return result
  }

  /// Returns the picture with some pixels changed, each by up to `levels` of one component.
  func disturbed(count: Int, levels: Int, using random: inout SeededGenerator) -> Pixmap {
    var result = self
    for _ in 0..<count {
      let (x, y) = (Int.random(in: 0..<width, using: &random), Int.random(in: 0..<height, using: &random))
      let shift = UInt32(Int.random(in: 0..<3, using: &random) * 8)
      let alpha = Int(result[x, y] >> 24)
      let old = Int(result[x, y] >> shift & 255)
      let new = min(max(old + Int.random(in: -levels...levels, using: &random), 0), alpha)
      result[x, y] = result[x, y] & ~(255 << shift) | UInt32(new) << shift
    }
    return result
  }
}
