/// A format of one file for all frames, of films or of frames from anywhere.
public protocol AnimationFormat: FilmFormat {
  /// The longest side that the format holds, in pixels.
  var longestSide: Int { get }

  /// True when it matters to know beforehand that every pixel is opaque.
  var storesOpaqueFramesApart: Bool { get }

  /// True when it holds translucent colours as a file says them: such frames are read straight.
  var keepsTranslucentColors: Bool { get }

  /// True when the bytes are written in their order, so that a pipe can take them.
  var isStream: Bool { get }

  /// Begins to write to a file that is open.
  func sink(_ job: EncodingJob, to file: FileWriter) throws(StageError) -> any FrameSink
}

extension AnimationFormat {
  public var storesOpaqueFramesApart: Bool { false }
  public var keepsTranslucentColors: Bool { false }
  public var isStream: Bool { false }

  public func check(_ film: Film, _ options: RenderOptions) throws(StageError) {
    try checkWholeFilm(options)
    let size = film.stage.pixelSize
    try check(width: size.width, height: size.height)
  }

  /// Refuses pictures that the format cannot hold.
  public func check(width: Int, height: Int) throws(StageError) {
    guard max(width, height) > longestSide else { return }
    throw .request(
      "\(name) holds at most \(longestSide) pixels a side; the frames have \(width)×\(height); draw them smaller")
  }

  public func sink(_ job: RenderJob) throws(StageError) -> any FrameSink {
    try sink(job.frames, to: job.writer(self))
  }

  /// Begins to write frames from anywhere.
  ///
  /// - Parameter path: of the file; its folder is made when it is not there.
  public func sink(_ job: EncodingJob, to path: String) throws(StageError) -> any FrameSink {
    try check(width: job.width, height: job.height)
    let file: FileWriter
    do throws(FileError) {
      let folder = FilePath.folder(of: path)
      try FileAccess.createFolder(folder)
      FileAccess.removeAbandoned(in: folder)
      file = try FileWriter(path)
    } catch { throw .file(error) }
    return try sink(job, to: file)
  }
}
