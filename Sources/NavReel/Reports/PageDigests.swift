import NavReelDocuments
import NavReelCodecs
import NavReelDrawing
import NavReelLayout
import NavReelScene
import Synchronization

/// Digests of the contents of a scene's pages, in eight digits each: rows or colour, header and views, as the scene
/// gives them.
///
/// Different digests reveal different content even if no place or colour of a placed item shows it. Pictures count by
/// their paths; ``Stage/picturesDigest`` covers their pixels.
final class PageDigests: Sendable {
  private let scene: Scene
  private let known = Mutex<[String: FilmAttribute.Value]>([:])

  init(_ scene: Scene) { self.scene = scene }

  /// The digest of a screen's page.
  subscript(name: String) -> FilmAttribute.Value {
    known.withLock { known in
      if let digest = known[name] { return digest }
      let digest = FilmAttribute.Value.word(
        scene.screen(name).map { eightDigits(PageDescription.page(of: $0).text) } ?? "")
      known[name] = digest
      return digest
    }
  }
}

extension Stage {
  /// The digest of all pictures of the scene, path by path; nil without any.
  var picturesDigest: String? {
    let images = layout.assets.images.sorted { $0.key < $1.key }
    if images.isEmpty { return nil }
    return eightDigits(images.map { "\(PixelDigest(of: $0.value.pixmap)) \($0.key)" }.joined(separator: "\n"))
  }
}

private func eightDigits(_ text: String) -> String {
  String(Array(text.utf8).withUnsafeBytes { PixelDigest(ofBytes: $0) }.description.prefix(8))
}
