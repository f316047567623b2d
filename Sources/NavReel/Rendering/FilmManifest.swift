import NavReelDocuments
import NavReelCodecs
import NavReelDrawing
import NavReelLayout
public import NavReelMotion
public import NavReelScene
import NavReelTypography

/// The description of a rendered film, stored in its `reel.json`.
public struct FilmManifest: Sendable {
  /// A drawn frame.
  public struct Entry: Hashable, Sendable {
    /// The frame's number in the whole film, from 0.
    public let index: Int

    /// The exact time in seconds.
    public let time: Fraction

    /// The XXH3-128 of the RGBA pixels, in hexadecimal.
    public let digest: String
  }

  public let entries: [Entry]
  public let warnings: [SceneWarning]

  /// The file's text.
  public let json: String

  let fileName: String

  /// - Parameter former: the names of animations that earlier runs left beside the folder.
  init(render: FilmRender, digests: [String], fonts: [FontStatus], former: [String] = []) {
    entries = zip(render.indices, digests).map { Entry(index: $0, time: render.times[$0], digest: $1) }
    warnings = render.warnings
    fileName = FilmManifest.fileName(render.options.shard)
    var members = FilmManifest.head(render)
    func add(_ key: String, _ value: JSONText) { members.append(.init(key, value)) }
    let files = render.fileNames + former.filter { !render.fileNames.contains($0) }
    if !files.isEmpty { add("files", .array(files.map { .string($0) })) }
    add(
      "frames",
      .array(
        entries.map { entry in
          let file = JSONText.Member("file", .string(Frame.fileName(entry.index)))
          return .object(
            (render.options.hasFrameFiles ? [file] : []) + [
              .init("time", .string(entry.time.description)), .init("seconds", .number(entry.time.value)),
              .init("xxh128", .string(entry.digest)),
            ])
        }))
    add(
      "fonts",
      .array(
        fonts.map { font in
          .object([
            "file": .string(FilePath.name(of: font.path)), "version": .optional(font.version) { .string($0) },
            "sha256": .optional(font.sha256) { .string($0) },
          ])
        }))
    add(
      "warnings",
      .array(
        warnings.map {
          .object(["code": .string($0.code), "path": .string($0.path), "message": .string($0.message)])
        }))
    json = JSONText.object(members).text
  }

  /// Returns the members known before a frame is drawn: everything above the frames.
  static func head(_ render: FilmRender) -> [JSONText.Member] {
    let film = render.film
    let stage = film.stage
    let size = stage.pixelSize
    var members: [JSONText.Member] = []
    func add(_ key: String, _ value: JSONText) { members.append(.init(key, value)) }
    add("navreel", .string(NavReelVersion.current))
    add("scene", .string(stage.name))
    add("reel", .string(film.reel.name))
    add("look", .string(stage.scene.look.rawValue))
    add("device", .string(stage.scene.device.name))
    add("orientation", .string(stage.scene.orientation.rawValue))
    add("appearance", .string(stage.scene.appearance.rawValue))
    add("direction", .string(stage.scene.direction.rawValue))
    add("language", .string(stage.scene.language))
    add("width", .integer(size.width))
    add("height", .integer(size.height))
    add("scale", .number(stage.scene.canvas.scale))
    if let version = stage.headers.values.lazy.compactMap(\.colorLibrary).first { add("lcms2", .string(version)) }
    if render.options.instants == nil { add("fps", .string(render.options.fps.description)) }
    add("duration", .number(film.duration))
    if !render.options.shard.isWhole {
      add("shard", .string("\(render.options.shard.index)/\(render.options.shard.count)"))
      add("frameCount", .integer(render.times.count))
    }
    return members
  }

  /// Returns true for a frame listed by a description beside it, of the whole film or of a shard, even if the run did
  /// not finish.
  package static func lists(_ path: String) -> Bool {
    guard FileAccess.exists(path) else { return false }
    let folder = FilePath.folder(of: path)
    let names: [String]
    do throws(FileError) { names = try FileAccess.names(in: folder) } catch { return false }
    return names.contains { name in
      guard shard(ofFile: name) != nil || FormerFrames.shard(ofMark: name) != nil else { return false }
      return listing(in: FilePath.join(folder, name))?.frames.contains(FilePath.name(of: path)) == true
    }
  }

  /// The names of the files that a description lists.
  struct Listing {
    var frames: [String] = []

    /// The animations beside the folder.
    var files: [String] = []

    /// The minimal description that ``FilmManifest/listing(in:)`` can read.
    var text: String {
      JSONText.object([
        "navreel": .string(NavReelVersion.current), "files": .array(files.map { .string($0) }),
        "frames": .array(frames.map { .object(["file": .string($0)]) }),
      ]).text
    }
  }

  /// Returns the names that a description lists; nil if the file is not one of ours.
  static func listing(in path: String) -> Listing? {
    do throws(StageError) {
      let description = try read(path)
      guard description["navreel"]?.string != nil, let frames = description["frames"]?.elements else { return nil }
      return Listing(
        frames: frames.compactMap { $0["file"]?.string },
        files: description["files"]?.elements?.compactMap { $0.string } ?? [])
    } catch { return nil }  // an unreadable file lists nothing
  }

  /// The size limit of a description, 128 MiB: enough for the longest film, 600,000 frames.
  private static let byteLimit = 128 << 20

  /// Reads a description left by a run.
  static func read(_ path: String) throws(StageError) -> JSONNode {
    let bytes: [UInt8]
    do throws(FileError) { bytes = try FileAccess.read(path, limit: byteLimit) } catch { throw .file(error) }
    do throws(DocumentError) { return try JSONNode(bytes: bytes, name: path, byteLimit: byteLimit) } catch {
      throw .document(error)
    }
  }

  static func fileName(_ shard: Shard) -> String {
    shard.isWhole ? "reel.json" : "reel.\(shard.index)-of-\(shard.count).json"
  }

  /// Returns the shard of a description with this name; nil for any other name.
  static func shard(ofFile name: String) -> Shard? {
    if name == fileName(Shard()) { return Shard() }
    guard name.hasPrefix("reel."), name.hasSuffix(".json") else { return nil }
    return shard(name.dropFirst("reel.".count).dropLast(".json".count)).flatMap { fileName($0) == name ? $0 : nil }
  }

  /// Parses `2-of-4`.
  static func shard(_ text: Substring) -> Shard? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    return parts.count == 3 && parts[1] == "of" ? Shard("\(parts[0])/\(parts[2])") : nil
  }
}
