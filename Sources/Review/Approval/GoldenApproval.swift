import NavReelDiff
public import NavReel

/// Makes what a report has drawn the new goldens, reel by reel.
///
/// A golden is replaced whole or not at all, and only when it still is the one that the report compared with: what
/// somebody else has changed since is not lost. What takes its place is the file that the report names, and no other.
public struct GoldenApproval: Sendable {
  /// What was found, and may be approved.
  public let report: ReviewReport

  /// Holds what was drawn.
  public let folder: ReportFolder

  /// The goldens.
  public let store: GoldenStore

  /// For the reels of a report.
  public init(_ report: ReviewReport, in folder: ReportFolder, to store: GoldenStore) {
    self.report = report
    self.folder = folder
    self.store = store
  }

  /// What became of a reel.
  public enum Outcome: Hashable, Sendable {
    /// Its golden is what the report shows from now on.
    case approved

    /// Its golden is the candidate already.
    case isThere

    /// It passes, or was written by the run that made the report.
    case passes

    /// - Parameter reason: one phrase, with what to do.
    case refused(String)
  }

  /// Runs a body while nobody else is at the goldens. It belongs within ``ReportFolder/read(_:)``, in which the report was
  /// read.
  public func locked<R>(_ body: () throws(StageError) -> R) throws(StageError) -> R {
    try store.locked(for: .all, body)
  }

  /// Approves one of the report's reels, or says why not; nothing else is touched.
  public func approve(_ review: ReelReview) -> Outcome {
    guard review.severity > 0 else { return .passes }
    guard review.canBeApproved else {
      return .refused("the report has no new golden of it (\(review.verdict.rawValue): \(review.reason))")
    }
    let candidates = folder.candidates
    do throws(FileError) { _ = try store.mend(review.address) } catch { return .refused(error.description) }
    if store.hasSame(review.address, as: candidates) { return .isThere }
    let address = review.address
    if let change = change(of: address, in: store, since: review.golden)
      ?? change(of: address, in: candidates, since: review.candidate)
    {
      return .refused(change + "; run verify again, which makes a new report")
    }
    do throws(GoldenFault) {
      try store.adopt(review.address, from: candidates)
      return .approved
    } catch { return .refused(error.description) }
  }

  /// What happened to a golden or a candidate since the report was made, picture or side file; nil when nothing did.
  private func change(of address: GoldenAddress, in store: GoldenStore, since then: GoldenFiles) -> String? {
    let now = store.files(address)
    if then == now { return nil }
    let isPicture = then.picture != now.picture
    let path = isPicture ? store.picturePath(address) : store.recordPath(address)
    switch (isPicture ? then.picture : then.text, FileAccess.exists(path)) {
    case (nil, true): return "\(path) is there, and was not when the report was made"
    case (_, false): return "\(path) is not there, and was when the report was made"
    case (_, true): return "\(path) has changed since the report was made"
    }
  }
}

extension ReviewReport {
  /// The reels that some words mean: ids as they are, and patterns such as `forest/*`, which mean those that do not
  /// pass.
  ///
  /// - Returns: nil when none is meant.
  public func reviews(meant word: String) -> [ReelReview]? {
    if let review = reviews.first(where: { $0.address.id == word }) { return [review] }
    let pattern = PathPattern(word)
    guard !pattern.isPlain else { return nil }
    let matches = reviews.filter { pattern.matches($0.address.id) }
    return matches.isEmpty ? nil : matches.filter { $0.severity > 0 }
  }
}
