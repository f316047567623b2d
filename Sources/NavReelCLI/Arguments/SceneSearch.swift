import NavReelDocuments
import NavReelDiff
import NavReel
import NavReelReview
import NavReelScene

/// Finds the scene that a mistyped path may mean: `scenes/bar.scene.json5` for `bar`.
enum SceneSearch {
  /// Searches the project's scenes, the working folder and the folders in it.
  ///
  /// - Parameter path: the path as typed.
  /// - Returns: the scene with the nearest name; nil if none is near.
  static func scene(meantBy path: String) -> String? {
    let name = Stage.sceneName(FilePath.trimmed(path))
    let found = files()
    if let file = found.first(where: { Stage.sceneName($0) == name }) { return file }
    guard let near = Suggestion.nearest(name, among: found.map(Stage.sceneName)) else { return nil }
    return found.first { Stage.sceneName($0) == near }
  }

  /// Returns all candidates, ignoring an unreadable project or folder, since nothing depends on it.
  private static func files() -> [String] {
    var files: [String] = []
    do throws(StageError) { files = try ProjectFile.find()?.foundScenes().files.map(\.value) ?? [] } catch {}
    for pattern in ["*.scene.json5", "*/*.scene.json5"] {
      do throws(FileError) { files += try PathPattern(pattern).files(in: ".") } catch {}
    }
    return files
  }
}
