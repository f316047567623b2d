public import NavReelDrawing
public import NavReelMotion

/// Encodes an animation as its frames arrive.
///
/// The costly part of a frame is a pure function that runs on any thread in any order; everything that depends on the
/// order (frame numbers, sums of delays) is done frame by frame. Neither keeps frames, so memory does not grow with the
/// length.
///
///     let part = encoder.encode(frame, over: previous, changed: frame.changes(since: previous))   // on any thread
///     file += encoder.append(part, duration: Fraction(1, 60))                                     // in order
///     let ending = encoder.finish()
///
/// Merge equal neighbours first: each frame except the first must differ from the one before.
public protocol AnimationEncoder: Sendable {
  /// A compressed frame.
  associatedtype Part: Sendable

  /// Compresses one frame.
  ///
  /// - Parameters:
  ///   - frame: A frame of the animation's size.
  ///   - previous: The picture shown before it; nil for the first frame.
  ///   - changed: A rectangle around all pixels that differ; the whole picture for the first frame, never empty.
  func encode(_ frame: Pixmap, over previous: Pixmap?, changed: PixelRect) -> Part

  /// Returns the next bytes of the file, including its header before the first frame.
  ///
  /// - Parameters:
  ///   - part: The next frame in order.
  ///   - duration: The time for which the frame is shown, in seconds, above zero.
  mutating func append(_ part: Part, duration: Fraction) -> [UInt8]

  /// Returns the same bytes as ``append(_:duration:)``, which it replaces: a pause that is written as the same frame a
  /// thousand times needs the memory of one. By default, a single run of all bytes.
  mutating func appendRuns(_ part: Part, duration: Fraction) -> [AnimationRun]

  /// Returns the last bytes of the file. Call it once, after at least one frame.
  mutating func finish() -> AnimationEnding
}

extension AnimationEncoder {
  public mutating func appendRuns(_ part: Part, duration: Fraction) -> [AnimationRun] {
    [AnimationRun(bytes: append(part, duration: duration))]
  }
}

/// Bytes that occur several times in a row in a file.
public struct AnimationRun: Hashable, Sendable {
  public let bytes: [UInt8]

  /// The number of times, at least 1.
  public let count: Int

  public init(bytes: [UInt8], count: Int = 1) {
    self.bytes = bytes
    self.count = count
  }
}

/// The end of an animation's file.
public struct AnimationEnding: Hashable, Sendable {
  /// Bytes to replace, such as a count in the file's header that is only known at the end.
  public struct Correction: Hashable, Sendable {
    /// The offset from the file's first byte.
    public let offset: Int
    public let bytes: [UInt8]

    public init(offset: Int, bytes: [UInt8]) {
      self.offset = offset
      self.bytes = bytes
    }
  }

  /// The file's last bytes.
  public let bytes: [UInt8]
  public let corrections: [Correction]

  public init(bytes: [UInt8], corrections: [Correction] = []) {
    self.bytes = bytes
    self.corrections = corrections
  }
}

/// The number of times an animation is played.
public enum AnimationPlays: Hashable, Sendable {
  case forever

  /// A number of plays, at least 1.
  case times(Int)
}
