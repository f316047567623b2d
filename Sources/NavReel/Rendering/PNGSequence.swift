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
