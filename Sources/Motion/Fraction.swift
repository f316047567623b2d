/// An exact number of the form n/d, such as a frame rate or the time of a frame.
///
///     let rate = Fraction("30000/1001")
///
/// A fraction is always reduced, with the sign in the numerator. The operators are meant for rates and times and treat
/// a result outside 64 bits as a programmer error; the named functions return nil for it.
public struct Fraction: Hashable, Sendable {
  public let numerator: Int

  /// The denominator, greater than zero.
  public let denominator: Int

  public static let zero = Fraction(0)
  public static let one = Fraction(1)

  public init(_ whole: Int) {
    numerator = whole
    denominator = 1
  }

  /// Creates the reduced fraction; the denominator must not be zero.
  public init(_ numerator: Int, _ denominator: Int) {
    self.init(checked: Fraction(reducing: Int128(numerator), Int128(denominator)))
  }

  /// The nearest floating-point number.
  public var value: Double { Double(numerator) / Double(denominator) }

  /// Returns the sum, or nil if it needs more than 64 bits.
  public func adding(_ other: Fraction) -> Fraction? {
    Fraction(
      reducing: Int128(numerator) * Int128(other.denominator) + Int128(other.numerator) * Int128(denominator),
      Int128(denominator) * Int128(other.denominator))
  }

  /// Returns the product, or nil if it needs more than 64 bits.
  public func multiplied(by other: Fraction) -> Fraction? {
    Fraction(
      reducing: Int128(numerator) * Int128(other.numerator), Int128(denominator) * Int128(other.denominator))
  }

  /// Returns the quotient, or nil if it needs more than 64 bits or the divisor is zero.
  public func divided(by other: Fraction) -> Fraction? {
    Fraction(
      reducing: Int128(numerator) * Int128(other.denominator), Int128(denominator) * Int128(other.numerator))
  }

  /// Returns the number of steps needed to reach this number: the quotient rounded up. The step must be above zero.
  public func dividedRoundingUp(by step: Fraction) -> Int {
    precondition(step > .zero, "a step is above zero")
    let n = Int128(numerator) * Int128(step.denominator)
    let d = Int128(denominator) * Int128(step.numerator)
    let quotient = n / d + (n % d > 0 ? 1 : 0)
    return Int(clamping: quotient)
  }

  public static func + (a: Fraction, b: Fraction) -> Fraction { Fraction(checked: a.adding(b)) }
  public static func - (a: Fraction, b: Fraction) -> Fraction { Fraction(checked: a.adding(-b)) }
  public static func * (a: Fraction, b: Fraction) -> Fraction { Fraction(checked: a.multiplied(by: b)) }
  public static func / (a: Fraction, b: Fraction) -> Fraction { Fraction(checked: a.divided(by: b)) }
  public static prefix func - (a: Fraction) -> Fraction {
    Fraction(checked: Fraction(reducing: -Int128(a.numerator), Int128(a.denominator)))
  }

  private init(checked fraction: Fraction?) {
    guard let fraction else { preconditionFailure("a fraction's parts fit in 64 bits, its denominator is not zero") }
    self = fraction
  }

  init?(reducing n: Int128, _ d: Int128) {
    guard d != 0 else { return nil }
    var a = n.magnitude
    var b = d.magnitude
    while b != 0 { (a, b) = (b, a % b) }
    let sign: Int128 = d < 0 ? -1 : 1
    guard let numerator = Int(exactly: n / Int128(a) * sign), let denominator = Int(exactly: d / Int128(a) * sign)
    else { return nil }
    self.numerator = numerator
    self.denominator = denominator
  }
}

extension Fraction: Comparable {
  public static func < (a: Fraction, b: Fraction) -> Bool {
    Int128(a.numerator) * Int128(b.denominator) < Int128(b.numerator) * Int128(a.denominator)
  }
}
