internal import NavReelCodecs
import NavReelDocuments
public import NavReelDrawing
import NavReelLayout
import NavReelMotion
import NavReelRaster
public import NavReelScene
import NavReelTypography

/// A scene with its pictures and fonts, ready to be drawn.
///
///     let stage = try Stage.open("forest.scene.json5")
///     for frame in try stage.film("push").frames(fps: 60) {
///       try frame.write(to: "out/\(frame.fileName)")
///     }
public struct Stage: Sendable {
  public let scene: Scene

  /// The base name of result files and folders: the scene file's name without its extensions.
  public let name: String

  /// Remarks about the scene and its pictures.
  public let warnings: [SceneWarning]

  /// The headers of the picture files, by path; empty for pictures given as pixels.
  let headers: [String: PictureHeader]

  let layout: FrameLayout
  let fontBook: FontBook

  /// The cache of layers and scaled pictures, shared by all frames of the stage.
  let cache = LayerCache()

  /// Creates a stage for a scene built in Swift.
  ///
  /// - Parameters:
  ///   - scene: the screens and reels.
  ///   - name: see ``name``.
  ///   - variant: replaces the scene's own device, look and so on; colours stay. Default: the scene as it is.
  ///   - scale: pixels per point, one of ``OpenOptions/scales``. Default: the device's.
  ///   - images: the pictures, by the paths of the scene's `ImageReference` values.
  ///   - folder: the folder of a font file that the scene names.
  public init(
    scene: Scene, named name: String = "scene", variant: SceneVariant = SceneVariant(), scale: Double? = nil,
    images: [String: Pixmap] = [:], folder: String = "."
  ) throws(StageError) {
    var scene = scene
    do throws(SceneVariant.Fault) { scene = try scene.applying(variant) } catch { throw .request("variant: \(error)") }
    if let scale { scene = try Stage.scaled(scene, to: scale) }
    if let (place, number) = SceneNumbers.firstFault(in: scene) {
      throw .request("\(place): expected a number of at most a million, got \(number)")
    }
    for path in scene.imagePaths where images[path] == nil {
      throw .request("the scene names the picture \(path), which was not given")
    }
    try self.init(
      scene: scene, named: name,
      images: images.reduce(into: [:]) { $0[$1.key] = Image(name: $1.key, pixmap: $1.value) }, folder: folder,
      warnings: (scene.warnings + scene.remarks).eachOnce())
  }

  init(
    scene: Scene, named name: String, images: [String: Image], headers: [String: PictureHeader] = [:], folder: String,
    warnings: [SceneWarning], fontTable: FontTable = FontTable()
  ) throws(StageError) {
    self.scene = scene
    self.name = name
    self.warnings = warnings
    self.headers = headers
    try Stage.checkNames(scene)
    try Stage.checkSize(scene.canvas)
    do throws(FontError) {
      let source: FontSource =
        switch scene.fonts.text {
        case .family(let family): .family(family)
        case .file(let path): .file(FontFile(path: FilePath.join(folder, path)))
        }
      fontBook = try FontBook(textFont: source, language: scene.language, table: fontTable)
    } catch { throw .fonts([error]) }
    layout = FrameLayout(scene: scene, assets: Assets(images: images, fontBook: fontBook))
  }

  /// Returns one reel, ready to be drawn.
  public func film(_ reel: String) throws(StageError) -> Film {
    guard let found = scene.reel(reel) else {
      guard !scene.reels.isEmpty else { throw .request("no reel is called \"\(reel)\"; the scene has none") }
      throw .request(
        "no reel is called \"\(reel)\"; the scene has \(scene.reels.map(\.name).joined(separator: ", "))")
    }
    return try Film(stage: self, reel: found)
  }

  /// Returns every reel, in the order of the scene.
  public func films() throws(StageError) -> [Film] {
    var films: [Film] = []
    for reel in scene.reels { films.append(try Film(stage: self, reel: reel)) }
    return films
  }

