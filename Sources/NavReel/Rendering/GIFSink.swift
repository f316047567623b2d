import NavReelCodecs
import NavReelDrawing
import NavReelMotion
import Synchronization

/// Writes drawings into a GIF: counts colours as drawings arrive, then chooses palettes and writes.
final class GIFSink: FrameSink {
  private let options: GIFOptions
  private let durations: FrameDurations
  private let file: FileWriter
  private let spool: FrameSpool
  private let jobs: Int
  private let isCancelled: @Sendable () -> Bool
  private let counted = Mutex<(census: GIFCensus, width: Int, height: Int)>((GIFCensus(), 0, 0))

  init(
    _ options: GIFOptions, durations: FrameDurations, file: FileWriter, jobs: Int,
    isCancelled: @escaping @Sendable () -> Bool
  ) {
    self.options = options
    self.durations = durations
    self.file = file
    self.jobs = jobs
    self.isCancelled = isCancelled
    spool = FrameSpool(beside: file.path)
  }

  var needsPrevious: Bool { true }

  func take(_ frame: DrawnFrame) -> @Sendable () throws -> Void {
    guard !frame.changed.isEmpty else {
      return { [spool] in spool.extend(to: frame.frames) }
    }
    let part = GIFCensus.count(frame.pixmap, over: frame.previous, changed: frame.changed)
    let piece = spool.piece(frame)
    let (frames, width, height) = (frame.frames, frame.pixmap.width, frame.pixmap.height)
    return { [self] in
      counted.withLock { counted in
        counted.census.merge(part)
        (counted.width, counted.height) = (width, height)
      }
      try spool.append(piece, frames: frames)
    }
  }

  func finish() throws {
    let (census, width, height) = counted.withLock { $0 }
    let frames = spool.frames
    let schedule = GIFSink.schedule(frames.map { durations.sum(of: $0) })
    let shown = schedule.entries
    let encoder = GIFEncoder(try GIFPlan(census, options))
    let sink = AnimationSink(
      encoder, durations: FrameDurations(shown.map { Fraction($0.ticks, GIFSink.ticksPerSecond) }), file: file)
    let pipeline = FramePipeline(width: width, height: height, jobs: jobs, isCancelled: isCancelled)
    try pipeline.runInOrder(shown.indices.map { $0..<$0 + 1 }, to: [sink]) { canvas, position, before in
      let first = position == 0 ? 0 : shown[position - 1].index + 1
      if let previous = try before.wait() { canvas.copyPixels(of: previous) }
      // Drawings that are not shown still change the canvas.
      for index in first...shown[position].index { try spool.apply(index, to: &canvas) }
    }
  }

  var remarks: [String] {
    let isMoved = counted.withLock { $0.census.hasTranslucent }
    return isMoved
      ? [
        "a GIF has no translucent pixels: those of alpha 128 and above become opaque, others clear; APNG and WebP keep them"
      ]
      : []
  }

  func abandon() { file.abandon() }

  /// The resolution of a GIF's delays.
  private static let ticksPerSecond = 100

  /// The shortest delay that viewers respect: most of them turn 0 or 1 into 10.
  private static let shortest = 2

  /// Returns the frames that a GIF shows, each with its duration in hundredths of a second.
  static func schedule(_ durations: [Fraction]) -> TickSchedule {
    TickSchedule(durations: durations, ticksPerSecond: ticksPerSecond, shortest: shortest)
  }
}
