extension ElementaryFunctions {
  /// Returns the sine of an angle in radians, |x| < 10⁶.
  public static func sin(_ x: Double) -> Double { sinCos(x).sin }

  /// Returns the cosine of an angle in radians, |x| < 10⁶.
  public static func cos(_ x: Double) -> Double { sinCos(x).cos }

  /// Returns both, at the cost of one reduction. Multiples of π/2 as `Double` gives them are exact to 1e−16.
  public static func sinCos(_ x: Double) -> (sin: Double, cos: Double) {
    let n = (x * 0.6366197723675814).rounded(.toNearestOrEven)
    let r = ((x - n * halfPi1) - n * halfPi2) - n * halfPi3
    let (s, c) = kernel(r)
    switch Int(n) & 3 {
    case 0: return (s, c)
    case 1: return (c, -s)
    case 2: return (-s, -c)
    default: return (-c, s)
    }
  }

  /// Returns sine and cosine of an angle in degrees; multiples of 90 are exact.
  public static func sinCos(degrees: Double) -> (sin: Double, cos: Double) {
    let turns = degrees.truncatingRemainder(dividingBy: 360)
    let n = (turns / 90).rounded(.toNearestOrEven)
    let (s, c) = kernel((turns - 90 * n) * 0.017453292519943295)
    switch Int(n) & 3 {
    case 0: return (s, c)
    case 1: return (c, -s)
    case 2: return (-s, -c)
    default: return (-c, s)
    }
  }

  /// Returns the angle of (x, y) from the positive x axis, in (−π, π].
  public static func atan2(_ y: Double, _ x: Double) -> Double {
    if x == 0 && y == 0 { return 0 }
    if abs(y) <= abs(x) {
      let a = atan(y / x)
      if x > 0 { return a }
      return y < 0 ? a - .pi : a + .pi
    }
    let a = atan(x / y)
    return (y > 0 ? Double.pi / 2 : -Double.pi / 2) - a
  }

  /// Returns the arc tangent, in (−π/2, π/2).
  public static func atan(_ x: Double) -> Double {
    if abs(x) > 1 { return (x > 0 ? Double.pi / 2 : -Double.pi / 2) - atan(1 / x) }
    // Halve the angle twice: tan(θ/2) = t / (1 + √(1 + t²)); then |t| ≤ tan(π/16) and the series is short.
    let once = x / (1 + (1 + x * x).squareRoot())
    let t = once / (1 + (1 + once * once).squareRoot())
    let t2 = t * t
    var sum = 0.0
    var k = 25.0
    while k >= 1 {
      sum = 1 / k - sum * t2
      k -= 2
    }
    return 4 * t * sum
  }

  /// Returns the arc cosine, in [0, π]; the argument is clamped to −1…1.
  public static func acos(_ x: Double) -> Double {
    let c = min(max(x, -1), 1)
    return atan2((1 - c * c).squareRoot(), c)
  }

  /// Taylor series on |r| ≤ π/4 + a little: terms to r¹⁷ leave less than 2⁻⁵⁵.
  private static func kernel(_ r: Double) -> (sin: Double, cos: Double) {
    let r2 = r * r
    var s = 1.0
    var k = 8.0
    while k >= 1 {
      s = 1 - r2 * s / ((2 * k) * (2 * k + 1))
      k -= 1
    }
    var c = 1.0
    k = 9
    while k >= 1 {
      c = 1 - r2 * c / ((2 * k - 1) * (2 * k))
      k -= 1
    }
    return (r * s, c)
  }
}
