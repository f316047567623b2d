import NavReelElementaryFunctions

/// A Gaussian blur, approximated as in the filter specifications, with repeated edges.
///
/// Below a standard deviation of `kernelLimit` pixels the true kernel is used; above it, three running means of the
/// widths in SVG 1.1. These spread 6 % less than the Gaussian, so a fourth mean adds the missing variance. With it no
/// channel of any picture is more than 4 levels off. (For σ from 2 to 4.5, where the specification would allow means,
/// their whole-pixel widths are up to 10 levels off.)
enum GaussianBlur {
  /// The largest standard deviation, in pixels; wider blurs are drawn with this one. It bounds the surroundings that a
  /// blur reads, and is wider than a screen can show.
  static let limit = 512.0

  static let kernelLimit = 4.5

  /// Returns the width of a running mean: floor(σ·3·√(2π)/4 + ½).
  static func boxWidth(_ sigma: Double) -> Int { Int((sigma * 1.879971205598731 + 0.5).rounded(.down)) }

  /// Returns the three boxes: equal ones for odd widths; for even widths two that are shifted half a pixel apart, and
  /// one that is a pixel wider.
  static func boxes(_ sigma: Double) -> [Box] {
    let d = boxWidth(sigma)
    let h = d / 2
    let centred = Box(before: h, after: h)
    return d % 2 == 1
      ? [centred, centred, centred] : [Box(before: h, after: h - 1), Box(before: h - 1, after: h), centred]
  }

  /// Returns the centred mean that adds the variance which the three boxes lack: full weights out to h, with a variance
  /// of (h² + h)/3, and a partial weight beyond.
  static func correction(_ sigma: Double) -> Box {
    let reached = boxes(sigma).reduce(0.0) { $0 + Double($1.width * $1.width - 1) / 12 }
    let missing = max(sigma * sigma - reached, 0)
    let h = (((12 * missing + 1).squareRoot() - 1) / 2).rounded(.down)
    let full = 2 * h + 1
    let part = full * (missing - (h * h + h) / 3) / (2 * ((h + 1) * (h + 1) - missing))
    let reach = Int(h) + 1
    return Box(before: reach, after: reach, lack: 1 - min(max(part, 0), 1))
  }

  /// Returns weights that add up to 65,536, out to three standard deviations.
  static func kernel(_ sigma: Double) -> [UInt32] {
    let radius = max(1, Int((3 * sigma).rounded(.up)))
    let raw = (-radius...radius).map { ElementaryFunctions.exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = raw.reduce(0, +)
    var weights = raw.map { UInt32($0 / sum * 65536 + 0.5) }
    weights[radius] = weights[radius] &+ 65536 &- weights.reduce(0, &+)
    return weights
  }

  /// Returns the distance over which a pixel affects others, in pixels.
  static func reach(_ sigma: Double) -> Int { sigma > 0 ? Int((3 * min(sigma, limit)).rounded(.up)) + 2 : 0 }

  static func blur(_ plane: inout BlurPlane, _ sigma: Double, rows: Bool = true, columns: Bool = true) {
    guard sigma > 0 else { return }
    if sigma < kernelLimit {
      let weights = kernel(sigma)
      if rows { plane.convolveRows(weights) }
      if columns { plane.convolveColumns(weights) }
      return
    }
    let sigma = min(sigma, limit)
    let means = boxes(sigma) + [correction(sigma)]
    if rows { plane.meansAlongRows(means) }
    if columns { plane.meansAlongColumns(means) }
  }
}
