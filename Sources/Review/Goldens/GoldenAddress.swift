public import NavReel

/// Which golden: `forest/push`, or `forest/dark/push` of a variant.
public struct GoldenAddress: Hashable, Sendable {
  /// As ``Stage/name``.
  public let scene: String

  /// As ``SceneVariant/name``; empty for the scene as it is.
  public let variant: String

  /// The reel's name; `push@50%` for a single frame of it.
  public let reel: String

  /// - Throws: for names that are no names of files.
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

  /// The reel that the golden is of: `push` of `push@50%`, a frame's, too. No reel has an `@` in its name.
  var owner: String { String(reel.prefix { $0 != "@" }) }

  /// Unique in a folder of goldens; also the picture's path below it without `.png`.
  public var id: String { [scene, variant, reel].filter { !$0.isEmpty }.joined(separator: "/") }
}
