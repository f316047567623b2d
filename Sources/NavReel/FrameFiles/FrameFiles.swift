public import NavReelCodecs
public import NavReelDrawing
public import NavReelMotion
import Synchronization

/// Existing frames: pictures of one size, or the frames of an animation.
///
///     let frames = try FrameFiles(["out/forest/push"])
///     let job = EncodingJob(
///       width: frames.width, height: frames.height, isOpaque: try frames.areOpaque(),
///       durations: FrameDurations(rate: 60, count: frames.count))
///     try frames.run(to: [APNGFile().sink(job, to: "push.png")])
public struct FrameFiles: Sendable {
  /// The width in pixels, at least 1.
  public let width: Int

  /// The height in pixels, at least 1.
  public let height: Int

  /// The duration of each frame, if the files give it, as an animation or a folder with a `reel.json` does.
  public let durations: FrameDurations?

  /// The number of frames, at least 1.
  public let count: Int

  /// The number of plays that an animation's file gives; nil for pictures.
  public var plays: AnimationPlays? {
    guard case .animation(_, let cursor) = source, count > 1 else { return nil }
    return cursor.header.plays
  }

  /// True if the headers of all files rule out translucent pixels.
  private let haveNoAlpha: Bool

  /// Remarks on parts of the files that are ignored, such as a broken colour profile; each once. Those found only by
  /// decoding a picture are here after a run.
  public var notes: [PictureNote] { noted.notes }

  private let noted = PictureNotes()

  /// Remarks on an animation's file, without the file's name; empty for pictures.
  package var animationNotes: [String] {
    guard case .animation(_, let cursor) = source else { return [] }
    return cursor.header.notes
  }

  let source: Source

  /// The form of the decoded pixels.
  private let form: PictureForm

  enum Source: Sendable {
    /// Files of one picture each.
    case pictures([String])

    /// One file with all frames.
    case animation(path: String, AnimationCursor)
  }

  /// Reads every file's header, and an animation once from beginning to end.
  ///
  /// - Parameters:
  ///   - paths: picture files, or folders of picture files, in natural order of their names; or one animated PNG, GIF
  ///     or WebP.
  ///   - output: a file about to be written; if it is in a folder, it does not count as a frame.
  ///   - form: the form of the pixels. Default: premultiplied; straight ones keep translucent colours to the bit.
  ///   - isCancelled: polled before each file and frame; return true to throw ``StageError/interrupted(written:of:)``.
  /// - Throws: if there are no frames, for a file that cannot be read, pictures of different sizes, and an animation of
  ///   more than 100,000 frames.
  public init(
    _ paths: [String], excluding output: String? = nil, form: PictureForm = .premultiplied,
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) throws(StageError) {
    let written = output.flatMap { FileAccess.resolved($0) }
    var files: [String] = []
    for path in paths { files += try FrameFiles.pictures(at: path, excluding: written) }
    guard let first = files.first else {
      throw .request(
        paths.isEmpty
          ? "there are no frames; name picture files or a folder of them"
          : "\(paths.joined(separator: ", ")): no picture files there; frames are PNG, JPEG, GIF or WebP files"
            + FrameFiles.foreign(in: paths))
    }
    if files.count == 1 {
      try self.init(animation: first, bytes: try FrameFiles.bytes(of: first), form: form, isCancelled)
    } else {
      try self.init(pictures: files, manifest: paths.count == 1 ? paths.first : nil, form: form, isCancelled)
    }
  }

  /// Returns advice about pictures in unsupported formats; empty if the folders have none.
  private static func foreign(in folders: [String]) -> String {
    let endings = ["heic", "heif", "avif", "svg", "pdf", "tif", "tiff", "bmp"]
    for folder in folders {
      // The missing pictures are reported anyway; a folder that cannot be listed adds nothing.
      var names: [String] = []
      do throws(FileError) { names = try FileAccess.names(in: folder) } catch { continue }
      let found = endings.first { ending in names.contains { $0.lowercased().hasSuffix("." + ending) } }
      if let found { return "; convert the \(found.uppercased()) files to PNG or JPEG" }
    }
    return ""
  }

