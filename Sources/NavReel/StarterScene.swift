/// The scene that `navreel init` writes.
public enum StarterScene {
  /// Writes the scene.
  ///
  /// - Parameters:
  ///   - path: the file's path; missing folders are created.
  ///   - overwriting: false to throw if the file exists.
  public static func write(to path: String, overwriting: Bool = false) throws(StageError) {
    if !overwriting && FileAccess.exists(path) { throw .exists(path: path) }
    try FileAccess.save(Array(text.utf8), to: path)
  }

  /// The scene's text, with a comment on every line that a beginner changes first.
  public static let text = """
    // A scene for navreel: `navreel render` draws its reels, `navreel schema` prints every key.
    {
      navreel: 1,
      look: "ios18",          // or "ios10"
      device: "iPhone 15",    // any name of the device table
      appearance: "light",    // or "dark"
      statusBar: {time: "9:41"},

      // What a screen gets that says nothing itself: white words, which can be read on both of the bars below.
      defaults: {bar: {tintColor: "white", titleColor: "white", statusBarStyle: "lightContent"}},

      screens: {
        list: {
          title: "Library",
          bar: {barTintColor: "#0a6e51"},
          right: [{icon: "add"}],
          content: {rows: 20},
        },
        detail: {
          title: "Album",
          right: [{icon: "share"}, {text: "Edit"}],
          bar: {barTintColor: "#1d4f91"},
          content: {rows: {count: 12, height: 44, icons: false, titles: ["First light", "Low tide", "The long way home"]}},
        },
      },

      reels: {
        // The system's push: 0.5058 s.
        push: {type: "push", from: "list", to: "detail", hold: [0.2, 0.4]},

        // A finger swipes back 45 % of the way in 0.3 s and lets go; the page returns.
        back: {type: "swipe", from: "detail", to: "list", finger: [[0, 0], [0.3, 0.45]], release: "cancel",
               hold: [0.2, 0.4]},
      },
    }

    """
}
