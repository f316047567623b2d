internal import Codecs
import Dispatch
import Drawing
import Scene
import Synchronization

/// Reads the pictures that a scene names, from its folder.
struct AssetLoader {
  let folder: String
  let allowsOutside: Bool

  /// What messages call the scene file.
  let name: String

  /// Returns the pictures by path. Every one that fails is reported, in the order of the scene.
  func load(
    _ requests: [AssetRequest], warnings: inout [SceneWarning]
  ) throws(SceneError) -> [String: LoadedPicture] {
    let results = Mutex<[Int: Result<DecodedPicture, LoadFailure>]>([:])
    DispatchQueue.concurrentPerform(iterations: requests.count) { index in
      let result: Result<DecodedPicture, LoadFailure>
      do throws(LoadFailure) { result = .success(try picture(requests[index])) } catch { result = .failure(error) }
      results.withLock { $0[index] = result }
    }
    var images: [String: LoadedPicture] = [:]
    var problems: [SceneProblem] = []
    for (index, request) in requests.enumerated() {
      switch results.withLock({ $0[index] }) {
      case .success(let picture):
        images[request.path] = LoadedPicture(
          image: Image(name: request.path, pixmap: picture.pixmap), header: picture.header)
        for note in picture.notes + [PictureNaming.remark(request.path, picture.header.format)].compactMap({ $0 }) {
          warnings.append(SceneWarning(code: "picture", path: request.place, message: "\(request.path): \(note)"))
        }
      case .failure(let failure): problems.append(problem(request, failure.text))
      case nil: problems.append(problem(request, "was not read"))
      }
    }
    guard problems.isEmpty else { throw SceneError(problems) }
    return images
  }

  /// Checks that a font file named by the scene may be opened.
  func checkFont(_ request: AssetRequest) throws(SceneError) {
    do throws(LoadFailure) { _ = try place(request) } catch {
      throw SceneError([problem(request, error.text)])
    }
  }

  private struct LoadFailure: Error { var text: String }

  private func problem(_ request: AssetRequest, _ text: String) -> SceneProblem {
    request.problem(text, in: name)
  }

  private func picture(_ request: AssetRequest) throws(LoadFailure) -> DecodedPicture {
    let path = request.path
    let file = try place(request)
    let bytes: [UInt8]
    do throws(FileError) { bytes = try FileAccess.read(file, limit: PictureLimits.standard.maxBytes) } catch {
      throw LoadFailure(text: "\(path): \(error.reason)")
    }
    do throws(CodecError) { return try decodePicture(bytes) } catch {
      throw LoadFailure(text: "\(path): \(error)")
    }
  }

  /// The file to open, after the check that it stays in the scene's folder, links followed.
  private func place(_ request: AssetRequest) throws(LoadFailure) -> String {
    let path = request.path
    let file = FilePath.join(folder, path)
    guard !allowsOutside else { return file }
    let cure = "put it there, or allow it with --allow-outside"
    if request.leavesFolder {
      throw LoadFailure(text: "\(path) lies outside the scene's folder; \(cure)")
    }
    if let real = FileAccess.resolved(file), let home = FileAccess.resolved(folder), !FilePath.isInside(real, home) {
      throw LoadFailure(text: "\(path) is a link that leaves the scene's folder; \(cure)")
    }
    return file
  }
}

/// A picture of a scene, and what its file says of it.
struct LoadedPicture: Sendable {
  let image: Image
  let header: PictureHeader
}

/// What a picture's name promises against what it is.
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
