import NavReelDrawing
import NavReel

/// What a value of a frame's state is expected to be.
///
/// Numbers are said by a number, colours and words by a text: `"title.forest.x": 120`, `"bar.tintColor": "#007aff"`,
/// `"statusBar.style": "lightContent"`.
public struct StateValue: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case number(Double, within: Double?)
    case text(String, levels: Int)
    case absent
  }

  let kind: Kind

  /// A number.
  ///
  /// - Parameter tolerance: how far off it may be, at least 0, in the value's unit: points, degrees, parts of one.
  ///   Default: what the expectation says for all.
  public static func number(_ number: Double, within tolerance: Double? = nil) -> StateValue {
    StateValue(kind: .number(number, within: tolerance))
  }

  /// A colour, in the words of a scene file: `#rgb`, `#rrggbb`, `#rrggbbaa`, or a name.
  ///
  /// - Parameter levels: how far off each of red, green, blue and alpha may be, in levels of 0…255. Default 0.
  public static func color(_ text: String, within levels: Int = 0) -> StateValue {
    StateValue(kind: .text(text, levels: levels))
  }

  /// There is no such value in the frame, as of a screen that is not on screen.
  public static let absent = StateValue(kind: .absent)

  /// What is wrong with an actual value; nil when it is as expected.
  ///
  /// - Parameter tolerance: for numbers that have none of their own.
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

  /// Of the four bytes, the largest step.
  private static func step(_ a: Color, _ b: Color) -> Int {
    let (a, b) = (a.bytes, b.bytes)
    return zip([a.red, a.green, a.blue, a.alpha], [b.red, b.green, b.blue, b.alpha])
      .map { abs(Int($0) - Int($1)) }.max() ?? 0
  }
}

extension StateValue: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  /// As ``number(_:within:)``, with the expectation's tolerance.
  public init(floatLiteral value: Double) { kind = .number(value, within: nil) }

  /// As ``number(_:within:)``, with the expectation's tolerance.
  public init(integerLiteral value: Int) { kind = .number(Double(value), within: nil) }

  /// A word, or a colour as ``color(_:within:)`` has it.
  public init(stringLiteral value: String) { kind = .text(value, levels: 0) }
}
