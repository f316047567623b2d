import NavReelDocuments
import NavReelDiff
import NavReel
import NavReelReview
import NavReelScene

/// The scene that somebody means who names none that is there: `bar` for `scenes/bar.scene.json5`.
enum SceneSearch {
  /// Looks among the project's scenes, and in the working folder and the folders in it.
  ///
  /// - Parameter path: as it was typed.
  /// - Returns: the nearest by name; nil when nothing is near.
  static func scene(meantBy path: String) -> String? {
    let name = Stage.sceneName(FilePath.trimmed(path))
    let found = files()
    if let file = found.first(where: { Stage.sceneName($0) == name }) { return file }
    guard let near = Suggestion.nearest(name, among: found.map(Stage.sceneName)) else { return nil }
    return found.first { Stage.sceneName($0) == near }
  }

  /// Nothing depends on it: a project or a folder that cannot be read has no scenes here.
  private static func files() -> [String] {
    var files: [String] = []
    do throws(StageError) { files = try ProjectFile.find()?.foundScenes().files.map(\.value) ?? [] } catch {}
    for pattern in ["*.scene.json5", "*/*.scene.json5"] {
      do throws(FileError) { files += try PathPattern(pattern).files(in: ".") } catch {}
    }
    return files
  }
}
