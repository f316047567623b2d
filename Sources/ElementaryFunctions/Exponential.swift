extension ElementaryFunctions {
  /// Returns eˣ: 0 below −745, infinity above 709.7, NaN for NaN.
  public static func exp(_ x: Double) -> Double {
    if x.isNaN { return x }
    if x > 709.782712893384 { return .infinity }
    if x < -745.2 { return 0 }
    let n = (x * 1.4426950408889634).rounded(.toNearestOrEven)
    let r = (x - n * ln2High) - n * ln2Low
    // The Taylor series goes to the 13th power: |r| ≤ ln2/2, so the first omitted term is below 2⁻⁵⁷.
    var sum = 1.0
    var k = 13.0
    while k >= 1 {
      sum = 1 + r * sum / k
      k -= 1
    }
    return scaled(sum, by: Int(n))
  }

  /// Returns the natural logarithm of `x`: −∞ at 0, NaN for negative numbers.
  public static func log(_ x: Double) -> Double {
    if x.isNaN || x < 0 { return .nan }
    if x == 0 { return -.infinity }
    if x == .infinity { return x }
    return logarithm(x).high
  }

  /// Returns `base` raised to `exponent`, for a base of at least 0; NaN for a negative base.
  ///
  /// The error is within 2 units for exponents up to 100, and grows in proportion beyond.
  public static func pow(_ base: Double, _ exponent: Double) -> Double {
    if exponent == 0 { return 1 }
    if base == 0 { return exponent > 0 ? 0 : .infinity }
    guard base > 0, base.isFinite, exponent.isFinite else { return exp(exponent * log(base)) }
    let (high, low) = logarithm(base)
    let (power, rest) = product(exponent, high)
    let result = exp(power)
    guard result.isFinite && result > 0 else { return result }
    return result + result * (rest + exponent * low)
  }

  /// Returns the cube root, with the sign of `x`.
  public static func cbrt(_ x: Double) -> Double {
    if x == 0 || !x.isFinite { return x }
    let a = abs(x)
    // Scaling keeps the remainders below out of the subnormal range.
    if a < 0x1p-700 { return cbrt(x * 0x1p600) * 0x1p-200 }
    let y = exp(log(a) / 3)
    // This is one step of Newton's method, with y³ − a in extended precision.
    let (square, squareRest) = product(y, y)
    let (cube, cubeRest) = product(square, y)
    let root = y - ((cube - a) + (cubeRest + squareRest * y)) / (3 * square)
    return x < 0 ? -root : root
  }

  /// Returns the logarithm as a sum of two numbers, accurate to about 2⁻⁶⁰, for a finite base above 0.
  private static func logarithm(_ x: Double) -> (high: Double, low: Double) {
    var exponent = Double(x.exponent)
    var m = x.significand
    if m > 1.4142135623730951 {
      m /= 2
      exponent += 1
    }
    // s = (m − 1)/(m + 1) with its remainder; m − 1 is exact.
    let (sum, sumRest) = self.sum(m, 1)
    // ln m = 2·artanh s, |s| ≤ 0.1716.
    let s = (m - 1) / sum
    let (back, backRest) = product(s, sum)
    let sRest = (((m - 1) - back) - backRest - s * sumRest) / sum
    let s2 = s * s
    var series = 0.0
    var k = 21.0
    while k >= 3 {
      series = series * s2 + 1 / k
      k -= 2
    }
    let (high, rest) = self.sum(exponent * ln2High, 2 * s)
    let (total, totalRest) = self.sum(high, rest + (exponent * ln2Low + (2 * sRest + 2 * s * s2 * series)))
    return (total, totalRest)
  }

  /// Returns a + b and its rounding error (Knuth).
  private static func sum(_ a: Double, _ b: Double) -> (sum: Double, rest: Double) {
    let s = a + b
    let t = s - a
    return (s, (a - (s - t)) + (b - t))
  }

  /// Returns a·b and its rounding error (Dekker), for factors below 2⁹⁹⁵.
  private static func product(_ a: Double, _ b: Double) -> (product: Double, rest: Double) {
    func halves(_ x: Double) -> (Double, Double) {
      let c = x * 134_217_729
      let high = c - (c - x)
      return (high, x - high)
    }
    let p = a * b
    let (a1, a2) = halves(a)
    let (b1, b2) = halves(b)
    return (p, a2 * b2 - (((p - a1 * b1) - a2 * b1) - a1 * b2))
  }

  private static func scaled(_ value: Double, by power: Int) -> Double {
    // Two steps reach results in the subnormal range without an overflow of the factor.
    let half = power / 2
    return value * powerOfTwo(half) * powerOfTwo(power - half)
  }

  private static func powerOfTwo(_ n: Int) -> Double {
    Double(sign: .plus, exponent: n, significand: 1)
  }
}
