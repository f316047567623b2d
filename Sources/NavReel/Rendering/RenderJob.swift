/// A film being written to files.
public struct RenderJob: Sendable {
  public let film: Film
  public let options: RenderOptions
  public let frames: EncodingJob

  /// The folder of the PNG frames; other files have its name and are beside it.
  public let folder: String

  /// Receives the number of frames written.
  public let progress: @Sendable (Int) -> Void

  /// True if the frames go to the standard output.
  let isStream: Bool

  init(
    _ render: FilmRender, isCancelled: @escaping @Sendable () -> Bool, progress: @escaping @Sendable (Int) -> Void,
    isStream: Bool = false
  ) {
    let size = render.film.stage.pixelSize
    film = render.film
    options = render.options
    folder = render.folder
    // Films are drawn over black.
    frames = EncodingJob(
      width: size.width, height: size.height, isOpaque: true, durations: render.durations, jobs: options.jobs,
      isCancelled: isCancelled)
    self.progress = progress
    self.isStream = isStream
  }

  /// Returns the file that a format writes.
  public func path(_ format: some FilmFormat) -> String { format.path(beside: folder) }

  /// Begins the file that a format writes.
  package func writer(_ format: some FilmFormat) throws(StageError) -> FileWriter {
    if isStream { return .standardOutput }
    do throws(FileError) { return try FileWriter(path(format)) } catch { throw .file(error) }
  }
}
