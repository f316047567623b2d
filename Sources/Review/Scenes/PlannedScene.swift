package import NavReel
import NavReelScene

/// A scene of a run whose turn will come. Its file is read once, by whoever first has to know what it says.
package struct PlannedScene: Sendable {
  /// The scene in its variant.
  package let item: SceneItem

  /// The path of the scene that has its name already; nil where none has.
  let clash: String?

  /// Nil until the file is read.
  private var read: Result<SceneOutline, StageError>?

  /// The reels to draw; nil for all.
  var reels: [String]?

  init(_ item: SceneItem, clash: String?) {
    self.item = item
    self.clash = clash
  }

  /// What the scene's file says.
  ///
  /// - Throws: for a file that cannot be read, or shares its name with another: reels of two scenes would have one golden.
  package func outline() throws(StageError) -> SceneOutline {
    if let read { return try read.get() }
    if let clash {
      let (name, other) = (Stage.sceneName(item.path), Stage.sceneName(clash))
      let message =
        name == other
        ? "\(clash) is called \"\(other)\" too, so that ids and goldens would be of both; give one of the scenes another name"
        : "the names of this scene and \(clash) are too alike: \(SceneName.clashPhrase); give one of the scenes another name"
      throw .scene(SceneError([SceneProblem(name: item.path, location: nil, path: "", message: message)]))
    }
    return try SceneOutline(path: item.path, variant: item.variant)
  }

  /// Keeps what the file says. Nil for one that cannot be read: it is told of when its turn comes.
  mutating func outlineKept() -> SceneOutline? {
    let outline = Result { () throws(StageError) in try self.outline() }
    read = outline
    if case .success(let found) = outline { return found }
    return nil
  }

  /// The scenes of a run in their order, which is not the one that they are named in. A scene that is named twice, or by two
  /// ways to one file, is there once.
  ///
  /// - Parameter reads: true where it has to be known now what they say.
  /// - Throws: for a name that no scene has a reel of.
  package static func all(
    _ items: [SceneItem], _ choice: ReelChoice, reads: Bool = false
  ) throws(StageError) -> [PlannedScene] {
    let items = ordered(items)
    var scenes = zip(items, clashes(items)).map { PlannedScene($0, clash: $1) }
    guard reads || !choice.isAll else { return scenes }
    var known: [[String]?] = []
    for index in scenes.indices { known.append(scenes[index].outlineKept()?.reels) }
    try choice.check(against: known)
    return scenes
  }

  private static func ordered(_ items: [SceneItem]) -> [SceneItem] {
    var seen: Set<[String]> = []
    return items.map { (item: $0, key: [Stage.sceneName($0.path), $0.path, $0.variant.name]) }
      .sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.item)
      .filter { seen.insert([FileAccess.resolved($0.path) ?? $0.path, $0.variant.name]).inserted }
  }

  /// Two files of one name, or of two that some disk takes for one, would share their goldens: the path of the earlier one,
  /// for the later.
  private static func clashes(_ items: [SceneItem]) -> [String?] {
    var files: [String: (path: String, file: String)] = [:]
    return items.map { item in
      let name = SceneName.folded(Stage.sceneName(item.path))
      let file = FileAccess.resolved(item.path) ?? item.path
      if let other = files[name] { return other.file == file ? nil : other.path }
      files[name] = (item.path, file)
      return nil
    }
  }

  /// The message with the scene's path.
  ///
  /// - Parameter reel: which one it is about; nil for the scene as a whole.
  package func placed(_ message: String, reel: String? = nil) -> String {
    if message.hasPrefix(item.path + ":") { return message }
    let words = [item.path, item.variant.name, reel ?? ""].filter { !$0.isEmpty }
    return words.joined(separator: ": ") + ": " + message
  }
}
