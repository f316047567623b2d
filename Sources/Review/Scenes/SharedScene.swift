import NavReelDocuments
import NavReel
import NavReelScene
import Synchronization

/// A scene whose reels are drawn by several workers: its file is read once, its pictures by the first worker that needs
/// them, and it is freed with the last of its reels.
final class SharedScene: Sendable {
  let planned: PlannedScene

  /// The names of the reels in the order of the scene; empty if it cannot be read.
  let reels: [String]

  /// False for a file that cannot be read, or whose name another file has too.
  let isRead: Bool

  private enum State {
    case read(Result<SceneOutline, StageError>)
    case open(Result<Stage, StageError>)
  }

  private let locations: [String: SourceLocation]

  private let state: Mutex<State>

  init(_ planned: PlannedScene) {
    self.planned = planned
    let outline = Result { () throws(StageError) in try planned.outline() }
    switch outline {
    case .success(let outline): (reels, locations, isRead) = (outline.reels, outline.reelLocations, true)
    case .failure: (reels, locations, isRead) = ([], [:], false)
    }
    state = Mutex(.read(outline))
  }

  /// The place of a reel's name in the file; nil where it cannot be read.
  func location(ofReel name: String) -> SourceLocation? { locations[name] }

  /// The scene with its pictures; others wait while one opens it.
  ///
  /// - Parameter options: the options for opening; the item replaces the variant.
  func stage(_ options: Stage.OpenOptions) throws(StageError) -> Stage {
    var options = options
    options.variant = planned.item.variant
    let own = options
    let result = state.withLock { state -> Result<Stage, StageError> in
      switch state {
      case .open(let stage): return stage
      case .read(let outline):
        let stage = Result { () throws(StageError) in try Stage.open(try outline.get(), own) }
        state = .open(stage)
        return stage
      }
    }
    return try result.get()
  }
}
