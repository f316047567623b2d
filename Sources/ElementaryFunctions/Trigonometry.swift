extension ElementaryFunctions {
  /// Returns the sine of an angle in radians; see ``sinCos(_:)``.
  public static func sin(_ x: Double) -> Double { sinCos(x).sin }

  /// Returns the cosine of an angle in radians; see ``sinCos(_:)``.
  public static func cos(_ x: Double) -> Double { sinCos(x).cos }

  /// Returns sine and cosine of an angle in radians with a single reduction.
  ///
  /// The error is within 2 units for |x| < 10⁴, 3 for |x| < 10⁶. Larger angles are first reduced modulo 2π as a
  /// `Double`, so the result is some point of the circle. If the angle is infinite or NaN, both are NaN.
  public static func sinCos(_ angle: Double) -> (sin: Double, cos: Double) {
    guard angle.isFinite else { return (.nan, .nan) }
    let x = abs(angle) < 1e6 ? angle : angle.truncatingRemainder(dividingBy: 2 * .pi)
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

  /// Returns sine and cosine of an angle in degrees; multiples of 90 are exact. If it is infinite or NaN, both are NaN.
  public static func sinCos(degrees: Double) -> (sin: Double, cos: Double) {
    guard degrees.isFinite else { return (.nan, .nan) }
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

  /// Returns the arc tangent, in [−π/2, π/2].
  public static func atan(_ x: Double) -> Double {
    if x.isNaN { return x }
    // Use atan x = atan c + atan((x − c)/(1 + c·x)), with a c for which the remaining argument is at most 7/16.
    let a = abs(x)
    let angle: Double
    if a < 0.4375 {
      angle = arcTangentSeries(a)
    } else if a < 0.6875 {
      angle = 0x1.dac670561bb4fp-2 + (0x1.a2b7f222f65e2p-56 + arcTangentSeries((2 * a - 1) / (2 + a)))
    } else if a < 1.1875 {
      angle = 0x1.921fb54442d18p-1 + (0x1.1a62633145c07p-55 + arcTangentSeries((a - 1) / (a + 1)))
    } else if a < 2.4375 {
      angle = 0x1.f730bd281f69bp-1 + (0x1.007887af0cbbdp-56 + arcTangentSeries((a - 1.5) / (1 + 1.5 * a)))
    } else {
      angle = 0x1.921fb54442d18p+0 + (0x1.1a62633145c07p-54 - arcTangentSeries(1 / a))
    }
    return x < 0 ? -angle : angle
  }

  /// Evaluates Gregory's series; at 7/16 the first omitted term is below 2⁻⁶⁰.
  private static func arcTangentSeries(_ t: Double) -> Double {
    let t2 = t * t
    var sum = 0.0
    var k = 47.0
    while k >= 3 {
      sum = 1 / k - sum * t2
      k -= 2
    }
    return t - t * t2 * sum
  }

  /// Returns the arc cosine, in [0, π]; the argument is clamped to −1…1.
  public static func acos(_ x: Double) -> Double {
    let c = min(max(x, -1), 1)
    return atan2(((1 - c) * (1 + c)).squareRoot(), c)
  }

  /// Evaluates the Taylor series for |r| slightly above π/4 or less: terms up to r¹⁷ leave less than 2⁻⁵⁵.
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
