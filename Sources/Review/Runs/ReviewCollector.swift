import NavReel
import Synchronization

/// Collects the results of a run's reels.
final class ReviewCollector: Sendable {
  private struct State {
    var reviews: [ReelReview] = []
    var troubles: [ReviewReport.Trouble] = []
    var orphans: [String] = []
  }

  private let state = Mutex(State())

  func take(_ outcome: ReviewRun.Outcome) {
    state.withLock { state in
      state.orphans += outcome.orphans
      for event in outcome.events {
        switch event {
        case .warnings: break
        case .reviewed(let review): state.reviews.append(review)
        case .trouble(let trouble, _): state.troubles.append(trouble)
        }
      }
    }
  }

  func add(orphans: [GoldenAddress]) { state.withLock { $0.orphans += orphans.map(\.id) } }

  func report(goldens: String, part: ReviewReport.Part?) -> ReviewReport {
    state.withLock {
      ReviewReport($0.reviews, goldens: goldens, troubles: $0.troubles, orphans: $0.orphans, part: part)
    }
  }
}
