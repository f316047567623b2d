import Codecs
import Scene
import Synchronization

/// What fills the pages of a scene, in eight digits each: rows or colour, header and views, as the scene says them.
///
/// Two digests tell that a page is filled otherwise, which no place or colour of a placed thing may show. What the pixels of
/// its pictures are does not enter.
final class PageDigests: Sendable {
  private let scene: Scene
  private let known = Mutex<[String: FilmAttribute.Value]>([:])

  init(_ scene: Scene) { self.scene = scene }

  /// Of a screen's page.
  subscript(name: String) -> FilmAttribute.Value {
    known.withLock { known in
      if let digest = known[name] { return digest }
      let digest = FilmAttribute.Value.word(
        scene.screens.first { $0.name == name }.map { PageDigests.digest(of: $0) } ?? "")
      known[name] = digest
      return digest
    }
  }

  private static func digest(of screen: Screen) -> String {
    let parts = [
      SceneReport.describe(screen.header as Any), SceneReport.describe(screen.content),
      SceneReport.describe(screen.views),
    ]
    let bytes = Array(JSONText.array(parts).text.utf8)
    return String(bytes.withUnsafeBytes { PixelDigest(ofBytes: $0) }.description.prefix(8))
  }
}
