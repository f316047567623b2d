import NavReelDocuments
import NavReelCodecs
public import NavReelMotion
public import NavReelScene

/// Writes a film: its frames to a folder as `frame-0000.png …` and `reel.json`, animations beside it.
///
///     let render = try FilmRender(stage.film("push"), to: "out/push")
///     try render.run()
///
/// Each frame is drawn once for all formats, and each file is written atomically. The description is removed first and
/// written last, so a folder with a `reel.json` is complete. Frames of an earlier run are removed if its description,
/// or the hidden mark of an unfinished run, lists them. Only one run at a time, or several shards of one film, can
/// write to a folder.
public struct FilmRender: Sendable {
  public let film: Film
  public let options: RenderOptions
  public let folder: String

  /// The times of all frames of the film, or the selected instants.
  public let times: [Fraction]

  /// The remarks about the scene, its pictures and the texts of the frames that will be written, each once.
  public let warnings: [SceneWarning]

  /// The durations of the frames; for selected instants, the time between them.
  let durations: FrameDurations

  let preflight: Preflight

  /// Lays out every frame without writing anything.
  ///
  /// - Parameters:
  ///   - film: the film to draw.
  ///   - folder: the folder of the frames; ``run(isCancelled:progress:)`` creates it if it is missing.
  ///   - options: the frames to draw and the formats to write.
  ///   - isCancelled: polled before each frame; return true to throw ``StageError/interrupted(written:of:)``.
  /// - Throws: every font that the frames need and that is missing or broken; with ``RenderOptions/isStrict`` the
  ///   warnings.
  public init(
    _ film: Film, to folder: String, options: RenderOptions = RenderOptions(),
    isCancelled: @Sendable () -> Bool = { false }
  ) throws(StageError) {
    try self.init(film, to: folder, options: options, observers: [], isCancelled: isCancelled)
  }

  /// Lays out every frame, and lets observers examine them.
  ///
  /// - Parameter observers: examine the frames that will be written, in the same pass.
  package init(
    _ film: Film, to folder: String, options: RenderOptions, observers: [any FilmObserver],
    isCancelled: @Sendable () -> Bool
  ) throws(StageError) {
    self.film = film
    self.folder = folder
    self.options = options
    if let instants = options.instants {
      times = instants.map { film.time(of: $0) }
    } else {
      times = try film.frameTimes(fps: options.fps)
    }
    for format in options.formats { try format.check(film, options) }
    // Checked before any thread starts: a thread that cannot get memory would end the process.
    try FilmRender.pipeline(film, options, isCancelled: { false }).checkMemory()
    let observer = PreflightObserver()
    try film.survey(
      times.map(\.value), options.shard.range(of: times.count), for: [observer] + observers, jobs: options.jobs,
      isCancelled: isCancelled)
    preflight = try Preflight(observer)
    let durations = FrameDurations(times: times, last: Fraction.one / options.fps)
    self.durations = durations
    let name = film.reel.name
    let remarks = options.formats.flatMap { format in
      format.remarks(durations).map { SceneWarning(code: format.name, path: name, message: $0) }
    }
    warnings =
      (film.stage.warnings + FilmRemarks(film, options, frameCount: times.count).list + preflight.warnings + remarks)
      .eachOnce()
    if options.isStrict && !warnings.isEmpty { throw .strict(warnings) }
  }

  /// The paths that ``run(isCancelled:progress:)`` writes: the folder of the frames, and a file for each animation.
  public var outputs: [String] {
    options.formats.map { $0.path(beside: folder) }
  }

  /// The numbers of the frames that this shard writes.
  public var indices: Range<Int> { options.shard.range(of: times.count) }

