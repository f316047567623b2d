import NavReel

extension StageError {
  /// Advice on what to type instead, if known; otherwise nil.
  var hint: String? {
    switch self {
    case .exists: return "--force overwrites it."
    case .file(let error) where StageError.isMissingScene(error.path):
      return SceneSearch.scene(meantBy: error.path).map { "Did you mean \(Console.printableLine($0))?" }
        ?? "navreel init writes a first scene."
    case .document(let error):
      let canPass = error.problems.contains { $0.cure == .allowsOutside }
      return canPass ? "--allow-outside lets pictures and fonts lie outside the scene's folder." : nil
    default: return nil
    }
  }

  /// Returns true for a missing file that the command line gives as a scene.
  private static func isMissingScene(_ path: String) -> Bool {
    let words = CommandLine.arguments.dropFirst()
    guard let command = NavReelCommand.commands.first(where: { $0.name == words.first }) else { return false }
    return command.completes == .scenes && !FileAccess.exists(path)
      && words.contains { FilePath.name(of: $0) == FilePath.name(of: path) }
  }
}
