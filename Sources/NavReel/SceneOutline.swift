package import Motion
package import Scene

/// What is known of a scene's file without its pictures and fonts: which reels there are, and how much work each is.
package struct SceneOutline: Sendable {
  /// As ``Stage/name``.
  package let name: String

  private let scene: Scene

  /// - Parameter scale: pixels per point in place of the device's; nil for the device's.
  package init(path: String, variant: SceneVariant = SceneVariant(), scale: Double? = nil) throws(StageError) {
    let text = try Stage.sceneText(path)
    var scene = try Stage.inScene { () throws(SceneError) in
      try SceneDocument(text: text, name: FilePath.name(of: path)).decode(variant: variant).outline
    }
    if let scale { scene.device.scale = scale }
    self.scene = scene
    name = Stage.sceneName(path)
  }

  /// In the order of the scene.
  package var reels: [String] { scene.reels.map(\.name) }

  /// Frames times thousands of pixels; at least 1 for a reel of the scene, also for one that cannot be drawn.
  package func cost(of reel: String, fps: Fraction) -> Int {
    guard let found = scene.reel(reel) else { return 0 }
    do throws(TimelineError) {
      let size = Stage.pixelSize(scene.canvas)
      let frames = try Timeline(scene: scene, reel: found).frameCount(rate: fps)
      return frames * (size.width * size.height / 1000 + 1)
    } catch { return 1 }  // told when it is its turn to be drawn
  }
}
