extension ElementaryFunctions {
  /// Returns eˣ. Below −745 it is 0, above 709.7 infinity; NaN stays NaN.
  public static func exp(_ x: Double) -> Double {
    if x.isNaN { return x }
    if x > 709.782712893384 { return .infinity }
    if x < -745.2 { return 0 }
    let n = (x * 1.4426950408889634).rounded(.toNearestOrEven)
    let r = (x - n * ln2High) - n * ln2Low
    // Taylor to the 13th power: |r| ≤ ln2/2, so the first term left out is below 2⁻⁵⁷.
    var sum = 1.0
    var k = 13.0
    while k >= 1 {
      sum = 1 + r * sum / k
      k -= 1
    }
    return scaled(sum, by: Int(n))
  }

  /// Returns the natural logarithm of `x`: −∞ at 0, NaN below.
  public static func log(_ x: Double) -> Double {
    if x.isNaN || x < 0 { return .nan }
    if x == 0 { return -.infinity }
    if x == .infinity { return x }
    var exponent = Double(x.exponent)
    var m = x.significand
    if m > 1.4142135623730951 {
      m /= 2
      exponent += 1
    }
    // ln m = 2·artanh(s), s = (m − 1)/(m + 1), |s| ≤ 0.1716.
    let s = (m - 1) / (m + 1)
    let s2 = s * s
    var sum = 0.0
    var k = 21.0
    while k >= 1 {
      sum = sum * s2 + 1 / k
      k -= 2
    }
    return exponent * ln2High + (exponent * ln2Low + 2 * s * sum)
  }

  /// Returns `base` raised to `exponent`, for a base of at least 0.
  public static func pow(_ base: Double, _ exponent: Double) -> Double {
    if exponent == 0 { return 1 }
    if base == 0 { return exponent > 0 ? 0 : .infinity }
    return exp(exponent * log(base))
  }

  /// Returns the cube root, of the sign of `x`.
  public static func cbrt(_ x: Double) -> Double {
    if x == 0 || !x.isFinite { return x }
    let a = abs(x)
    var y = exp(log(a) / 3)
    y -= (y * y * y - a) / (3 * y * y)
    return x < 0 ? -y : y
  }

  private static func scaled(_ value: Double, by power: Int) -> Double {
    // Two steps, so that results in the subnormal range are reached without an overflow of the factor.
    let half = power / 2
    return value * powerOfTwo(half) * powerOfTwo(power - half)
  }

  private static func powerOfTwo(_ n: Int) -> Double {
    Double(sign: .plus, exponent: n, significand: 1)
  }
}
