public import NavReelCodecs
public import NavReelDrawing
import Synchronization
import NavReelThreads

/// Draws pictures on several threads, each once, and offers every one to the sinks.
///
/// Canvases are used again, so memory does not grow with the number of frames.
public struct FramePipeline: Sendable {
  /// Threads, at least 1. The pixels do not depend on it.
  public let jobs: Int

  /// In pixels, at least 1.
  public let width: Int

  /// In pixels, at least 1.
  public let height: Int

  /// True when every pixel of every drawing is known to be opaque; asked of the pixels otherwise.
  public let isOpaque: Bool

  /// Asked before each drawing; true stops the run.
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

  /// Draws every picture, and completes every sink or none.
  ///
  /// - Parameters:
  ///   - runs: the frame numbers that show one drawing, which is drawn once.
  ///   - sinks: each gets every drawing.
  ///   - progress: told how many frames are done, by one thread at a time, in order.
  ///   - draw: draws the picture of an index, on any thread. The canvas holds what was drawn on it before.
  /// - Returns: the pixel digest of each run.
  /// - Throws: the first error of a sink; ``StageError/interrupted(written:of:)`` for a run that was told to stop.
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

  /// Runs as ``run(_:to:progress:draw:)`` does, for drawings that are made from the one before, or read one after the
  /// other.
  ///
  /// - Parameter draw: as there; the drawing before may be waited for.
  func runInOrder(
    _ runs: [Range<Int>], to sinks: [any FrameSink], progress: @Sendable (Int) -> Void = { _ in },
    draw: @Sendable (inout Pixmap, Int, PreviousDrawing) throws -> Void
  ) throws(StageError) {
    _ = try run(runs, to: sinks, inOrder: true, progress: progress, draw: draw)
  }

  /// A thread has a canvas and layers or planes for blurs; some drawings wait for their turn. It has a stack, and as much
  /// again for glyphs and for what it compresses.
  ///
  /// - Throws: where the system has no room for that.
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
              // Nobody asks for those of frames that exist already.
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
