public import NavReelDiff
public import NavReelMotion
public import NavReelScene

/// One reel beside its golden.
public struct ReelReview: Hashable, Sendable {
  /// Which golden it is held against.
  public let address: GoldenAddress

  /// The scene's file, from the ``ReportRoot``; empty for a scene built in Swift.
  public var scenePath = ""

  /// The reel's name in the scene's file; nil for a scene built in Swift, and for a report that was read.
  public var location: SourceLocation?

  /// Among the reels of its scene, from 0.
  public var place = 0

  /// A golden that was there is judged as found, before it was written anew.
  public var verdict: Verdict

  /// Why, as a phrase: `frame 7 of 31`; empty when there is nothing to say.
  public var reason = ""

  /// How many frames the film has; nil where it was not drawn.
  public var frameCount: Int?

  /// Frames a second; nil where the film was not looked at.
  public var rate: Fraction?

  /// Of the film's frames, in pixels; nil where it was not looked at.
  public var size: Comparison.PixelSize?

  /// Of the golden's frames, in pixels; nil where there is none that can be read.
  public var goldenSize: Comparison.PixelSize?

  /// The frames whose pixels differ by more than what is let pass.
  public var changed = FrameRanges()

  /// Every frame of both, in the order of time, for a reel that is not all the same; empty where nothing was compared.
  public var frames: [FrameReview] = []

  /// What is let pass, and where that was said; empty where nothing is.
  public var limits: [LimitInForce] = []

  /// What differs, in words.
  public var words: [String] = []

  /// Remarks that change no verdict.
  public var notes: [String] = []

  /// About the scene, its pictures and the texts of the frames; empty where nothing was drawn.
  public var warnings: [SceneWarning] = []

  /// What the lint objects to; silenced findings too.
  public var lint: [LintFinding] = []

  /// True when the golden was written anew.
  public var isWritten = false

  /// The golden's files as they were.
  public var golden = GoldenFiles()

  /// The files in the report's folder that would be the new golden; nil digests where it holds none.
  public var candidate = GoldenFiles()

  /// True when the report's folder holds what would be the new golden, so that it can be approved.
  public var canBeApproved = false

  /// 0 fine, 1 different, 2 could not compare; a golden that was written is fine.
  public var severity: Int { isWritten ? 0 : verdict.severity }

  /// Findings of the lint that nobody silenced.
  public var objections: [LintFinding] { lint.filter { !$0.isSilenced } }

  /// What is found beside the verdict is filled in later.
  public init(_ address: GoldenAddress, _ verdict: Verdict, _ reason: String = "") {
    self.address = address
    self.verdict = verdict
    self.reason = reason
  }
}

extension ReelReview: CustomStringConvertible {
  /// `forest/push: changed, frame 7 of 31`
  public var description: String {
    let detail = reason.isEmpty ? "" : ", " + reason
    guard isWritten else { return "\(address.id): \(verdict.words)\(detail)" }
    switch verdict {
    case .same: return "\(address.id): written"
    case .new: return "\(address.id): written, new"
    default: return "\(address.id): written, was \(verdict.words)\(detail)"
    }
  }
}