  /// Draws, encodes and writes the frames.
  ///
  /// - Parameters:
  ///   - isCancelled: polled between files; return true to throw ``StageError/interrupted(written:of:)``.
  ///   - progress: receives the number of frames written, in order, on one thread at a time.
  /// - Throws: if a file cannot be written, or, before anything is changed, if a foreign file is in a frame's place.
  ///   Frames already written stay, without a `reel.json`.
  @discardableResult
  public func run(
    isCancelled: @escaping @Sendable () -> Bool = { false }, progress: @escaping @Sendable (Int) -> Void = { _ in }
  ) throws(StageError) -> FilmManifest {
    let fonts = FontRecord(preflight, film.stage.fontBook)
    let lock: FolderLock
    let former: [String]
    do throws(FileError) {
      try FileAccess.createFolder(folder)
      lock = try folderLock()
    } catch { throw .file(error) }
    defer { lock.release() }
    do throws(FileError) {
      try SiblingShards(render: self).check()
      former = try FormerFrames(in: folder).take(for: self)
      if options.formats.contains(where: { $0.fileExtension != nil }) {
        // Animations are written beside the folder.
        FileAccess.removeAbandoned(in: FilePath.folder(of: folder))
      }
    } catch { throw .file(error) }
    let job = RenderJob(self, isCancelled: isCancelled, progress: progress)
    var sinks: [any FrameSink] = []
    let digests: [PixelDigest]
    do throws(StageError) {
      for format in options.formats { sinks.append(try format.sink(job)) }
      digests = try draw(to: sinks, isCancelled: isCancelled, progress: options.hasFrameFiles ? { _ in } : progress)
    } catch {
      for sink in sinks { sink.abandon() }
      FormerFrames.leaveMark(of: options.shard, in: folder)
      throw counted(error, written: sinks.lazy.compactMap { ($0 as? FrameSequenceWriter)?.count }.first)
    }
    let perFrame = zip(preflight.runs, digests).flatMap { run, digest in run.map { _ in digest.description } }
    let manifest = FilmManifest(render: self, digests: perFrame, fonts: fonts.fonts, former: former)
    do throws(FileError) {
      // Without locks in the file system, another job may have started in the same folder meanwhile.
      try SiblingShards(render: self).check()
      try FileAccess.write(manifest.json, to: FilePath.join(folder, manifest.fileName))
      try FormerFrames.removeMark(of: options.shard, in: folder)
    } catch { throw .file(error) }
    return manifest
  }

  /// The names of the animations that the run writes beside its folder.
  var fileNames: [String] {
    options.formats.filter { $0.fileExtension != nil }.map { FilePath.name(of: $0.path(beside: folder)) }
  }

  /// Draws the film into a stream of bytes, such as raw video for another program, without creating a file.
  ///
  /// - Throws: for a format that cannot be streamed, and if the reader closes the stream.
  public func stream(
    _ format: any FilmFormat, isCancelled: @escaping @Sendable () -> Bool = { false },
    progress: @escaping @Sendable (Int) -> Void = { _ in }
  ) throws(StageError) {
    guard let animation = format as? any AnimationFormat, animation.isStream else {
      throw .request("\(format.name) is no stream of bytes and needs a file")
    }
    let job = RenderJob(self, isCancelled: isCancelled, progress: progress, isStream: true)
    try draw(to: [try format.sink(job)], isCancelled: isCancelled, progress: progress)
  }

  @discardableResult
  func draw(
    to sinks: [any FrameSink], isCancelled: @escaping @Sendable () -> Bool, progress: @Sendable (Int) -> Void
  ) throws(StageError) -> [PixelDigest] {
    let pipeline = FilmRender.pipeline(film, options, isCancelled: isCancelled)
    return try pipeline.run(preflight.runs, to: sinks, progress: progress) { canvas, index in
      film.draw(film.timeline.state(at: times[preflight.runs[index].lowerBound].value), into: &canvas)
    }
  }

  private static func pipeline(
    _ film: Film, _ options: RenderOptions, isCancelled: @escaping @Sendable () -> Bool
  ) -> FramePipeline {
    let size = film.stage.pixelSize
    return FramePipeline(
      width: size.width, height: size.height, isOpaque: true, jobs: options.jobs, isCancelled: isCancelled)
  }

  /// Adds the number of frames written to an error; an animation alone has none before its last frame.
  private func counted(_ error: StageError, written: Int?) -> StageError {
    switch (error, written) {
    case (.file(let fault), let written?):
      return .file(
        FileError(path: fault.path, reason: "\(fault.reason); \(written) of \(indices.count) frames are written"))
    case (.interrupted(_, let count), _): return .interrupted(written: written ?? 0, of: count)
    default: return error
    }
  }

  func folderLock() throws(FileError) -> FolderLock {
    if options.shard.isWhole { return try FolderLock(folder) }
    let job = SiblingShards(render: self).job
    return try FolderLock(folder) { () throws(FileError) in
      try ShardClaim(folder, job: job, part: options.shard.index)
    }
  }
}

extension FrameState {
  /// The state with fixed time and phase, which do not affect the picture: equal for frames that look equal.
  package var withoutTime: FrameState {
    var state = self
    state.time = 0
    state.phase = .before
    return state
  }
}
