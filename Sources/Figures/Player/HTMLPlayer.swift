public import NavReel

/// A page that plays the film, with its attributes: one HTML file (`--format html`).
public struct HTMLPlayer: FilmFormat {
  /// The longest side of a canvas that all common browsers support, in pixels.
  public static let longestSide = 16384

  public init() {}

  public var name: String { "html" }
  public var fileExtension: String? { "html" }

  public func check(_ film: Film, _ options: RenderOptions) throws(StageError) {
    try checkWholeFilm(options)
    _ = try film.attributeTimes(fps: options.fps)
    let size = film.stage.pixelSize
    guard max(size.width, size.height) > HTMLPlayer.longestSide else { return }
    throw .request(
      "\(name): browsers show at most \(HTMLPlayer.longestSide) pixels a side; the frames have "
        + "\(size.width)×\(size.height)")
  }

  public func sink(_ job: RenderJob) throws(StageError) -> any FrameSink {
    let page = PlayerPage(job.film, attributes: try job.film.attributes(fps: job.options.fps))
    let file = try job.writer(self)
    do throws(FileError) { return try PlayerSink(page, file: file) } catch { throw .file(error) }
  }
}
