import NavReelDrawing
import NavReelMotion

/// A value that a track can have: one that can be mixed, or one that jumps.
protocol Mixable: Hashable, Sendable {
  /// True for values that cannot be mixed, such as texts.
  static var isDiscrete: Bool { get }

  /// Returns the mix at a fraction; 0 and 1 give the two ends exactly.
  static func mixed(_ a: Self, _ b: Self, _ fraction: Double) -> Self
}

extension Double: Mixable {
  static var isDiscrete: Bool { false }
  static func mixed(_ a: Double, _ b: Double, _ fraction: Double) -> Double { mix(a, b, fraction) }
}

extension Color: Mixable {
  static var isDiscrete: Bool { false }
  static func mixed(_ a: Color, _ b: Color, _ fraction: Double) -> Color { a.mixedPremultiplied(with: b, fraction) }
}

extension String: Mixable {
  static var isDiscrete: Bool { true }
  static func mixed(_ a: String, _ b: String, _ fraction: Double) -> String { fraction < 1 ? a : b }
}

extension StatusBar.Style: Mixable {
  static var isDiscrete: Bool { true }
  static func mixed(_ a: StatusBar.Style, _ b: StatusBar.Style, _ fraction: Double) -> StatusBar.Style {
    fraction < 1 ? a : b
  }
}

/// Angles in degrees, mixed like transforms: by the shorter way, without whole turns.
///
/// Exactly half a turn goes by the sign of the numbers: 0 → 180 clockwise, 0 → −180 against it (docs/ios.md, E9).
enum Angle {
  static func mixed(_ a: Double, _ b: Double, _ fraction: Double) -> Double {
    normalized(a + shorter(b - a) * fraction)
  }

  /// Returns the angle of the same direction in −180…180.
  static func normalized(_ degrees: Double) -> Double { shorter(degrees) }

  /// Returns the turn without whole circles, in −180…180.
  private static func shorter(_ turn: Double) -> Double {
    // Rounding half to even would turn 180 and 540 different ways; towards zero keeps the sign of the turn.
    let rest = turn.truncatingRemainder(dividingBy: 360)
    if rest > 180 { return rest - 360 }
    if rest < -180 { return rest + 360 }
    return rest
  }
}
