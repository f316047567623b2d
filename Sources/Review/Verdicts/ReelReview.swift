public import NavReelDocuments
public import NavReelDiff
public import NavReelMotion
public import NavReelScene

/// The comparison of one reel with its golden.
public struct ReelReview: Hashable, Sendable {
  /// The address of the reel's golden.
  public let address: GoldenAddress

  /// The path of the scene's file, from the ``ReportRoot``; empty for a scene built in Swift.
  public var scenePath = ""

  /// The reel's name in the scene's file; nil for a scene built in Swift, and for a report that was read.
  public var location: SourceLocation?

  /// Among the reels of its scene, from 0.
  public var place = 0

  /// The verdict; for a golden that was written anew, the verdict on the old one.
  public var verdict: Verdict

  /// The reason for the verdict, as a phrase: `frame 7 of 31`; may be empty.
  public var reason = ""

  /// The number of frames of the film; nil if it was not drawn.
  public var frameCount: Int?

  /// The number of frames a second; nil if the film was not examined.
  public var rate: Fraction?

  /// The size of the film's frames; nil if the film was not examined.
  public var size: Comparison.PixelSize?

  /// The size of the golden's frames; nil if there is no readable golden.
  public var goldenSize: Comparison.PixelSize?

  /// The frames whose pixels differ by more than the limits allow.
  public var changed = FrameRanges()

  /// All frames of both sides, in the order of time, if any of them differs; empty if nothing was compared.
  public var frames: [FrameReview] = []

  /// The limits and their sources; empty if no difference is allowed.
  public var limits: [LimitInForce] = []

  /// The differences in words.
  public var words: [String] = []

  /// Remarks that change no verdict.
  public var notes: [String] = []

  /// Warnings about the scene, its pictures and the texts of the frames; empty if nothing was drawn.
  public var warnings: [SceneWarning] = []

  /// The findings of the lint, silenced ones included.
  public var lint: [LintFinding] = []

  /// True if the run wrote the golden.
  public var isWritten = false

  /// The golden's files as they were before the run.
  public var golden = GoldenFiles()

  /// The files of the possible new golden in the report's folder; nil digests if there are none.
  public var candidate = GoldenFiles()

  /// True if the report's folder holds a new golden that can be approved.
  public var canBeApproved = false

  /// 0 if the reel is fine, 1 if it differs, 2 if it could not be compared; a golden that was written is fine.
  public var severity: Int { isWritten ? 0 : verdict.severity }

  /// The findings of the lint that are not silenced.
  public var objections: [LintFinding] { lint.filter { !$0.isSilenced } }

  /// Creates a review whose other properties are filled in later.
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