  /// Opens an animation, or a still picture as a single frame.
  ///
  /// - Parameters:
  ///   - path: the origin of the bytes, for errors.
  ///   - bytes: the whole file.
  package init(
    animation path: String, bytes: [UInt8], form: PictureForm = .premultiplied, _ isCancelled: () -> Bool = { false }
  ) throws(StageError) {
    let cursor = try AnimationCursor(path: path, bytes: bytes, form: form, isCancelled)
    (width, height, count) = (cursor.header.width, cursor.header.height, cursor.durations.count)
    // A still picture has no duration.
    durations = cursor.durations.allSatisfy { $0 == .zero } ? nil : FrameDurations(cursor.durations)
    haveNoAlpha = false
    noted.add(cursor.header.notes, of: path)
    self.form = form
    source = .animation(path: path, cursor)
  }

  private init(
    pictures files: [String], manifest folder: String?, form: PictureForm, _ isCancelled: () -> Bool
  ) throws(StageError) {
    var size: (width: Int, height: Int)?
    var mayHaveAlpha = false
    for file in files {
      if isCancelled() { throw .interrupted(written: 0, of: 0) }
      let bytes = try FrameFiles.bytes(of: file)
      let header: PictureHeader
      do throws(CodecError) {
        header = try PictureHeader(of: bytes)
        // An encoder or a sheet allocates the size in a header before the picture is read.
        try PictureLimits.standard.check(width: header.width, height: header.height)
      } catch { throw .file(FileError(path: file, reason: "\(error)")) }
      mayHaveAlpha = mayHaveAlpha || header.mayHaveAlpha
      noted.add(header.notes, of: file)
      guard let first = size else {
        size = (header.width, header.height)
        continue
      }
      guard first == (header.width, header.height) else {
        throw .request(
          "frames of one film have one size: \(files[0]) has \(first.width)×\(first.height) pixels, "
            + "\(file) \(header.width)×\(header.height); name those of one film alone")
      }
    }
    (width, height) = size ?? (1, 1)
    count = files.count
    durations = try folder.flatMap { (folder) throws(StageError) in try FrameFiles.durations(folder, of: files) }
    haveNoAlpha = !mayHaveAlpha
    self.form = form
    source = .pictures(files)
  }

  /// Returns the durations given by the `reel.json` of a rendered film, if the frames are all of that film.
  private static func durations(_ folder: String, of files: [String]) throws(StageError) -> FrameDurations? {
    let path = FilePath.join(folder, FilmManifest.fileName(Shard()))
    guard FileAccess.exists(path) else { return nil }
    let manifest = try FilmManifest.read(path)
    guard let frames = manifest["frames"]?.elements, frames.count == files.count else { return nil }
    if let rate = manifest["fps"]?.string.flatMap({ Fraction($0) }), RenderOptions.isRate(rate) {
      return FrameDurations(rate: rate, count: files.count)
    }
    // Selected instants, each lasting until the next; the last one lasts as long as the one before.
    let times = frames.compactMap { $0["time"]?.string.flatMap { Fraction($0) } }
    guard times.count == files.count, times.count > 1, zip(times, times.dropFirst()).allSatisfy({ $0 < $1 }) else {
      return nil
    }
    return FrameDurations(times: times, last: times[times.count - 1].addingOrRounding(-times[times.count - 2]))
  }

  /// Returns a file's bytes; throws if it is larger than any picture may be.
  package static func bytes(of path: String) throws(StageError) -> [UInt8] {
    do throws(FileError) { return try read(path) } catch { throw .file(error) }
  }

  private static func read(_ path: String) throws(FileError) -> [UInt8] {
    try FileAccess.read(path, limit: PictureLimits.standard.maxBytes)
  }

  /// Returns a file itself, or the pictures of a folder except the one being written.
  private static func pictures(at path: String, excluding written: String?) throws(StageError) -> [String] {
    guard FileAccess.isFolder(path) else { return [path] }
    let files = try pictureNames(in: path).map { FilePath.join(path, $0) }
    guard let written else { return files }
    return files.filter { FileAccess.resolved($0) != written }
  }

  /// Returns the names of the picture files in a folder, in natural order.
  package static func pictureNames(in folder: String) throws(StageError) -> [String] {
    let endings = PictureFormat.allCases.flatMap(\.fileExtensions).map { "." + $0 }
    do throws(FileError) {
      let names = try FileAccess.names(in: folder)
      return names.filter { name in
        !name.hasPrefix(".") && endings.contains { name.lowercased().hasSuffix($0) }
      }.sorted { NaturalOrder.precedes($0, $1) }
    } catch { throw .file(error) }
  }
}

