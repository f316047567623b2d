import NavReelDrawing
public import NavReel

/// One attribute of a film as a golden's side file stores it: runs of frames that have one value, as text.
///
/// Comparisons use the text, so that a value read from a file equals the one it was written from.
public struct ValueTrack: Hashable, Sendable {
  /// A run of neighbouring frames with one value.
  public struct Run: Hashable, Sendable {
    /// The numbers of the frames, from 0; not empty.
    public let frames: Range<Int>

    /// The value: a number with at most six decimals, `#rrggbbaa`, or a word.
    public let value: String
  }

  /// The attribute's name, such as `title.forest.x`.
  public let name: String

  /// True for the digest of a page's content.
  var isPageDigest: Bool { name.hasPrefix("page.") && name.hasSuffix(".content") }

  /// The runs, ascending; frames between them have no value.
  public private(set) var runs: [Run] = []

  /// Creates a track without values.
  public init(name: String) { self.name = name }

  /// Creates the track of an attribute.
  public init(_ attribute: FilmAttribute) {
    name = attribute.name
    var start = 0
    var held = attribute.count > 0 ? attribute.value(at: 0) : nil
    for frame in 0..<attribute.count {
      let value = attribute.value(at: frame)
      if value == held { continue }
      if let held { append(held.text, start..<frame) }
      (start, held) = (frame, value)
    }
    if let held { append(held.text, start..<attribute.count) }
  }

  /// Adds a run after the others.
  mutating func append(_ value: String, _ frames: Range<Int>) {
    if let last = runs.last, last.value == value, last.frames.upperBound == frames.lowerBound {
      runs[runs.count - 1] = Run(frames: last.frames.lowerBound..<frames.upperBound, value: value)
    } else {
      runs.append(Run(frames: frames, value: value))
    }
  }
}
