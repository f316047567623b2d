public import NavReelScene

/// A scene file in one variant.
public struct SceneItem: Sendable {
  /// The scene's file.
  public let path: String

  /// The values that take the place of its own.
  public let variant: SceneVariant

  /// - Parameter variant: default: the scene as it is.
  public init(path: String, variant: SceneVariant = SceneVariant()) {
    self.path = path
    self.variant = variant
  }
}
