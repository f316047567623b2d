/// Round numbers along an axis: steps of 1, 2 or 5 times a power of ten.
struct AxisTicks: Equatable, Sendable {
  struct Tick: Equatable, Sendable {
    let value: Double

    /// The value as text, with as many decimals as the step.
    let label: String
  }

  let ticks: [Tick]

  /// - Parameters:
  ///   - low: the beginning of the axis.
  ///   - high: its end, above `low`.
  ///   - count: the largest number of steps, at least 1.
  init(from low: Double, to high: Double, count: Int) {
    guard low.isFinite, high.isFinite, high > low, (high - low).isFinite else {
      ticks = []
      return
    }
    var (mantissa, exponent) = AxisTicks.step(atLeast: (high - low) / Double(max(1, count)))
    if mantissa == 10 { (mantissa, exponent) = (1, exponent + 1) }
    let power = AxisTicks.power(abs(exponent))
    // Computed from whole numbers, so that 0.3 is 3 / 10 and not three times 0.1.
    func value(_ n: Double) -> Double {
      exponent < 0 ? n * Double(mantissa) / power : n * Double(mantissa) * power
    }
    let step = value(1)
    let first = (low / step - 1e-9).rounded(.up)
    let last = (high / step + 1e-9).rounded(.down)
    guard last >= first, last - first <= 1000, abs(first) < 1e12, abs(last) < 1e12 else {
      ticks = []
      return
    }
    ticks = (Int(first)...Int(last)).map { n in
      Tick(value: value(Double(n)), label: AxisTicks.label(n * mantissa, exponent: exponent))
    }
  }

  private static func step(atLeast length: Double) -> (mantissa: Int, exponent: Int) {
    var exponent = 0
    while exponent > -12 && length < unit(exponent) { exponent -= 1 }
    while exponent < 12 && length >= unit(exponent + 1) { exponent += 1 }
    let mantissa = [1, 2, 5].first { Double($0) * unit(exponent) >= length * (1 - 1e-9) }
    return (mantissa ?? 10, exponent)
  }

  private static func unit(_ exponent: Int) -> Double { exponent < 0 ? 1 / power(-exponent) : power(exponent) }

  private static func power(_ exponent: Int) -> Double { (0..<exponent).reduce(1) { power, _ in power * 10 } }

  /// Returns a label, such as `−0.20` for −20 and −2.
  static func label(_ digits: Int, exponent: Int) -> String {
    let sign = digits < 0 ? "−" : ""
    if exponent >= 0 { return sign + "\(abs(digits))" + (digits == 0 ? "" : String(repeating: "0", count: exponent)) }
    var text = "\(abs(digits))"
    if text.count <= -exponent { text = String(repeating: "0", count: -exponent + 1 - text.count) + text }
    text.insert(".", at: text.index(text.endIndex, offsetBy: exponent))
    return sign + text
  }
}
