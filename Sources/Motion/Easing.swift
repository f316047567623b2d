/// A function from the fraction of time to the progress, without physics: 0 at 0, and 1 at 1.
///
///     Easing.easeInOut.value(at: 0.25)  // 0.1292
public enum Easing: Hashable, Sendable {
  case linear

  /// A cubic Bézier from (0, 0) to (1, 1) with control points (x1, y1) and (x2, y2), as in CSS.
  ///
  /// The abscissas are clamped to 0…1, so that the curve is a function; ordinates may be outside, and the value then
  /// leaves 0…1 on its way.
  case bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double)

  public static let easeIn = Easing.bezier(0.42, 0, 1, 1)
  public static let easeOut = Easing.bezier(0, 0, 0.58, 1)

  /// The default curve of an animation block.
  public static let easeInOut = Easing.bezier(0.42, 0, 0.58, 1)

  /// The default curve of a layer.
  public static let `default` = Easing.bezier(0.25, 0.1, 0.25, 1)

  /// Returns the progress at `x`, which is clamped to 0…1; both ends are exact.
  public func value(at x: Double) -> Double {
    if x >= 1 { return 1 }
    guard x > 0 else { return 0 }
    switch self {
    case .linear:
      return x
    case .bezier(let x1, let y1, let x2, let y2):
      if x1 == y1 && x2 == y2 { return x }
      let horizontal = UnitCubic(min(max(x1, 0), 1), min(max(x2, 0), 1))
      return UnitCubic(y1, y2).value(at: horizontal.parameter(of: x))
    }
  }

  /// The abscissas in (0, 1) where the curve turns back, ascending; none for a curve that only rises.
  var turningPoints: [Double] {
    guard case .bezier(let x1, let y1, let x2, let y2) = self else { return [] }
    let horizontal = UnitCubic(min(max(x1, 0), 1), min(max(x2, 0), 1))
    return UnitCubic(y1, y2).turningParameters.map(horizontal.value(at:)).filter { $0 > 0 && $0 < 1 }
  }
}

/// One coordinate of a cubic Bézier whose ends are 0 and 1.
private struct UnitCubic {
  /// The coefficients of ((a·t + b)·t + c)·t.
  let a: Double
  let b: Double
  let c: Double

  init(_ p1: Double, _ p2: Double) {
    c = 3 * p1
    b = 3 * (p2 - p1) - c
    a = 1 - c - b
  }

  func value(at t: Double) -> Double { ((a * t + b) * t + c) * t }

  func slope(at t: Double) -> Double { (3 * a * t + 2 * b) * t + c }

  /// Returns t in 0…1 with value(at: t) = x, for a coordinate that never falls. Takes Newton's step if it stays inside
  /// the bracket, otherwise the bracket's middle.
  func parameter(of x: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var t = x
    for _ in 0..<64 {
      let error = value(at: t) - x
      if error == 0 { return t }
      if error < 0 { low = t } else { high = t }
      let step = t - error / slope(at: t)
      let next = step > low && step < high ? step : low + (high - low) / 2
      if next == t || next <= low || next >= high { return next }
      t = next
    }
    return t
  }

  /// The parameters in (0, 1) at which the slope changes sign, ascending.
  var turningParameters: [Double] {
    let qa = 3 * a
    let qb = 2 * b
    if qa == 0 { return qb == 0 ? [] : [-c / qb].filter { $0 > 0 && $0 < 1 } }
    let discriminant = qb * qb - 4 * qa * c
    guard discriminant > 0 else { return [] }
    let root = discriminant.squareRoot()
    let roots = [(-qb - root) / (2 * qa), (-qb + root) / (2 * qa)]
    return roots.sorted().filter { $0 > 0 && $0 < 1 }
  }
}
