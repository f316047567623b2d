public import Scene

/// One reel beside its golden.
public struct ReelReview: Hashable, Sendable {
  public let address: GoldenAddress

  /// As found, before anything was written.
  public var verdict: Verdict

  /// Why, as a phrase: `frame 7 of 31`; empty when there is nothing to say.
  public var reason = ""

  /// How many frames the film has; nil where it was not drawn.
  public var frameCount: Int?

  /// The frames whose pixels differ.
  public var changed = FrameRanges()

  /// What differs, in words.
  public var words: [String] = []

  /// Remarks that change no verdict.
  public var notes: [String] = []

  /// About the scene, its pictures and the texts of the frames; empty where nothing was drawn.
  public var warnings: [SceneWarning] = []

  /// True when the golden was written anew.
  public var isWritten = false

  /// 0 fine, 1 different, 2 could not compare; a golden that was written is fine.
  public var severity: Int { isWritten ? 0 : verdict.severity }

  init(_ address: GoldenAddress, _ verdict: Verdict, _ reason: String = "") {
    self.address = address
    self.verdict = verdict
    self.reason = reason
  }
}

extension ReelReview: CustomStringConvertible {
  /// `forest/push: changed, frame 7 of 31`
  public var description: String {
    let detail = reason.isEmpty ? "" : ", " + reason
    guard isWritten else { return "\(address.id): \(verdict.rawValue)\(detail)" }
    switch verdict {
    case .same: return "\(address.id): written"
    case .missing: return "\(address.id): written, was missing"
    default: return "\(address.id): written, was \(verdict.rawValue)\(detail)"
    }
  }
}
