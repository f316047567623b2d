import NavReelCodecs
import NavReelDrawing
import NavReel
import NavReelRaster

/// `stage-benchmarks SCENE [FILTER]`: what each stage of the path costs on this machine, best of many runs.
///
/// The scene is any scene file with a reel called `push`; stages whose name does not hold FILTER are left out.
@main
struct StageBenchmarks {
  static func main() throws {
    let words = Array(CommandLine.arguments.dropFirst())
    guard let scene = words.first else {
      print("usage: stage-benchmarks SCENE [FILTER]")
      return
    }
    let suite = Suite(filter: words.count > 1 ? words[1] : "")
    try SceneStages.run(scene, suite)
    RasterStages.run(suite)
    try CodecStages.run(suite)
  }
}

/// Prints measurements whose name holds a word.
struct Suite {
  let filter: String

  func measure(_ name: String, per count: Int, _ unit: String, _ body: () throws -> Void) rethrows {
    guard filter.isEmpty || name.contains(filter) else { return }
    print(try Measurement(name, per: count, unit, body).line)
  }
}
