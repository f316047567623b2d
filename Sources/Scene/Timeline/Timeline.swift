/// One reel of a scene as a function of time.
public struct Timeline: Hashable, Sendable {
  public let scene: Scene
  public let reel: Reel

  public init(scene: Scene, reel: Reel) {
    self.scene = scene
    self.reel = reel
  }

  /// Length in seconds, holds included.
  public var duration: Double { 0 }
}
