import NavReelLayout
import NavReelScene

extension Stage {
  /// Returns the same stage at another scale, reusing the loaded pictures and fonts.
  ///
  /// - Parameter scale: pixels per point; one of ``OpenOptions/scales``.
  /// - Throws: for a scale out of range, and for frames too large to draw.
  public func scaled(to scale: Double) throws(StageError) -> Stage { try Stage(self, scale: scale) }

  /// Returns the scene at another scale; throws unless it is one of ``OpenOptions/scales``.
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
  /// Returns the same reel at another scale; see ``Stage/scaled(to:)``.
  public func scaled(to scale: Double) throws(StageError) -> Film {
    try Film(stage: stage.scaled(to: scale), reel: reel)
  }
}
