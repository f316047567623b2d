public import NavReelDocuments
public import NavReelDrawing

/// A file that a scene names, and the place where it does.
public struct AssetRequest: Hashable, Sendable {
  /// The path as written in the scene, relative to the scene's folder.
  public let path: String

  /// The first place that names the file.
  public let location: SourceLocation

  /// The path to that place, such as `screens.forest.header.image`.
  public let place: String

  /// True if the path is absolute or climbs out of the scene's folder. Links are not followed.
  public var leavesFolder: Bool {
    if path.hasPrefix("/") { return true }
    var depth = 0
    for part in path.split(separator: "/") where part != "." {
      depth += part == ".." ? -1 : 1
      if depth < 0 { return true }
    }
    return false
  }

  /// Returns a problem with the file, for ``DocumentError``.
  public func problem(_ message: String, in name: String) -> DocumentProblem {
    DocumentProblem(name: name, location: location, path: place, message: message)
  }
}

/// The properties of a picture that resolving needs.
public struct ImageTraits: Hashable, Sendable {
  /// The size of the upright picture, in pixels.
  public var size: Size

  /// True if no pixel is translucent.
  public var isOpaque: Bool

  public init(size: Size, isOpaque: Bool) {
    self.size = size
    self.isOpaque = isOpaque
  }
}

/// A scene that lacks only the properties of its pictures.
public struct SceneDraft: Sendable {
  /// The file's name in messages.
  public let name: String

  /// The pictures, each once, in the order of the file.
  public let imagePaths: [AssetRequest]

  /// The font of the scene's text as the file names it, family or path; nil if it names none.
  public let font: AssetRequest?

  /// The font file; nil if the scene's text is set in a family of the table.
  public let fontPath: AssetRequest?

  /// The scene as far as it is known without its pictures, which have no size in it.
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

  /// Returns the scene, with each picture's size and opacity filled in.
  ///
  /// - Parameter images: the properties of the pictures, by the paths of ``imagePaths``.
  /// - Throws: every picture that is missing, at its place.
  public func resolve(images: [String: ImageTraits] = [:]) throws(DocumentError) -> Scene {
    try document.read(variant: variant, images: images).scene
  }
}
