public import NavReelCodecs
import NavReelDrawing
import Synchronization

/// Writes drawings as `frame-0000.png …`, each file atomically.
public final class FrameSequenceWriter: FrameSink {
  public let folder: String
  private let encoder: PNGEncoder
  private let isCancelled: @Sendable () -> Bool
  private let progress: @Sendable (Int) -> Void
  private let workspaces = WorkspacePool { PNGWorkspace() }
  private let written = Mutex(0)

  /// - Parameters:
  ///   - folder: the folder; created if it is missing.
  ///   - isCancelled: polled before each file, since a hold may have thousands.
  ///   - progress: receives the number of files written, on one thread at a time.
  public init(
    folder: String, effort: PNGEncoder.Effort = PNGEncoder().effort,
    isCancelled: @escaping @Sendable () -> Bool = { false }, progress: @escaping @Sendable (Int) -> Void = { _ in }
  ) throws(StageError) {
    self.folder = folder
    self.isCancelled = isCancelled
    self.progress = progress
    encoder = PNGEncoder(effort: effort)
    do throws(FileError) { try FileAccess.createFolder(folder) } catch { throw .file(error) }
  }

  public var needsPrevious: Bool { false }

  /// The number of files written, in any order.
  public var count: Int { written.withLock { $0 } }

  public func take(_ frame: DrawnFrame) throws -> @Sendable () throws -> Void {
    try workspaces.withWorkspace { workspace in
      try encoder.encode(frame.pixmap, reusing: workspace) { bytes in
        for number in frame.frames {
          if isCancelled() { throw Cancelled() }
          try FileAccess.write(bytes, to: FilePath.join(folder, Frame.fileName(number)))
          written.withLock { count in
            count += 1
            progress(count)
          }
        }
      }
    }
    return {}
  }

  public func finish() {}

  /// Does nothing; complete frames stay.
  public func abandon() {}
}
