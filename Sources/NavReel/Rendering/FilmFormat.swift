/// A kind of file that a film's frames become.
public protocol FilmFormat: Sendable {
  /// What people call it: `apng`.
  var name: String { get }

  /// What the name of its one file ends with; nil for files in a folder.
  var fileExtension: String? { get }

  /// Refuses what the format cannot hold, before a frame is drawn.
  func check(_ film: Film, _ options: RenderOptions) throws(StageError)

  /// What the format shows otherwise than asked, as sentences.
  func remarks(_ durations: FrameDurations) -> [String]

  /// Begins to write.
  func sink(_ cut: FilmCut) throws(StageError) -> any FrameSink
}

extension FilmFormat {
  public func remarks(_ durations: FrameDurations) -> [String] { [] }

  /// Moving pictures show a whole film as it runs.
  public func checkWholeFilm(_ options: RenderOptions) throws(StageError) {
    if options.instants != nil {
      throw .request("\(name) shows a film as it runs, not chosen instants; those go with png, strip and onion")
    }
    if !options.shard.isWhole {
      throw .request("\(name) is one file of all frames, so it cannot be drawn in parts; parts go with png")
    }
  }
}

/// The frames as PNG files in the film's folder.
public struct PNGSequence: FilmFormat {
  public init() {}

  public var name: String { "png" }
  public var fileExtension: String? { nil }

  public func check(_ film: Film, _ options: RenderOptions) {}

  public func sink(_ cut: FilmCut) throws(StageError) -> any FrameSink {
    try FrameSequenceWriter(
      folder: cut.folder, effort: cut.options.effort, isCancelled: cut.frames.isCancelled, progress: cut.progress)
  }
}

/// What a moving picture is made of.
public struct FrameCut: Sendable {
  /// In pixels, at least 1.
  public let width: Int

  /// In pixels, at least 1.
  public let height: Int

  /// True when every pixel of every frame is known to be opaque.
  public let isOpaque: Bool

  /// Of the frames.
  public let durations: FrameDurations

  /// Threads, for formats that do more when all frames are drawn.
  public let jobs: Int

  public let isCancelled: @Sendable () -> Bool

  public init(
    width: Int, height: Int, isOpaque: Bool, durations: FrameDurations, jobs: Int = RenderOptions.cores,
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) {
    self.width = width
    self.height = height
    self.isOpaque = isOpaque
    self.durations = durations
    self.jobs = jobs
    self.isCancelled = isCancelled
  }
}

/// A film on its way into files.
public struct FilmCut: Sendable {
  public let film: Film
  public let options: RenderOptions
  public let frames: FrameCut

  /// Of the frames that are PNG files; other files lie beside it and have its name.
  public let folder: String

  /// Told how many frames are written.
  public let progress: @Sendable (Int) -> Void

  /// True when the frames go to the standard output.
  let isStream: Bool

  init(
    _ render: FilmRender, isCancelled: @escaping @Sendable () -> Bool, progress: @escaping @Sendable (Int) -> Void,
    isStream: Bool = false
  ) {
    let size = render.film.stage.pixelSize
    film = render.film
    options = render.options
    folder = render.folder
    // Films are drawn on black.
    frames = FrameCut(
      width: size.width, height: size.height, isOpaque: true, durations: render.durations, jobs: options.jobs,
      isCancelled: isCancelled)
    self.progress = progress
    self.isStream = isStream
  }

  /// True when the run counts the files of single frames.
  var hasFrameFiles: Bool { options.formats.contains { $0 is PNGSequence } }

  /// The file that a format writes.
  public func path(_ format: some FilmFormat) -> String {
    format.fileExtension.map { folder + "." + $0 } ?? folder
  }

  /// Begins the file that a format writes.
  package func writer(_ format: some FilmFormat) throws(StageError) -> FileWriter {
    if isStream { return .standardOutput }
    do throws(FileError) { return try FileWriter(path(format)) } catch { throw .file(error) }
  }
}
