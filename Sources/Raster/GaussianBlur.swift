import ElementaryFunctions

/// A Gaussian blur as the filter specifications approximate it.
///
/// Below a standard deviation of 2 pixels the true kernel is used; above, three box means, whose widths follow SVG 1.1.
/// All of it is separable and repeats the edges.
enum GaussianBlur {
  /// Largest accepted standard deviation in pixels; sums of a wider box would leave 32 bits.
  static let limit = 4096.0

  /// d = floor(σ·3·√(2π)/4 + ½).
  static func boxWidth(_ sigma: Double) -> Int { Int((sigma * 1.879971205598731 + 0.5).rounded(.down)) }

  /// The reach of each box before and after its pixel: three equal boxes for odd widths; for even ones two, shifted
  /// half a pixel apart, and one wider by a pixel.
  static func boxes(_ sigma: Double) -> [(before: Int, after: Int)] {
    let d = boxWidth(sigma)
    let h = d / 2
    return d % 2 == 1 ? [(h, h), (h, h), (h, h)] : [(h, h - 1), (h - 1, h), (h, h)]
  }

  /// Weights of 65,536 in sum, out to three standard deviations.
  static func kernel(_ sigma: Double) -> [UInt32] {
    let radius = max(1, Int((3 * sigma).rounded(.up)))
    let raw = (-radius...radius).map { ElementaryFunctions.exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = raw.reduce(0, +)
    var weights = raw.map { UInt32($0 / sum * 65536 + 0.5) }
    weights[radius] = weights[radius] &+ 65536 &- weights.reduce(0, &+)
    return weights
  }

  /// How far a pixel is felt, in pixels: what must be known around the place that is looked at.
  static func reach(_ sigma: Double) -> Int { sigma > 0 ? Int((3 * min(sigma, limit)).rounded(.up)) + 2 : 0 }

  static func blur(_ plane: inout BlurPlane, _ sigma: Double, rows: Bool = true, columns: Bool = true) {
    guard sigma > 0 else { return }
    if sigma < 2 {
      let weights = kernel(sigma)
      if rows { plane.convolve(weights, alongRows: true) }
      if columns { plane.convolve(weights, alongRows: false) }
      return
    }
    let boxes = boxes(min(sigma, limit))
    if rows { for b in boxes { plane.boxAlongRows(before: b.before, after: b.after) } }
    if columns { for b in boxes { plane.boxAlongColumns(before: b.before, after: b.after) } }
  }
}
