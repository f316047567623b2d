public import Codecs
public import Drawing
import Synchronization

/// Draws pictures on several threads and writes them as `frame-0000.png …`, each file whole or not at all.
///
/// Every thread keeps one canvas and one encoder's workspace, so memory does not grow with the number of frames.
public struct FrameSequenceWriter: Sendable {
  public let folder: String

  /// Threads, at least 1. The pixels do not depend on it.
  public let jobs: Int
  public let effort: PNGEncoder.Effort

  public init(folder: String, jobs: Int = RenderOptions.cores, effort: PNGEncoder.Effort = PNGEncoder().effort) {
    self.folder = folder
    self.jobs = jobs
    self.effort = effort
  }

  /// Draws and writes every run.
  ///
  /// - Parameters:
  ///   - width: of each picture, in pixels, at least 1.
  ///   - height: in pixels, at least 1.
  ///   - runs: the frame numbers that show one drawing; drawn and compressed once, written for each.
  ///   - draw: draws the run of that index, on any thread. The canvas holds what its thread drew before.
  ///   - isCancelled: asked before each drawing and each file; true stops with ``StageError/interrupted(written:of:)``.
  ///   - progress: told how many files are written, by one thread at a time.
  /// - Returns: the pixel digest of each run.
  public func write(
    width: Int, height: Int, runs: [Range<Int>], draw: @Sendable (inout Pixmap, Int) -> Void,
    isCancelled: @Sendable () -> Bool = { false }, progress: @Sendable (Int) -> Void = { _ in }
  ) throws(StageError) -> [PixelDigest] {
    let encoder = PNGEncoder(effort: effort)
    do throws(FileError) { try FileAccess.createFolder(folder) } catch { throw .file(error) }
    let done = Mutex<(digests: [PixelDigest], frames: Int)>(([], 0))
    do {
      try OrderedPipeline(workers: jobs).run(
        count: runs.count,
        makeWorker: { Worker(canvas: Pixmap(width: width, height: height)) },
        produce: { worker, index in
          if isCancelled() { throw Cancelled() }
          draw(&worker.canvas, index)
          try encoder.encode(worker.canvas, reusing: worker.workspace) { bytes throws(FileError) in
            // A hold may be thousands of files.
            for frame in runs[index] {
              if isCancelled() { return }
              try FileAccess.write(bytes, to: FilePath.join(folder, Frame.fileName(frame)))
              done.withLock { done in
                done.frames += 1
                progress(done.frames)
              }
            }
          }
          if isCancelled() { throw Cancelled() }
          return PixelDigest(of: worker.canvas, isOpaque: worker.workspace.isOpaque)
        },
        consume: { _, digest in done.withLock { $0.digests.append(digest) } })
    } catch {
      let (written, count) = (done.withLock { $0.frames }, runs.reduce(0) { $0 + $1.count })
      guard let fault = error as? FileError else { throw .interrupted(written: written, of: count) }
      throw .file(FileError(path: fault.path, reason: "\(fault.reason); \(written) of \(count) frames are written"))
    }
    return done.withLock { $0.digests }
  }

  /// What one thread keeps from frame to frame.
  private struct Worker {
    var canvas: Pixmap
    let workspace = PNGWorkspace()
  }
}
