package import NavReelDocuments
package import NavReelMotion
package import NavReelScene

/// A scene file read without its pictures and fonts: its reels, and how much work each is.
package struct SceneOutline: Sendable {
  let path: String
  let draft: SceneDraft

  /// Reads the file; ``Stage/open(_:_:)`` continues from here.
  package init(path: String, variant: SceneVariant = SceneVariant()) throws(StageError) {
    let text = try Stage.sceneText(path)
    draft = try Stage.inScene { () throws(DocumentError) in
      try SceneDocument(text: text, name: path).decode(variant: variant)
    }
    self.path = path
  }

  /// The same as ``Stage/name``.
  package var name: String { Stage.sceneName(path) }

  /// The locations of the reels' names in the file.
  package var reelLocations: [String: SourceLocation] { draft.reelLocations }

  /// The reels' names, in the order of the scene.
  package var reels: [String] { draft.outline.reels.map(\.name) }

  /// Returns frames times thousands of pixels: at least 1 for a reel of the scene, even one that cannot be drawn.
  ///
  /// - Parameter scale: pixels per point; nil for the device's.
  package func cost(of reel: String, fps: Fraction, scale: Double? = nil) -> Int {
    var scene = draft.outline
    if let scale { scene.scale = scale }
    guard let found = scene.reel(reel) else { return 0 }
    do throws(TimelineError) {
      let size = Stage.pixelSize(scene.canvas)
      let frames = try Timeline(scene: scene, reel: found).frameCount(rate: fps)
      return frames * (size.width * size.height / 1000 + 1)
    } catch { return 1 }  // reported when the reel is drawn
  }
}