  /// Returns the names of the reels, in the order of the scene.
  ///
  /// - Parameter path: the scene's file, for the message.
  /// - Throws: if there are none; the message suggests a line to add, with the scene's own screens.
  package func reelNames(_ path: String) throws(StageError) -> [String] {
    guard scene.reels.isEmpty else { return scene.reels.map(\.name) }
    let names = scene.screens.map(\.name)
    let reel =
      names.count > 1
      ? "push: {type: \"push\", from: \"\(names[0])\", to: \"\(names[1])\"}"
      : "still: {type: \"still\", screen: \"\(names.first ?? "home")\"}"
    let message = "the scene has no reels, so there is nothing to draw; add one: reels: {\(reel)}"
    throw .document(DocumentError([DocumentProblem(name: path, location: nil, path: "", message: message)]))
  }

  /// The frame's size, such as `1179×2556 pixels`.
  public var sizeDescription: String { "\(pixelSize.width)×\(pixelSize.height) pixels" }

  /// The size of one frame in pixels.
  public var pixelSize: (width: Int, height: Int) { Stage.pixelSize(scene.canvas) }

  static func pixelSize(_ canvas: Canvas) -> (width: Int, height: Int) {
    // The whole pixels that the screen covers. The margin is for products such as 0.1 × 30, just below a whole number.
    func pixels(_ points: Double) -> Int { Int((points * canvas.scale + 1e-6).rounded(.down)) }
    return (max(1, pixels(canvas.size.width)), max(1, pixels(canvas.size.height)))
  }

  /// Checks the names by which reels find screens, and callers find reels.
  private static func checkNames(_ scene: Scene) throws(StageError) {
    for (noun, names) in [("screens", scene.screens.map(\.name)), ("reels", scene.reels.map(\.name))] {
      for (name, clash) in zip(names, SceneName.clashes(names)) {
        guard SceneName.isName(name) else {
          throw .request("one of the \(noun) is called \"\(name)\"; expected \(SceneName.phrase)")
        }
        guard let clash else { continue }
        throw .request(
          name == clash
            ? "two \(noun) are called \"\(name)\"; give each a name of its own"
            : "the \(noun) \"\(clash)\" and \"\(name)\" are too alike: \(SceneName.clashPhrase); rename one of them")
      }
    }
  }

  /// Throws for frames of more than 64 megapixels, the limit for input pictures too.
  static func checkSize(_ canvas: Canvas) throws(StageError) {
    guard canvas.size.width > 0, canvas.size.height > 0, canvas.scale > 0 else {
      throw .request(
        "a frame of \(number(canvas.size.width)) × \(number(canvas.size.height)) points at scale "
          + "\(number(canvas.scale)) has no pixels")
    }
    let (width, height) = (canvas.size.width * canvas.scale, canvas.size.height * canvas.scale)
    let area = max(1, width) * max(1, height)
    guard area <= 64_000_000 else {
      throw .request(
        "a frame of \(number(canvas.size.width)) × \(number(canvas.size.height)) points at scale "
          + "\(number(canvas.scale)) has \(number((area / 1_000_000).rounded())) megapixels; at most 64 are drawn; a smaller scale makes fewer"
      )
    }
  }
}

extension Scene {
  /// The paths of all pictures, each once, in the order of the scene.
  var imagePaths: [String] {
    var paths: [String] = []
    func add(_ reference: ImageReference?) {
      if let reference { paths.append(reference.path) }
    }
    func add(_ views: [View]) {
      for view in views {
        switch view.kind {
        case .image(let reference, _, _): add(reference)
        case .group(let inner), .effect(_, let inner): add(inner)
        case .bar(let view):
          (view.left + view.right).forEach { add($0) }
          add(view.bar)
        default: break
        }
      }
    }
    func add(_ item: BarItem) {
      if case .image(let reference, _) = item.content { add(reference) }
    }
    func add(_ bar: BarAttributes) {
      add(bar.backgroundImage?.image)
      add(bar.compactBackgroundImage?.image)
      add(bar.shadowImage?.image)
      for appearance in [bar.standardAppearance, bar.scrollEdgeAppearance, bar.compactAppearance] {
        add(appearance?.backgroundImage?.image)
      }
    }
    for screen in screens {
      add(screen.header?.image)
      add(screen.header?.views ?? [])
      add(screen.views)
      add(screen.titleView.map { [$0] } ?? [])
      if case .image(let reference) = screen.content.kind { add(reference) }
      (screen.left + screen.right).forEach { add($0) }
      add(screen.bar)
    }
    return paths.eachOnce()
  }
}
