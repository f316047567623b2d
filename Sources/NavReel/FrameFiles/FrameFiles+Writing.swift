extension FrameFiles {
  /// Writes the frames as one animation.
  ///
  /// - Parameters:
  ///   - path: the file's path; missing folders are created.
  ///   - durations: the duration of each frame: ``durations``, or your own, one for each frame.
  ///   - jobs: the number of threads, at least 1.
  ///   - isCancelled: polled before each frame; return true to throw ``StageError/interrupted(written:of:)``.
  ///   - progress: receives the number of frames read, in order, on one thread at a time.
  /// - Returns: remarks on what the format could not keep, for people.
  /// - Throws: for frames that the format cannot hold, for a wrong number of durations or none, and for files that
  ///   cannot be read or written. No file is left then.
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
