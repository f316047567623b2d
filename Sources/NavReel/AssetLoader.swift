internal import NavReelCodecs
import NavReelDocuments
import NavReelDrawing
import NavReelScene
import Synchronization

/// Reads the pictures that a scene names from its folder.
struct AssetLoader {
  let folder: String
  let allowsOutside: Bool

  /// The scene file's name in messages.
  let name: String

  /// Polled before each file; return true to cancel.
  var isCancelled: @Sendable () -> Bool = { false }

  /// The limit on the pixels of all pictures of a scene together; they take 512 MiB of memory.
  static let totalPixels = 128_000_000

  /// Returns the pictures by path. Reports every one that fails, in the order of the scene, and decodes nothing unless
  /// all of them together stay within ``totalPixels``.
  func load(
    _ requests: [AssetRequest], warnings: inout [SceneWarning]
  ) throws(StageError) -> [String: LoadedPicture] {
    let headers = try results(requests) { request throws(LoadFailure) in try header(request) }
    try checkTotal(requests, headers)
    let pictures = try results(requests) { request throws(LoadFailure) in try picture(request) }
    var images: [String: LoadedPicture] = [:]
    var problems: [DocumentProblem] = []
    for (request, result) in zip(requests, pictures) {
      switch result {
      case .success(let picture):
        images[request.path] = LoadedPicture(
          image: Image(name: request.path, pixmap: picture.pixmap), header: picture.header)
        for note in picture.notes + [PictureNaming.remark(request.path, picture.header.format)].compactMap({ $0 }) {
          warnings.append(
            SceneWarning(
              code: "picture", path: request.place, message: "\(request.path): \(note)", location: request.location))
        }
      case .failure(let failure): problems.append(problem(request, failure))
      }
    }
    guard problems.isEmpty else { throw .document(DocumentError(problems)) }
    return images
  }

  /// Reads every file, in parallel on all cores.
  private func results<Output: Sendable>(
    _ requests: [AssetRequest], _ read: @Sendable (AssetRequest) throws(LoadFailure) -> Output
  ) throws(StageError) -> [Result<Output, LoadFailure>] {
    let results = Mutex<[Result<Output, LoadFailure>]>([])
    do throws(Cancelled) {
      try OrderedPipeline<Cancelled>(workers: RenderOptions.cores).run(
        count: requests.count, makeWorker: { () },
        produce: { (_, index) throws(Cancelled) -> Result<Output, LoadFailure> in
          if isCancelled() { throw Cancelled() }
          do throws(LoadFailure) { return .success(try read(requests[index])) } catch { return .failure(error) }
        },
        consume: { _, result in results.withLock { $0.append(result) } })
    } catch { throw .interrupted(written: 0, of: 0) }
    return results.withLock { $0 }
  }

  /// Throws if the pictures, each small enough alone, have too many pixels together.
  private func checkTotal(
    _ requests: [AssetRequest], _ headers: [Result<PictureHeader, LoadFailure>]
  ) throws(StageError) {
    var pixels = 0
    for (request, header) in zip(requests, headers) {
      // A broken header is reported when the picture is decoded.
      guard case .success(let header) = header else { continue }
      let (area, overflow) = header.width.multipliedReportingOverflow(by: header.height)
      guard !overflow, area <= PictureLimits.standard.maxPixels else { continue }
      pixels += area
      if pixels > AssetLoader.totalPixels {
        let text =
          "\(request.path): with this picture of \(header.width)×\(header.height) pixels the scene has more than "
          + "\(AssetLoader.totalPixels / 1_000_000) megapixels, the most that all its pictures may have together"
        throw .document(DocumentError([problem(request, LoadFailure(text: text))]))
      }
    }
  }

  /// Checks that a font file named by the scene can be opened.
  func checkFont(_ request: AssetRequest) throws(DocumentError) {
    do throws(LoadFailure) {
      let file = try place(request)
      do throws(FileError) { try FileAccess.checkReadable(file) } catch {
        throw LoadFailure(text: "\(request.path): \(error.reason)")
      }
    } catch { throw DocumentError([problem(request, error)]) }
  }

  private struct LoadFailure: Error {
    var text: String
    var cure: DocumentProblem.Cure?
  }

  private func problem(_ request: AssetRequest, _ failure: LoadFailure) -> DocumentProblem {
    var problem = request.problem(failure.text, in: name)
    problem.cure = failure.cure
    return problem
  }

  private func header(_ request: AssetRequest) throws(LoadFailure) -> PictureHeader {
    let bytes = try bytes(request)
    do throws(CodecError) { return try PictureHeader(of: bytes) } catch {
      throw LoadFailure(text: "\(request.path): \(error)")
    }
  }

  private func picture(_ request: AssetRequest) throws(LoadFailure) -> DecodedPicture {
    let bytes = try bytes(request)
    do throws(CodecError) { return try decodePicture(bytes) } catch {
      throw LoadFailure(text: "\(request.path): \(error)")
    }
  }

  private func bytes(_ request: AssetRequest) throws(LoadFailure) -> [UInt8] {
    let file = try place(request)
    do throws(FileError) { return try FileAccess.read(file, limit: PictureLimits.standard.maxBytes) } catch {
      throw LoadFailure(
        text: "\(request.path): \(error.reason)" + (FileAccess.exists(file) ? "" : neighbour(of: request.path, file)))
    }
  }

  /// Suggests, as a question, the picture in the same folder with the nearest name.
  private func neighbour(of path: String, _ file: String) -> String {
    let endings = PictureFormat.allCases.flatMap(\.fileExtensions).map { "." + $0 }
    let all: [String]
    // Without a folder listing there is nothing to suggest; the missing file is already reported.
    do throws(FileError) { all = try FileAccess.names(in: FilePath.folder(of: file)) } catch { return "" }
    let names = all.filter { name in endings.contains { name.lowercased().hasSuffix($0) } }
    guard let name = Suggestion.nearest(FilePath.name(of: path), among: names) else { return "" }
    return "; did you mean \"\(path.dropLast(FilePath.name(of: path).count))\(name)\"?"
  }

  /// Returns the file to open after checking that it stays in the scene's folder, links followed.
  private func place(_ request: AssetRequest) throws(LoadFailure) -> String {
    let path = request.path
    let file = FilePath.join(folder, path)
    guard !allowsOutside else { return file }
    if request.leavesFolder {
      throw LoadFailure(text: "\(path) lies outside the scene's folder; put it there", cure: .allowsOutside)
    }
    if let real = FileAccess.resolved(file), let home = FileAccess.resolved(folder), !FilePath.isInside(real, home) {
      throw LoadFailure(
        text: "\(path) is a link that leaves the scene's folder; put the file there", cure: .allowsOutside)
    }
    return file
  }
}

/// A picture of a scene, with its file's header.
struct LoadedPicture: Sendable {
  let image: Image
  let header: PictureHeader
}

/// A check of a picture's name against its format.
enum PictureNaming {
  static func remark(_ path: String, _ format: PictureFormat) -> String? {
    guard let dot = path.lastIndex(of: ".") else { return nil }
    let ending = path[path.index(after: dot)...].lowercased()
    guard let promised = PictureFormat.allCases.first(where: { $0.fileExtensions.contains(ending) }),
      promised != format
    else { return nil }
    return "is called .\(ending) and is \(format.name); it is read as what it is"
  }
}
