import NavReel
import Synchronization

/// The reels of a run one after the other, whatever scenes they are of: scenes are read when their turn comes.
final class ReelQueue: Sendable {
  /// One reel for one worker.
  struct Ticket: Sendable {
    let scene: SharedScene

    /// Nil where a scene has none, or does not say.
    let reel: String?

    /// Among the reels of the scene, from 0.
    let place: Int

    /// True for one reel of each scene: what holds for the scene is told with it.
    let isFirst: Bool
  }

  private struct State {
    var scenes: ArraySlice<ReviewRun.PlannedScene>
    var waiting: [Ticket] = []
  }

  private let state: Mutex<State>

  init(_ scenes: [ReviewRun.PlannedScene]) { state = Mutex(State(scenes: scenes[...])) }

  /// The next reel; nil when there is none left.
  func next() -> Ticket? {
    state.withLock { state in
      ReelQueue.fill(&state, 1)
      return state.waiting.isEmpty ? nil : state.waiting.removeFirst()
    }
  }

  /// True when there are so many left; reads no more scenes than it takes to know.
  func holds(_ count: Int) -> Bool {
    state.withLock { state in
      ReelQueue.fill(&state, count)
      return state.waiting.count >= count
    }
  }

  private static func fill(_ state: inout State, _ count: Int) {
    while state.waiting.count < count, let planned = state.scenes.popFirst() {
      let scene = SharedScene(planned)
      let all = scene.reels
      let chosen = planned.item.reels.map { chosen in all.enumerated().filter { chosen.contains($0.element) } }
      let reels = chosen ?? Array(all.enumerated())
      // One that does not open, or has no reels, is told of in their place.
      if reels.isEmpty { state.waiting.append(Ticket(scene: scene, reel: nil, place: 0, isFirst: true)) }
      state.waiting += reels.enumerated().map { index, reel in
        Ticket(scene: scene, reel: reel.element, place: reel.offset, isFirst: index == 0)
      }
    }
  }
}
