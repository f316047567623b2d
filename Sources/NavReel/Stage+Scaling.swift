import NavReelLayout
import NavReelScene

extension Stage {
  /// The same stage drawn at another scale, with the pictures and fonts that are loaded already.
  ///
  /// - Parameter scale: pixels per point; one of ``OpenOptions/scales``.
  /// - Throws: for another scale, and for frames of more pixels than are drawn.
  public func scaled(to scale: Double) throws(StageError) -> Stage { try Stage(self, scale: scale) }

  /// The scene at another scale, if that is one of ``OpenOptions/scales``.
  static func scaled(_ scene: Scene, to scale: Double) throws(StageError) -> Scene {
    guard OpenOptions.scales.contains(scale) else {
      throw .request("scale: expected a number of 0.01…16, got \(number(scale))")
    }
    var scene = scene
    scene.scale = scale
    return scene
  }

  private init(_ stage: Stage, scale: Double) throws(StageError) {
    let scene = try Stage.scaled(stage.scene, to: scale)
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
