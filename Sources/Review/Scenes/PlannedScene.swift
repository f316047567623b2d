import NavReelDocuments
package import NavReel
import NavReelScene

/// A scene of a run that waits for its turn. Its file is read once, as soon as its content is needed.
package struct PlannedScene: Sendable {
  /// The scene in its variant.
  package let item: SceneItem

  /// The path of another scene that already has this name; nil if there is none.
  let clash: String?

  /// The result of reading the file; nil until it is read.
  private var read: Result<SceneOutline, StageError>?

  /// The reels to draw; nil for all.
  var reels: [String]?

  init(_ item: SceneItem, clash: String?) {
    self.item = item
    self.clash = clash
  }

  /// Returns the outline of the scene's file.
  ///
  /// - Throws: for a file that cannot be read, or whose name another scene has too: their reels would share goldens.
  package func outline() throws(StageError) -> SceneOutline {
    if let read { return try read.get() }
    if let clash {
      let (name, other) = (Stage.sceneName(item.path), Stage.sceneName(clash))
      let message =
        name == other
        ? "\(clash) is called \"\(other)\" too, so that ids and goldens would be of both; give one of the scenes another name"
        : "the names of this scene and \(clash) are too alike: \(SceneName.clashPhrase); give one of the scenes another name"
      throw .document(DocumentError([DocumentProblem(name: item.path, location: nil, path: "", message: message)]))
    }
    return try SceneOutline(path: item.path, variant: item.variant)
  }

  /// Reads and keeps the outline. Returns nil for a file that cannot be read; the error is reported at its turn.
  mutating func outlineKept() -> SceneOutline? {
    let outline = Result { () throws(StageError) in try self.outline() }
    read = outline
    if case .success(let found) = outline { return found }
    return nil
  }

  /// Returns the scenes of a run in their canonical order, not the given one. A scene that is named twice, even by
  /// different paths to its file, occurs once.
  ///
  /// - Parameter reads: true if the files have to be read now.
  /// - Throws: for a name that is no scene's reel.
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

  /// Returns for each item the path of an earlier one whose name is the same, or is the same to some disks: they would
  /// share their goldens.
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

  /// Returns a message with the scene's path.
  ///
  /// - Parameter reel: the reel that the message is about; nil for the scene as a whole.
  package func placed(_ message: String, reel: String? = nil) -> String {
    if message.hasPrefix(item.path + ":") { return message }
    let words = [item.path, item.variant.name, reel ?? ""].filter { !$0.isEmpty }
    return words.joined(separator: ": ") + ": " + message
  }
}
