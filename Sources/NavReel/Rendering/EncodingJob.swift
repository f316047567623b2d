/// The description of an animation to encode.
public struct EncodingJob: Sendable {
  /// The width in pixels, at least 1.
  public let width: Int

  /// The height in pixels, at least 1.
  public let height: Int

  /// True if every pixel of every frame is known to be opaque.
  public let isOpaque: Bool

  /// The durations of the frames.
  public let durations: FrameDurations

  /// The number of threads, for formats with work left once all frames are drawn.
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
