public import NavReelScene

/// Something in the frames of a film that a lint rule objects to.
public struct LintFinding: Hashable, Sendable {
  /// How bad it is.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// An error fails `navreel lint`, a warning does not.
    case warning, error
  }

  /// Which rule objects.
  public let rule: LintRule

  /// The rule's, or what the project makes of it.
  public let severity: Severity

  /// One phrase without a full stop: what is wrong, with numbers, the worst one where there are several.
  public let message: String

  /// What it is about, as ids of placed items or names of attributes: `title.forest`.
  public let subjects: [String]

  /// The frames in which it is so.
  public let frames: FrameRanges

  /// Where it is worst.
  public let frame: Int

  /// Why the scene silences the rule; nil for one that is not silenced.
  public var silencedBecause: String?

  /// True when the scene says that it is meant.
  public var isSilenced: Bool { silencedBecause != nil }

  /// Nobody silences it unless told otherwise.
  public init(
    _ rule: LintRule, _ severity: Severity, _ message: String, subjects: [String], frames: FrameRanges, frame: Int,
    silencedBecause: String? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.subjects = subjects
    self.frames = frames
    self.frame = frame
    self.silencedBecause = silencedBecause
  }
}

extension LintFinding: CustomStringConvertible {
  /// `contrast: title.forest has 1.2:1 in frame 14, in frames 10–20`
  public var description: String { "\(rule.rawValue): \(message), in \(frames)" }
}
