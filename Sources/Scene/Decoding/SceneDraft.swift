public import NavReelDrawing

/// A file that a scene names, and where it does.
public struct AssetRequest: Hashable, Sendable {
  /// As the scene wrote it, relative to its folder.
  public let path: String

  /// The first place that names it.
  public let location: SourceLocation

  /// The way there: `screens.forest.header.image`.
  public let place: String

  /// True when the path is absolute or climbs out of the scene's folder. Links are not followed.
  public var leavesFolder: Bool {
    if path.hasPrefix("/") { return true }
    var depth = 0
    for part in path.split(separator: "/") where part != "." {
      depth += part == ".." ? -1 : 1
      if depth < 0 { return true }
    }
    return false
  }

  /// Returns the problem that the file has, for ``SceneError``.
  public func problem(_ message: String, in name: String) -> SceneProblem {
    SceneProblem(name: name, location: location, path: place, message: message)
  }
}

/// What resolving needs to know of a picture.
public struct ImageTraits: Hashable, Sendable {
  /// In pixels, upright.
  public var size: Size

  /// True when no pixel is translucent.
  public var isOpaque: Bool

  public init(size: Size, isOpaque: Bool) {
    self.size = size
    self.isOpaque = isOpaque
  }
}

/// A scene that lacks only what its files are like.
public struct SceneDraft: Sendable {
  /// The file's name in messages.
  public let name: String

  /// Each picture once, in the order of the file.
  public let imagePaths: [AssetRequest]

  /// What the file says of the font of its text, family or path; nil when it says nothing.
  public let font: AssetRequest?

  /// The font file, unless the scene's text is set in a family of the table.
  public let fontPath: AssetRequest?

  /// The scene as far as it can be known without its pictures, which have no size in it.
  package let outline: Scene

  private let document: SceneDocument
  private let variant: SceneVariant

  init(
    document: SceneDocument, variant: SceneVariant, outline: Scene, images: [AssetRequest], font: AssetRequest?,
    isFontFile: Bool
  ) {
    self.outline = outline
    self.name = document.name
    self.document = document
    self.variant = variant
    self.imagePaths = images
    self.font = font
    self.fontPath = isFontFile ? font : nil
  }

  /// The places of the reels' names in the file.
  package var reelLocations: [String: SourceLocation] { document.reelLocations }

  /// Returns the scene, with each picture's size and opacity settled.
  ///
  /// - Parameter images: by the paths of ``imagePaths``.
  /// - Throws: each picture that is missing, at its place.
  public func resolve(images: [String: ImageTraits] = [:]) throws(SceneError) -> Scene {
    try document.read(variant: variant, images: images).scene
  }
}
