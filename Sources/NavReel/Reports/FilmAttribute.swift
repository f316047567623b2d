import NavReelDocuments
public import NavReelDrawing
import NavReelScene

/// One value of the state over the frames of a film, such as `backgrounds.forest.alpha`.
public struct FilmAttribute: Hashable, Sendable {
  /// The kind of an attribute's values.
  public enum Kind: String, Hashable, Sendable {
    case number, color, word
  }

  /// The unit of numbers.
  public enum Unit: String, Hashable, Sendable {
    /// No unit: colours, words and bare numbers.
    case none
    case points

    /// A part of a whole or of a motion: 0…1, or −1…1 for motions with two directions.
    case fraction
    case degrees

    /// A multiple of the size at rest.
    case factor
  }

  /// The values frame by frame; nil if there is none, such as for a page that is not on screen.
  public enum Curve: Hashable, Sendable {
    case numbers([Double?])
    case colors([Color?])
    case words([String?])
  }

  /// One value.
  public enum Value: Hashable, Sendable {
    case number(Double)
    case color(Color)
    case word(String)

    /// The value as written in the side files of goldens: a number with at most six decimals, `#rrggbbaa`, or the word.
    package var text: String {
      switch self {
      case .number(let number): JSONText.number(number).line
      case .color(let color): color.description
      case .word(let word): word
      }
    }
  }

  /// The path of the value in `inspect`, such as `screens.home.x`; unique in a film.
  public let name: String

  /// The name for people, such as `home page x`.
  public let label: String

  public let unit: Unit
  public let curve: Curve

  /// True if it has the same value in every frame that has one.
  public let isConstant: Bool

  /// Creates an attribute from values computed elsewhere.
  ///
  /// - Parameters:
  ///   - label: default: derived from the name.
  ///   - unit: default: that of the name's last word.
  public init(name: String, label: String? = nil, unit: Unit? = nil, curve: Curve) {
    self.name = name
    self.curve = curve
    let naming = AttributeNaming(name)
    self.label = label ?? naming.label
    if case .numbers = curve { self.unit = unit ?? naming.unit } else { self.unit = unit ?? .none }
    isConstant =
      switch curve {
      case .numbers(let values): FilmAttribute.areEqual(values)
      case .colors(let values): FilmAttribute.areEqual(values)
      case .words(let values): FilmAttribute.areEqual(values)
      }
  }

  public var kind: Kind {
    switch curve {
    case .numbers: .number
    case .colors: .color
    case .words: .word
    }
  }

  /// The number of frames.
  public var count: Int {
    switch curve {
    case .numbers(let values): values.count
    case .colors(let values): values.count
    case .words(let values): values.count
    }
  }

  /// Returns the value in a frame, or nil if there is none.
  public func value(at frame: Int) -> Value? {
    switch curve {
    case .numbers(let values): values[frame].map { .number($0) }
    case .colors(let values): values[frame].map { .color($0) }
    case .words(let values): values[frame].map { .word($0) }
    }
  }

  /// The numbers frame by frame; empty for another kind.
  public var numbers: [Double?] {
    if case .numbers(let values) = curve { values } else { [] }
  }

  /// The colours frame by frame; empty for another kind.
  public var colors: [Color?] {
    if case .colors(let values) = curve { values } else { [] }
  }

  /// The words frame by frame; empty for another kind.
  public var words: [String?] {
    if case .words(let values) = curve { values } else { [] }
  }

  private static func areEqual<T: Equatable>(_ values: [T?]) -> Bool {
    let present = values.lazy.compactMap { $0 }
    guard let first = present.first else { return true }
    return present.allSatisfy { $0 == first }
  }
}
