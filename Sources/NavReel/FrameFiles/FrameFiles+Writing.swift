extension FrameFiles {
  /// Writes the frames as one moving picture.
  ///
  /// - Parameters:
  ///   - path: of the file; its folder is made when it is not there.
  ///   - durations: how long each frame is shown: ``durations``, or the caller's, as many as there are frames.
  ///   - jobs: threads, at least 1.
  ///   - isCancelled: asked before each frame; true ends with ``StageError/interrupted(written:of:)``.
  ///   - progress: told how many frames are taken in, by one thread at a time, in order.
  /// - Returns: remarks on what the format could not keep, in words for people.
  /// - Throws: for frames that the format cannot hold, for durations of another number or of none, and for files that
  ///   cannot be read or written. Nothing is left then.
  @discardableResult
  public func write(
    _ format: some AnimationFormat, to path: String, durations: FrameDurations, jobs: Int = RenderOptions.cores,
    isCancelled: @escaping @Sendable () -> Bool = { false }, progress: @Sendable (Int) -> Void = { _ in }
  ) throws(StageError) -> [String] {
    try format.check(width: width, height: height)
    guard durations.count == count else {
      throw .request("there are \(count) frames and durations of \(durations.count)")
    }
    if let number = (0..<count).first(where: { durations[$0] <= .zero }) {
      throw .request("frame \(number) is shown for no time; a duration is above zero")
    }
    let isOpaque = format.storesOpaqueFramesApart ? try areOpaque(jobs: jobs, isCancelled: isCancelled) : false
    let job = EncodingJob(
      width: width, height: height, isOpaque: isOpaque, durations: durations, jobs: jobs, isCancelled: isCancelled)
    let sink = try format.sink(job, to: path)
    try run(to: [sink], jobs: jobs, isCancelled: isCancelled, progress: progress)
    return sink.remarks
  }
}
