public import NavReel

/// The project's file that `navreel init --project` writes.
public enum StarterProject {
  /// Writes the file, unless there already is one.
  ///
  /// - Parameter path: the path of the file; missing folders are made.
  public static func write(to path: String) throws(StageError) {
    guard !FileAccess.exists(path), !FileAccess.isLink(path) else {
      throw .request("\(path) is there already, and stays as it is")
    }
    try FileAccess.save(Array(text.utf8), to: path)
  }

  /// The text of the file: the scenes, and every other key in a comment that you can uncomment.
  public static let text = """
    // What `navreel verify` and `navreel lint` go by in this folder and below; `navreel config` prints what holds.
    // Paths are relative to this file. `navreel schema --project` prints every key.
    {
      navreel: 1,

      // `*` stands for any letters of a name, `**` for any number of folders.
      scenes: ["**/*.scene.json5"],

      // Where the goldens lie: one APNG per reel, with a text beside it.
      // goldens: "goldens",

      // Where every `verify` leaves its report: what differs, with pictures, and what can be approved.
      // report: "build/navreel-report",

      // Pixels per point. At 1 the goldens are a fraction of what they are at the device's own scale, which holds
      // without this line; `scale: 2` is in between.
      scale: 1,

      // Frames a second.
      // fps: 60,

      // Every scene is drawn in each; "" is the scene as it is.
      // variants: ["", "appearance=dark"],

      // Without a tolerance, every frame has to be equal to the last bit.
      // tolerances: [{reels: "map/**", maxDelta: 1, reason: "the map's tiles are dithered by their server"}],

      // "off", "warning" or "error" for rules of the lint, in all scenes.
      // lint: {"truncated-text": "error"},

      // Whether pictures and fonts may lie outside a scene's folder.
      // allowOutside: false,
    }

    """
}
