/// A format that puts all frames, of a film or from files, into one file.
public protocol AnimationFormat: FilmFormat {
  /// The longest side that the format supports, in pixels.
  var longestSide: Int { get }

  /// True if the encoder benefits from knowing in advance that every pixel is opaque.
  var storesOpaqueFramesApart: Bool { get }

  /// True if it keeps translucent colours exactly; such frames are read with straight alpha.
  var keepsTranslucentColors: Bool { get }

  /// True if the bytes are written in order, so that they can go to a pipe.
  var isStream: Bool { get }

  /// Begins to write to an open file.
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

  /// Throws for a picture size that the format does not support.
  public func check(width: Int, height: Int) throws(StageError) {
    guard max(width, height) > longestSide else { return }
    throw .request(
      "\(name) holds at most \(longestSide) pixels a side; the frames have \(width)×\(height); draw them smaller")
  }

  public func sink(_ job: RenderJob) throws(StageError) -> any FrameSink {
    try sink(job.frames, to: job.writer(self))
  }

  /// Begins to write frames from any source.
  ///
  /// - Parameter path: the file's path; missing folders are created.
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
