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
    /// The next one last: each goes with its turn.
    var scenes: [PlannedScene]
    var waiting: [Ticket] = []
  }

  private let state: Mutex<State>

  init(_ scenes: [PlannedScene]) { state = Mutex(State(scenes: scenes.reversed())) }

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
    while state.waiting.count < count, let planned = state.scenes.popLast() {
      let scene = SharedScene(planned)
      let names = planned.reels ?? scene.reels
      // One that does not open, or has no reels, is told of in their place.
      if names.isEmpty && planned.reels == nil {
        state.waiting.append(Ticket(scene: scene, reel: nil, place: 0, isFirst: true))
      }
      let places = Dictionary(zip(scene.reels, 0...)) { first, _ in first }
      state.waiting += names.enumerated().map { index, name in
        Ticket(scene: scene, reel: name, place: places[name] ?? 0, isFirst: index == 0)
      }
    }
  }
}
