public import NavReel

/// The address of a golden: `forest/push`, or `forest/dark/push` for a variant.
public struct GoldenAddress: Hashable, Sendable {
  /// The scene's name, as in ``Stage/name``.
  public let scene: String

  /// The variant's name, as in ``SceneVariant/name``; empty for the scene itself.
  public let variant: String

  /// The reel's name; `push@50%` for a single frame of it.
  public let reel: String

  /// - Throws: for names that cannot be file names.
  public init(scene: String, variant: String = "", reel: String) throws(StageError) {
    for name in [scene, reel] + (variant.isEmpty ? [] : [variant]) {
      let isName = !name.isEmpty && !name.hasPrefix(".") && !name.contains("/") && !name.utf8.contains(0)
      guard isName else {
        throw .request("a golden cannot be called \"\(name)\"; expected the name of a file, without a dot in front")
      }
    }
    self.scene = scene
    self.variant = variant
    self.reel = reel
  }

  /// The reel that the golden belongs to: `push`, for `push@50%` too, as no reel's name contains an `@`.
  var owner: String { String(reel.prefix { $0 != "@" }) }

  /// The id, unique in a folder of goldens; also the picture's path below the folder, without `.png`.
  public var id: String { [scene, variant, reel].filter { !$0.isEmpty }.joined(separator: "/") }
}
