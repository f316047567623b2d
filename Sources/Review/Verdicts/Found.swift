import NavReel
import Synchronization

/// What a run has found so far.
final class Found: Sendable {
  private struct State {
    var reviews: [ReelReview] = []
    var troubles: [ReviewReport.Trouble] = []
  }

  private let state = Mutex(State())

  func take(_ event: ReviewRun.Event) {
    state.withLock { state in
      switch event {
      case .warnings: break
      case .reviewed(let review): state.reviews.append(review)
      case .trouble(let trouble, _): state.troubles.append(trouble)
      }
    }
  }

  func report(goldens: String, orphans: [String], part: ReviewReport.Part?) -> ReviewReport {
    state.withLock {
      ReviewReport($0.reviews, goldens: goldens, troubles: $0.troubles, orphans: orphans, part: part)
    }
  }
}
