/// The description of a moving picture that is to be encoded.
public struct EncodingJob: Sendable {
  /// In pixels, at least 1.
  public let width: Int

  /// In pixels, at least 1.
  public let height: Int

  /// True when every pixel of every frame is known to be opaque.
  public let isOpaque: Bool

  /// The durations of the frames.
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
