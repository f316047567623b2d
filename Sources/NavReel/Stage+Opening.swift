internal import NavReelCodecs
import NavReelDocuments
public import NavReelDrawing
public import NavReelScene
import NavReelTypography

extension Stage {
  /// The options for opening a scene file.
  public struct OpenOptions: Sendable {
    /// The variant to open. Default: none.
    public var variant: SceneVariant

    /// Pixels per point, one of ``scales``; nil for the device's. Default nil.
    public var scale: Double?

    /// True allows pictures and fonts outside the scene's folder. Default false.
    public var allowsOutside: Bool

    /// The allowed scales.
    public static let scales = 0.01...16.0

    /// Polled before each picture; return true to throw ``StageError/interrupted(written:of:)``.
    public var isCancelled: @Sendable () -> Bool

    public init(
      variant: SceneVariant = SceneVariant(), scale: Double? = nil, allowsOutside: Bool = false,
      isCancelled: @escaping @Sendable () -> Bool = { false }
    ) {
      self.variant = variant
      self.scale = scale
      self.allowsOutside = allowsOutside
      self.isCancelled = isCancelled
    }
  }

  /// Reads a scene file, its pictures and its fonts.
  public static func open(_ path: String, _ options: OpenOptions = OpenOptions()) throws(StageError) -> Stage {
    try open(SceneOutline(path: path, variant: options.variant), options)
  }

  /// Reads the pictures and fonts of a scene file that has been read, in the variant it was read in.
  package static func open(_ outline: SceneOutline, _ options: OpenOptions) throws(StageError) -> Stage {
    let (draft, folder) = (outline.draft, FilePath.folder(of: outline.path))
    let name = draft.name
    var loader = AssetLoader(folder: folder, allowsOutside: options.allowsOutside, name: name)
    loader.isCancelled = options.isCancelled
    var warnings: [SceneWarning] = []
    let images = try loader.load(draft.imagePaths, warnings: &warnings)
    var scene = try inScene { () throws(DocumentError) in
      if let font = draft.fontPath { try loader.checkFont(font) }
      return try draft.resolve(
        images: images.mapValues { ImageTraits(size: $0.image.size, isOpaque: $0.image.pixmap.isOpaque) })
    }
    if let scale = options.scale {
      guard OpenOptions.scales.contains(scale) else {
        throw .request("scale: expected a number of 0.01…16, got \(number(scale))")
      }
      scene.scale = scale
    }
    do throws(StageError) {
      return try Stage(
        scene: scene, named: outline.name, images: images.mapValues(\.image), headers: images.mapValues(\.header),
        folder: folder, warnings: scene.warnings + warnings)
    } catch { throw placed(error, draft.font, name: name) }
  }

  /// Reports a fault of a font that the scene names at its place in the file; a font of the table that is not
  /// installed is not the scene's fault.
  private static func placed(_ error: StageError, _ font: AssetRequest?, name: String) -> StageError {
    guard case .fonts(let causes) = error, let font else { return error }
    for cause in causes {
      if case .missingFile(_, _, .some) = cause { return error }
    }
    return .document(
      DocumentError(
        causes.map { cause in
          guard case .unknownFamily(let family, let known) = cause,
            let near = Suggestion.nearest(family, among: known)
          else { return font.problem("\(cause)", in: name) }
          return font.problem("\(cause); did you mean \"\(near)\"?", in: name)
        }))
  }

  static func inScene<R>(_ body: () throws(DocumentError) -> R) throws(StageError) -> R {
    do throws(DocumentError) { return try body() } catch { throw .document(error) }
  }

  static func sceneText(_ path: String) throws(StageError) -> String {
    do throws(FileError) {
      let bytes = try FileAccess.read(path, limit: SceneDocument.byteLimit)
      guard let text = String(validating: bytes, as: UTF8.self) else {
        throw FileError(path: path, reason: "is not UTF-8 text")
      }
      return text
    } catch { throw .file(error) }
  }

  /// Returns the stage's name for a path: `forest` for `scenes/forest.scene.json5`.
  package static func sceneName(_ path: String) -> String {
    var name = FilePath.name(of: path)
    for ending in [".json5", ".json", ".scene"] where name.hasSuffix(ending) && name.count > ending.count {
      name.removeLast(ending.count)
    }
    // "...scene.json5" must not become the folder above.
    if name == "." || name == ".." { return FilePath.name(of: path) }
    return name
  }
}

extension Stage {
  /// Reads one picture file in the way a scene's pictures are read.
  public static func picture(_ path: String) throws(StageError) -> Pixmap {
    try picture(path, bytes: try FrameFiles.bytes(of: path))
  }

  /// - Parameters:
  ///   - path: the origin of the bytes, for errors.
  ///   - bytes: the whole file.
  package static func picture(_ path: String, bytes: [UInt8]) throws(StageError) -> Pixmap {
    do throws(CodecError) { return try decodePicture(bytes).pixmap } catch {
      throw .file(FileError(path: path, reason: "\(error)"))
    }
  }

  /// Returns a picture at its full depth, with the notes about it.
  package static func exactPicture(
    _ path: String, bytes: [UInt8]
  ) throws(StageError) -> (pixmap: Pixmap, deep: DeepPixmap?, notes: [String]) {
    do throws(CodecError) {
      let picture = try decodePicture(bytes, options: PictureOptions(form: .exact))
      return (picture.pixmap, picture.deep, picture.notes)
    } catch { throw .file(FileError(path: path, reason: "\(error)")) }
  }
}
