import NavReelDrawing
public import NavReel

/// One attribute of a film as a golden's side file keeps it: runs of frames that have one value, as text.
///
/// Texts are compared, so that a value that went through a file equals the one it was made of.
public struct ValueTrack: Hashable, Sendable {
  /// Neighbouring frames of one value.
  public struct Run: Hashable, Sendable {
    /// Their numbers, from 0; not empty.
    public let frames: Range<Int>

    /// A number with at most six decimals, `#rrggbbaa`, or a word.
    public let value: String
  }

  /// The attribute's, such as `title.forest.x`.
  public let name: String

  /// Ascending; frames between them have no value.
  public private(set) var runs: [Run] = []

  /// Without a value in any frame.
  public init(name: String) { self.name = name }

  /// Of an attribute frame by frame.
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
