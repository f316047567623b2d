public import NavReelDrawing

/// A consumer of a film's frames while they are drawn: it writes a file for each, or one file of all.
///
/// The costly work on a frame is done on any thread, in any order; work that depends on the order is done when it is
/// the frame's turn.
public protocol FrameSink: Sendable {
  /// True if the sink needs ``DrawnFrame/previous``, for which frames wait for each other a little.
  var needsPrevious: Bool { get }

  /// Receives one frame, on any thread.
  ///
  /// - Returns: the work to do in the order of the frames, on one thread at a time.
  func take(_ frame: DrawnFrame) throws -> @Sendable () throws -> Void

  /// Completes the work after the last frame and gives the file its final name.
  func finish() throws

  /// Remarks on what the format could not keep, for people; complete after ``finish()``.
  var remarks: [String] { get }

  /// Discards unfinished files. Called instead of ``finish()`` if the run failed or was cancelled, and after it
  /// failed.
  func abandon()
}

extension FrameSink {
  public var remarks: [String] { [] }
}

/// A drawing, and the frames that show it.
public struct DrawnFrame: Sendable {
  /// The number of the drawing, from 0.
  public let index: Int

  /// The numbers of the frames that show it. Neighbouring drawings may still be equal.
  public let frames: Range<Int>

  /// The pixels: opaque and premultiplied in films; from files maybe translucent, and straight if a format keeps that.
  public let pixmap: Pixmap

  /// True if every pixel is known to be opaque.
  public let isOpaque: Bool

  /// The previous drawing; nil for the first, or if no sink needs it.
  public let previous: Pixmap?

  /// The bounds of all pixels that differ from the previous drawing, empty if none; the whole picture without one.
  public let changed: PixelRect
}
