/// A number with a unit, where a scene has none.
struct UnitSlip {
  private let value: Double
  private let unit: String

  /// Creates a slip, or nil if `unit` is not one that people write.
  init?(_ value: Double, _ unit: String) {
    guard UnitSlip.units.contains(unit.lowercased()) else { return nil }
    self.value = value
    self.unit = unit.lowercased()
  }

  /// Reads a text such as `320pt` or `50 ms`.
  init?(_ text: String) {
    let number = text.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-" || $0 == "+") }
    guard let value = Double(number), value.isFinite else { return nil }
    self.init(value, String(text.dropFirst(number.count).drop { $0 == " " }))
  }

  private static let units = ["", "pt", "pts", "px", "s", "sec", "seconds", "ms", "%", "deg", "°", "x"]

  /// Advice on the right notation: `lengths are points: 320`.
  var cure: String {
    let plain = JSON5Value.text(of: value)
    return switch unit {
    case "": "write \(plain), without quotes"
    case "pt", "pts": "lengths are points: \(plain)"
    case "px": "lengths are points, not pixels, and have no unit"
    case "s", "sec", "seconds": "times are seconds: \(plain)"
    case "ms": "times are seconds: \(JSON5Value.text(of: value / 1000))"
    case "%": "a share of 1 is meant: \(JSON5Value.text(of: value / 100))"
    case "x": "numbers have no unit: \(plain)"
    default: "angles are degrees: \(plain)"
    }
  }
}
