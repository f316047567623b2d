/// The frames as PNG files in the film's folder.
public struct PNGSequence: FilmFormat {
  public init() {}

  public var name: String { "png" }
  public var fileExtension: String? { nil }

  public func check(_ film: Film, _ options: RenderOptions) {}

  public func sink(_ job: RenderJob) throws(StageError) -> any FrameSink {
    try FrameSequenceWriter(
      folder: job.folder, effort: job.options.effort, isCancelled: job.frames.isCancelled, progress: job.progress)
  }
}
