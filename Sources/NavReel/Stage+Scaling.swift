import Layout
import Scene

extension Stage {
  /// The same stage drawn at another scale, with the pictures and fonts that are loaded already.
  ///
  /// - Parameter scale: pixels per point; one of ``OpenOptions/scales``.
  /// - Throws: for another scale, and for frames of more pixels than are drawn.
  public func scaled(to scale: Double) throws(StageError) -> Stage { try Stage(self, scale: scale) }

  private init(_ stage: Stage, scale: Double) throws(StageError) {
    guard OpenOptions.scales.contains(scale) else {
      throw .request("scale: expected a number of 0.01…16, got \(number(scale))")
    }
    var scene = stage.scene
    scene.scale = scale
    try Stage.checkSize(scene.canvas)
    self.scene = scene
    name = stage.name
    warnings = stage.warnings
    headers = stage.headers
    fontBook = stage.fontBook
    layout = FrameLayout(scene: scene, assets: stage.layout.assets)
  }
}

extension Film {
  /// The same reel drawn at another scale; see ``Stage/scaled(to:)``.
  public func scaled(to scale: Double) throws(StageError) -> Film {
    try Film(stage: stage.scaled(to: scale), reel: reel)
  }
}
