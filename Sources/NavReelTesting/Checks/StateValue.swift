import NavReelDrawing
import NavReel

/// The expected value of one name in a frame's state.
///
/// A number literal stands for a number, a string literal for a colour or a word: `"title.forest.x": 120`,
/// `"bar.tintColor": "#007aff"`, `"statusBar.style": "lightContent"`.
public struct StateValue: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case number(Double, within: Double?)
    case text(String, levels: Int)
    case absent
  }

  let kind: Kind

  /// A number.
  ///
  /// - Parameters:
  ///   - number: the expected number.
  ///   - tolerance: the allowed difference, at least 0, in the value's unit: points, degrees or fractions of one.
  ///     Default: the expectation's tolerance.
  public static func number(_ number: Double, within tolerance: Double? = nil) -> StateValue {
    StateValue(kind: .number(number, within: tolerance))
  }

  /// A colour, written as in a scene file: `#rgb`, `#rrggbb`, `#rrggbbaa`, or a name.
  ///
  /// - Parameters:
  ///   - text: the expected colour.
  ///   - levels: the allowed difference of red, green, blue and alpha, in levels of 0…255. Default 0.
  public static func color(_ text: String, within levels: Int = 0) -> StateValue {
    StateValue(kind: .text(text, levels: levels))
  }

  /// No value: the frame does not have it, as when its screen is not on screen.
  public static let absent = StateValue(kind: .absent)

  /// Returns what is wrong with an actual value; nil if it is as expected.
  ///
  /// - Parameters:
  ///   - actual: the frame's value; nil if it has none.
  ///   - tolerance: the tolerance for numbers that have none of their own.
  func fault(_ actual: FilmAttribute.Value?, within tolerance: Double) -> String? {
    switch (kind, actual) {
    case (.absent, nil): return nil
    case (.absent, let actual?): return "is \(actual.text), and should not be there"
    case (_, nil): return "is not there in this frame; expected \(expected(tolerance))"
    case (.number(let number, let own), .number(let actual)?):
      if abs(actual - number) <= own ?? tolerance { return nil }
    case (.text(let text, let levels), .color(let actual)?):
      guard let color = Color(css: text) else { return "is a colour, and \"\(text)\" is none" }
      if StateValue.step(color, actual) <= levels { return nil }
    case (.text(let text, _), .word(let actual)?):
      if text == actual { return nil }
    default: break
    }
    return "is \(actual?.text ?? "none"); expected \(expected(tolerance))"
  }

  private func expected(_ tolerance: Double) -> String {
    switch kind {
    case .number(let number, let own):
      "\(FilmAttribute.Value.number(number).text) ± \(FilmAttribute.Value.number(own ?? tolerance).text)"
    case .text(let text, let levels): text + (levels > 0 ? " ± \(levels) levels" : "")
    case .absent: "none"
    }
  }

  /// Returns the largest difference of the four bytes.
  private static func step(_ a: Color, _ b: Color) -> Int {
    let (a, b) = (a.bytes, b.bytes)
    return zip([a.red, a.green, a.blue, a.alpha], [b.red, b.green, b.blue, b.alpha])
      .map { abs(Int($0) - Int($1)) }.max() ?? 0
  }
}

extension StateValue: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  /// Creates a value like ``number(_:within:)``, with the expectation's tolerance.
  public init(floatLiteral value: Double) { kind = .number(value, within: nil) }

  /// Creates a value like ``number(_:within:)``, with the expectation's tolerance.
  public init(integerLiteral value: Int) { kind = .number(Double(value), within: nil) }

  /// Creates a word, or a colour like ``color(_:within:)``.
  public init(stringLiteral value: String) { kind = .text(value, levels: 0) }
}
