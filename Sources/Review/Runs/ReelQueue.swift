import NavReel
import Synchronization

/// A queue of the reels of all scenes of a run; scenes are read when their turn comes.
final class ReelQueue: Sendable {
  /// One reel for one worker.
  struct Ticket: Sendable {
    let scene: SharedScene

    /// The reel's name; nil for a scene that has no reels or cannot be read.
    let reel: String?

    /// The reel's place among the reels of the scene, from 0.
    let place: Int

    /// True for one reel of each scene, which also reports what concerns the scene as a whole.
    let isFirst: Bool
  }

  private struct State {
    /// The scenes that have not been read, the next one last.
    var scenes: [PlannedScene]
    var waiting: [Ticket] = []
  }

  private let state: Mutex<State>

  init(_ scenes: [PlannedScene]) { state = Mutex(State(scenes: scenes.reversed())) }

  /// Removes and returns the next reel; nil if there is none left.
  func next() -> Ticket? {
    state.withLock { state in
      ReelQueue.fill(&state, 1)
      return state.waiting.isEmpty ? nil : state.waiting.removeFirst()
    }
  }

  /// Returns true if at least `count` reels are left; reads no more scenes than necessary.
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
      // This ticket reports a scene that cannot be read or has no reels.
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
