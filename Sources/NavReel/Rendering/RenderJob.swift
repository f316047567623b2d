/// A film on its way into files.
public struct RenderJob: Sendable {
  public let film: Film
  public let options: RenderOptions
  public let frames: EncodingJob

  /// The folder of the frames that are PNG files; other files lie beside it and have its name.
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
    frames = EncodingJob(
      width: size.width, height: size.height, isOpaque: true, durations: render.durations, jobs: options.jobs,
      isCancelled: isCancelled)
    self.progress = progress
    self.isStream = isStream
  }

  /// The file that a format writes.
  public func path(_ format: some FilmFormat) -> String { format.path(beside: folder) }

  /// Begins the file that a format writes.
  package func writer(_ format: some FilmFormat) throws(StageError) -> FileWriter {
    if isStream { return .standardOutput }
    do throws(FileError) { return try FileWriter(path(format)) } catch { throw .file(error) }
  }
}
