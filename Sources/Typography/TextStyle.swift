/// The attributes of a set text.
public struct TextStyle: Hashable, Sendable {
  /// The em, in points. Greater than zero.
  public var size: Double

  /// Default: regular.
  public var weight: FontWeight

  /// Default: the face's own rule.
  public var tracking: Tracking

  public init(size: Double, weight: FontWeight = .regular, tracking: Tracking = .automatic) {
    self.size = size
    self.weight = weight
    self.tracking = tracking
  }
}

/// Space added after each character. Scripts that join never get any.
public enum Tracking: Hashable, Sendable {
  /// The tracking that the face's designer gives for the size: Inter's own rule for Inter, none for any other face.
  case automatic

  /// The table of the system's face, for a copy of that face which the user supplies.
  case system

  /// In points, on every character of any face.
  case points(Double)
}

/// The direction of a paragraph, which decides the order of its runs.
public enum TextDirection: String, Hashable, Sendable {
  case leftToRight
  case rightToLeft

  /// The direction of the first letter, or of the language if there is no letter.
  case natural
}