extension FrameFiles {
  /// Reads every frame, in parallel if the files allow it, and passes it to the sinks.
  public func run(
    to sinks: [any FrameSink], jobs: Int = RenderOptions.cores, isCancelled: @escaping @Sendable () -> Bool = { false },
    progress: @Sendable (Int) -> Void = { _ in }
  ) throws(StageError) {
    // Already known for an animation, and slow to find in large frames that hardly change.
    let isOpaque = if case .animation(_, let cursor) = source, count > 1 { cursor.isOpaque } else { false }
    let pipeline = FramePipeline(
      width: width, height: height, isOpaque: isOpaque, jobs: jobs, isCancelled: isCancelled)
    do throws(StageError) {
      try pipeline.runInOrder((0..<count).map { $0..<$0 + 1 }, to: sinks, progress: progress) {
        canvas, number, before in
        // Frames of an animation are read in sequence.
        if case .animation = source { _ = try before.wait() }
        canvas = try read(number)
      }
    } catch {
      // An unfinished file of all frames does not exist.
      if case .interrupted(_, let all) = error { throw .interrupted(written: 0, of: all) }
      throw error
    }
  }

  /// Returns one frame; those of an animation are read fastest in order.
  ///
  /// - Parameter number: the frame's number, from 0 up to ``count``.
  public func picture(_ number: Int) throws(StageError) -> Pixmap {
    do throws(FileError) { return try read(number) } catch { throw .file(error) }
  }

  /// Returns a frame of an animation or a single picture at full depth, if opened with ``PictureForm/exact``.
  package func exactPicture(_ number: Int) throws(StageError) -> (pixmap: Pixmap, deep: DeepPixmap?) {
    guard case .animation(_, let cursor) = source else { return (try picture(number), nil) }
    do throws(FileError) { return try cursor.picture(number) } catch { throw .file(error) }
  }

  /// The resolution of the times in the files, in seconds: a GIF counts hundredths, a WebP thousandths.
  public var clockStep: Fraction {
    guard case .animation(_, let cursor) = source else { return .zero }
    switch cursor.header.format {
    case .gif: return Fraction(1, 100)
    case .webp: return Fraction(1, 1000)
    case .png, .jpeg: return .zero
    }
  }

  /// Returns the name of a frame: its file's, or its number in an animation.
  public func name(_ number: Int) -> String {
    switch source {
    case .pictures(let files): FilePath.name(of: files[number])
    case .animation(let path, _): count == 1 ? FilePath.name(of: path) : "\(number)"
    }
  }

  /// Returns true if every pixel of every frame is opaque; reads all frames unless their headers decide it.
  public func areOpaque(
    jobs: Int = RenderOptions.cores, isCancelled: @escaping @Sendable () -> Bool = { false }
  ) throws(StageError) -> Bool {
    if haveNoAlpha { return true }
    if case .animation(_, let cursor) = source { return cursor.isOpaque }
    let found = OpacitySink()
    try run(to: [found], jobs: jobs, isCancelled: isCancelled)
    return found.areOpaque
  }

  private func read(_ number: Int) throws(FileError) -> Pixmap {
    switch source {
    case .animation(_, let cursor): return try cursor.frame(number)
    case .pictures(let files):
      let bytes = try FrameFiles.read(files[number])
      let picture: DecodedPicture
      do throws(CodecError) { picture = try decodePicture(bytes, options: PictureOptions(form: form)) } catch {
        throw FileError(path: files[number], reason: "\(error)")
      }
      noted.add(picture.notes, of: files[number])
      let pixmap = picture.pixmap
      guard pixmap.width == width && pixmap.height == height else {
        throw FileError(path: files[number], reason: "changed while it was read")
      }
      return pixmap
    }
  }
}

/// Checks that every frame is opaque.
private final class OpacitySink: FrameSink {
  private let found = Mutex(true)

  var areOpaque: Bool { found.withLock { $0 } }
  var needsPrevious: Bool { false }

  func take(_ frame: DrawnFrame) -> @Sendable () throws -> Void {
    if !frame.isOpaque { found.withLock { $0 = false } }
    return {}
  }

  func finish() {}
  func abandon() {}
}
