public import NavReelScene

/// Something in the frames of a film that a lint rule objects to.
public struct LintFinding: Hashable, Sendable {
  /// The severity of a finding.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// An error makes `navreel lint` fail, a warning does not.
    case warning, error
  }

  /// The rule that objects.
  public let rule: LintRule

  /// The severity, as the rule or the project's settings determine it.
  public let severity: Severity

  /// A phrase without a full stop: what is wrong, with the worst of the numbers.
  public let message: String

  /// The ids of placed items or names of attributes that the finding concerns: `title.forest`.
  public let subjects: [String]

  /// The frames with the fault.
  public let frames: FrameRanges

  /// The frame in which the fault is worst.
  public let frame: Int

  /// The scene's reason for silencing the rule; nil if the finding is not silenced.
  public var silencedBecause: String?

  /// True if the scene declares that the finding is intended.
  public var isSilenced: Bool { silencedBecause != nil }

  /// Creates a finding, which is not silenced by default.
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
