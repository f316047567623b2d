public import NavReelCodecs
public import NavReelDrawing
import Synchronization
import NavReelThreads

/// Draws pictures on several threads, each once, and passes every one to the sinks.
///
/// Canvases are reused, so memory does not grow with the number of frames.
public struct FramePipeline: Sendable {
  /// The number of threads, at least 1. The pixels do not depend on it.
  public let jobs: Int

  /// The width in pixels, at least 1.
  public let width: Int

  /// The height in pixels, at least 1.
  public let height: Int

  /// True if every pixel of every drawing is known to be opaque; otherwise the pixels are examined.
  public let isOpaque: Bool

  /// Polled before each drawing; return true to stop the run.
  public let isCancelled: @Sendable () -> Bool

  public init(
    width: Int, height: Int, isOpaque: Bool = false, jobs: Int = RenderOptions.cores,
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) {
    self.width = width
    self.height = height
    self.isOpaque = isOpaque
    self.jobs = jobs
    self.isCancelled = isCancelled
  }

  /// Draws every picture, then completes either every sink or none.
  ///
  /// - Parameters:
  ///   - runs: the ranges of frames that show one drawing, which is drawn once.
  ///   - sinks: the sinks; each receives every drawing.
  ///   - progress: receives the number of frames done, in order, on one thread at a time.
  ///   - draw: draws the picture of an index, on any thread. The canvas contains an earlier drawing.
  /// - Returns: the pixel digest of each run.
  /// - Throws: the first error of a sink; ``StageError/interrupted(written:of:)`` for a cancelled run.
  @discardableResult
  public func run(
    _ runs: [Range<Int>], to sinks: [any FrameSink], progress: @Sendable (Int) -> Void = { _ in },
    draw: @Sendable (inout Pixmap, Int) -> Void
  ) throws(StageError) -> [PixelDigest] {
    let digests = try run(runs, to: sinks, inOrder: false, progress: progress) { canvas, index, _ in
      draw(&canvas, index)
    }
    return digests.compactMap { $0 }
  }

  /// Runs like ``run(_:to:progress:draw:)``, for drawings based on the previous one or read in sequence.
  ///
  /// - Parameter draw: the same, but it can wait for the previous drawing.
  func runInOrder(
    _ runs: [Range<Int>], to sinks: [any FrameSink], progress: @Sendable (Int) -> Void = { _ in },
    draw: @Sendable (inout Pixmap, Int, PreviousDrawing) throws -> Void
  ) throws(StageError) {
    _ = try run(runs, to: sinks, inOrder: true, progress: progress, draw: draw)
  }

  /// Checks that there is memory for the threads. Each has a canvas and layers or planes for blurs, and some drawings
  /// wait for their turn. Each also has a stack, and as much again for glyphs and compression.
  ///
  /// - Throws: if the system does not provide that much memory.
  func checkMemory() throws(StageError) {
    let bytes =
      Pixmap.footprint(of: 2 * jobs + 2, width: width, height: height) + jobs * 2 * SystemThread.stackSize
    guard !Pixmap.isRoom(for: bytes) else { return }
    let megabytes = bytes / 1_000_000
    throw .request(
      "the system gives no \(megabytes) MB of memory, which \(jobs) \(jobs == 1 ? "thread needs" : "threads need") for "
        + "frames of \(width)×\(height) pixels; allow more (ulimit -v), or draw fewer pixels or with fewer threads")
  }

  private func run(
    _ runs: [Range<Int>], to sinks: [any FrameSink], inOrder: Bool, progress: @Sendable (Int) -> Void,
    draw: @Sendable (inout Pixmap, Int, PreviousDrawing) throws -> Void
  ) throws(StageError) -> [PixelDigest?] {
    try checkMemory()
    let relay = CanvasRelay(
      width: width, height: height, last: runs.count - 1,
      keepsPrevious: inOrder || sinks.contains { $0.needsPrevious })
    let done = Mutex<(digests: [PixelDigest?], frames: Int)>(([], 0))
    do {
      try OrderedPipeline<any Error>(workers: jobs).run(
        count: runs.count, makeWorker: { () },
        produce: { _, index in
          try relay.draw(
            index,
            draw: { canvas, previous in
              if isCancelled() { throw Cancelled() }
              try draw(&canvas, index, previous)
            },
            use: { pixmap, previous in
              let frame = DrawnFrame(
                index: index, frames: runs[index], pixmap: pixmap, isOpaque: isOpaque || pixmap.isOpaque,
                previous: previous,
                changed: relay.keepsPrevious ? pixmap.changes(since: previous) : pixmap.pixelBounds)
              let steps = try sinks.map { try $0.take(frame) }
              // Digests of existing frames are not needed.
              return (inOrder ? nil : PixelDigest(of: pixmap, isOpaque: frame.isOpaque), steps)
            })
        },
        consume: { index, output in
          for step in output.1 { try step() }
          let count = done.withLock { done in
            done.digests.append(output.0)
            done.frames += runs[index].count
            return done.frames
          }
          progress(count)
        })
      for sink in sinks { try sink.finish() }
      return done.withLock { $0.digests }
    } catch {
      for sink in sinks { sink.abandon() }
      switch error {
      case let error as StageError: throw error
      case let error as FileError: throw .file(error)
      case is Cancelled:
        throw .interrupted(written: done.withLock { $0.frames }, of: runs.reduce(0) { $0 + $1.count })
      default: throw .request("\(error)")
      }
    }
  }
}
