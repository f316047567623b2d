public import NavReelDrawing

/// Something that is made of a film's frames while they are drawn: files, or one file of all.
///
/// The costly part of a frame is done on any thread, in any order; what depends on the order is done when the frame's
/// turn has come.
public protocol FrameSink: Sendable {
  /// True when ``DrawnFrame/previous`` is wanted, for which frames wait for each other a little.
  var needsPrevious: Bool { get }

  /// Takes in one frame, on any thread.
  ///
  /// - Returns: what is to be done in the order of the frames, by one thread at a time.
  func take(_ frame: DrawnFrame) throws -> @Sendable () throws -> Void

  /// Completes the work after the last frame; a file appears under its name now.
  func finish() throws

  /// Remarks on what the format could not keep, in words for people; complete after ``finish()``.
  var remarks: [String] { get }

  /// Comes in place of ``finish()`` when the run failed or was stopped, and after a failed one: nothing unfinished is
  /// left behind.
  func abandon()
}

extension FrameSink {
  public var remarks: [String] { [] }
}

/// A drawing, and the frames that show it.
public struct DrawnFrame: Sendable {
  /// The number of the drawing, from 0.
  public let index: Int

  /// Numbers of the frames that it stands for. Neighbouring drawings may still be equal.
  public let frames: Range<Int>

  /// Opaque and premultiplied in films; pictures from files may be translucent, and straight where a format keeps them so.
  public let pixmap: Pixmap

  /// True when every pixel is known to be opaque.
  public let isOpaque: Bool

  /// The drawing before; nil for the first, or when no sink wants it.
  public let previous: Pixmap?

  /// Around all pixels that differ from the drawing before; empty when none does. The whole picture without one.
  public let changed: PixelRect
}
