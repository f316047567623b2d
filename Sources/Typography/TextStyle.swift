/// The attributes of a text.
public struct TextStyle: Hashable, Sendable {
  /// The em, in points. Greater than zero.
  public var size: Double

  /// The stroke weight. Default: regular.
  public var weight: FontWeight

  /// The space between characters. Default: automatic.
  public var tracking: Tracking

  public init(size: Double, weight: FontWeight = .regular, tracking: Tracking = .automatic) {
    self.size = size
    self.weight = weight
    self.tracking = tracking
  }
}

/// The space added after each character. Scripts with connected letters never get any.
public enum Tracking: Hashable, Sendable {
  /// The tracking that the face's designer recommends for the size: Inter's own rule for Inter, none for other faces.
  case automatic

  /// The tracking table of the system's face, for a copy of that face that you supply.
  case system

  /// A fixed space, in points, after every character of any face.
  case points(Double)
}

/// The direction of a paragraph, which determines the order of its runs.
public enum TextDirection: String, Hashable, Sendable {
  case leftToRight
  case rightToLeft

  /// The direction of the first letter, or of the language if there is no letter.
  case natural
}
