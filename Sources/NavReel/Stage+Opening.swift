internal import Codecs
import Dispatch
public import Drawing
public import Scene
import Typography

extension Stage {
  /// What opening a scene file may be told.
  public struct OpenOptions: Sendable {
    /// Default: none.
    public var variant: SceneVariant

    /// Pixels per point in place of the device's; greater than 0. Default nil: the device's.
    public var scale: Double?

    /// True lets pictures and fonts lie outside the scene's folder. Default false.
    public var allowsOutside: Bool

    public init(variant: SceneVariant = SceneVariant(), scale: Double? = nil, allowsOutside: Bool = false) {
      self.variant = variant
      self.scale = scale
      self.allowsOutside = allowsOutside
    }
  }

  /// Reads a scene file, its pictures and its fonts.
  public static func open(_ path: String, _ options: OpenOptions = OpenOptions()) throws(StageError) -> Stage {
    let text = try sceneText(path)
    let folder = FilePath.folder(of: path)
    var scene: Scene
    var images: [String: LoadedPicture] = [:]
    var warnings: [SceneWarning] = []
    let font: AssetRequest?
    do throws(SceneError) {
      let document = try SceneDocument(text: text, name: FilePath.name(of: path))
      let draft = try document.decode(variant: options.variant)
      font = draft.font
      let loader = AssetLoader(folder: folder, allowsOutside: options.allowsOutside, name: document.name)
      images = try loader.load(draft.imagePaths, warnings: &warnings)
      if let font = draft.fontPath { try loader.checkFont(font) }
      scene = try draft.resolve(
        images: images.mapValues { ImageTraits(size: $0.image.size, isOpaque: $0.image.pixmap.isOpaque) })
    } catch { throw .scene(error) }
    if let scale = options.scale {
      guard scale > 0 && scale <= 16 else {
        throw .request("scale: expected a number above 0 and up to 16, got \(number(scale))")
      }
      scene.device.scale = scale
    }
    do throws(StageError) {
      return try Stage(
        scene: scene, name: sceneName(path), images: images.mapValues(\.image), headers: images.mapValues(\.header),
        folder: folder, warnings: scene.warnings + warnings)
    } catch { throw placed(error, font, name: FilePath.name(of: path)) }
  }

  /// What is wrong with the font that a scene names is wrong at its place in the file; a font of the table that is not
  /// installed is not the scene's fault.
  private static func placed(_ error: StageError, _ font: AssetRequest?, name: String) -> StageError {
    guard case .fonts(let causes) = error, let font else { return error }
    for cause in causes {
      if case .missingFile(_, _, .some) = cause { return error }
    }
    return .scene(SceneError(causes.map { font.problem("\($0)", in: name) }))
  }

  private static func sceneText(_ path: String) throws(StageError) -> String {
    do throws(FileError) {
      let bytes = try FileAccess.read(path, limit: sceneLimit)
      guard let text = String(validating: bytes, as: UTF8.self) else {
        throw FileError(path: path, reason: "is not UTF-8 text")
      }
      return text
    } catch { throw .file(error) }
  }

  /// A scene of more text than this is no scene.
  private static let sceneLimit = 16 << 20

  /// `forest` for `scenes/forest.scene.json5`.
  static func sceneName(_ path: String) -> String {
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
  /// Reads one PNG or JPEG file, as the pictures of a scene are read.
  public static func picture(_ path: String) throws(StageError) -> Pixmap {
    let bytes: [UInt8]
    do throws(FileError) { bytes = try FileAccess.read(path, limit: PictureLimits.standard.maxBytes) } catch {
      throw .file(error)
    }
    do throws(CodecError) { return try decodePicture(bytes).pixmap } catch {
      throw .file(FileError(path: path, reason: "\(error)"))
    }
  }
}
