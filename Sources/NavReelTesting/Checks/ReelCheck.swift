import NavReelDiff
import NavReelMotion
import NavReel
import NavReelReview

/// A check that compares a reel, or one frame of it, with its golden.
struct ReelCheck: Check {
  let source: ReelSource

  /// The frame, as ``ReelSource/frame(at:)`` reads it; nil for the whole reel.
  var instant: String?
  var goldens = Goldens.besideTest
  var limits = DiffLimits.exact

  /// The number of frames a second.
  var fps: Fraction = 60

  func failure(_ settings: TestSettings) throws -> CheckFailure? {
    let (film, variant) = try film()
    let limits = limits
    var review = GoldenReview(
      GoldenStore(goldens.folder(in: source.folder)), update: settings.update, fps: fps)
    review.limits = { _ in limits }
    // The lint has an expectation of its own.
    review.lints = false
    return try review.store.locked(for: settings.update, waits: true) { () throws(StageError) in
      let found = try review.run(film, variant: variant)
      if found.severity == 0 && !found.isWritten { return nil }
      return failure(found, film, review.store, settings)
    }
  }

  private func film() throws(StageError) -> (film: Film, variant: String) {
    guard let instant else { return try source.film() }
    let found = try source.frame(at: instant)
    return (found.film, found.variant)
  }

  private func failure(
    _ found: ReelReview, _ film: Film, _ store: GoldenStore, _ settings: TestSettings
  ) -> CheckFailure {
    var failure = CheckFailure([found.description] + found.words.map { "  " + $0 })
    let limits = found.limits.filter { !$0.isDefault }
    if !limits.isEmpty {
      failure.lines.append("limits: " + limits.map(\.words).joined(separator: ", "))
    }
    failure.lines.append("golden: \(store.picturePath(found.address))")
    failure.lines += cure(found, settings)
    if !found.isWritten {
      do { failure.pictures = try FailurePictures(found, film, store).all } catch {
        failure.lines.append("there are no pictures: \(error)")
      }
    }
    return failure
  }

  private func cure(_ found: ReelReview, _ settings: TestSettings) -> [String] {
    if found.isWritten { return ["it was recorded now: look at it, keep it, and run the test again without recording"] }
    if let refusal = settings.refusal { return [refusal] }
    switch found.verdict {
    case .missing, .renamed:
      return [
        "record it with NAVREEL_RECORD=missing in the environment, or the trait .recordsGoldens(), and look at it"
      ]
    case .unreadable: return []
    default: return ["if this is as it should be: NAVREEL_RECORD=changed in the environment"]
    }
  }
}
