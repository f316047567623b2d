import NavReel

/// From the scene file to a display list.
enum SceneStages {
  static func run(_ path: String, _ suite: Suite) throws {
    let stage = try Stage.open(path)
    let film = try stage.film("push")
    let times = try film.frames(fps: 60).times
    try suite.measure("scene: open with pictures, fonts", per: 1, "scene") { _ = try Stage.open(path) }
    suite.measure("state", per: times.count, "frame") {
      for time in times { _ = film.timeline.state(at: time.value) }
    }
    suite.measure("state and layout", per: times.count, "frame") {
      for time in times { _ = film.displayList(at: time.value) }
    }
    try suite.measure("whole frame, drawn", per: times.count, "frame") {
      for time in times { _ = try film.frame(at: time) }
    }
  }
}
