import NavReelDiff
public import NavReel

/// Makes a report's frames the new goldens, reel by reel.
///
/// A golden is replaced completely or not at all, and only if it is still the one that the report compared with, so
/// that changes made since are not lost. It is replaced by exactly the file that the report names.
public struct GoldenApproval: Sendable {
  /// The report with the reels to approve.
  public let report: ReviewReport

  /// The report's folder, which holds the drawn frames.
  public let folder: ReportFolder

  /// The goldens.
  public let store: GoldenStore

  /// Creates an approval for the reels of a report.
  public init(_ report: ReviewReport, in folder: ReportFolder, to store: GoldenStore) {
    self.report = report
    self.folder = folder
    self.store = store
  }

  /// The result for a reel.
  public enum Outcome: Hashable, Sendable {
    /// The candidate became the golden.
    case approved

    /// The golden already equals the candidate.
    case isThere

    /// The reel passes, or the run that made the report wrote its golden.
    case passes

    /// The approval was refused. The text is a phrase with the reason and what to do.
    case refused(String)
  }

  /// Runs a body while no one else can use the goldens. Call it in the ``ReportFolder/read(_:)`` that read the report.
  public func locked<R>(_ body: () throws(StageError) -> R) throws(StageError) -> R {
    try store.locked(for: .all, body)
  }

  /// Approves one of the report's reels, or returns why it cannot; touches nothing else.
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

  /// Returns what happened to a golden's or candidate's files since the report was made; nil for nothing.
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
  /// Returns the reels that a word selects: an id selects its reel, a pattern such as `forest/*` the matching reels
  /// that do not pass.
  ///
  /// - Returns: the reels; nil if the word matches none.
  public func reviews(meant word: String) -> [ReelReview]? {
    if let review = reviews.first(where: { $0.address.id == word }) { return [review] }
    let pattern = PathPattern(word)
    guard !pattern.isPlain else { return nil }
    let matches = reviews.filter { pattern.matches($0.address.id) }
    return matches.isEmpty ? nil : matches.filter { $0.severity > 0 }
  }
}
