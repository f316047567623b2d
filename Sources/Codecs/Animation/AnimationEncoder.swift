public import NavReelDrawing
public import NavReelMotion

/// Encodes an animation while its frames arrive.
///
/// The costly part of a frame is a pure function, done on any thread in any order; what depends on the order (frame
/// numbers, sums of delays) is done frame by frame. Neither keeps frames, so that memory does not grow with the length.
///
///     let part = encoder.encode(frame, over: previous, changed: frame.changes(since: previous))   // on any thread
///     file += encoder.append(part, duration: Fraction(1, 60))                                     // in order
///     let ending = encoder.finish()
///
/// Callers merge equal neighbours first: each frame but the first differs from the one before.
public protocol AnimationEncoder: Sendable {
  /// A compressed frame.
  associatedtype Part: Sendable

  /// Compresses one frame.
  ///
  /// - Parameters:
  ///   - frame: of the animation's size.
  ///   - previous: what is shown before; nil for the first frame.
  ///   - changed: all pixels that differ lie in it; the whole picture for the first frame, never empty.
  func encode(_ frame: Pixmap, over previous: Pixmap?, changed: PixelRect) -> Part

  /// Returns the bytes that follow in the file, the file's head before the first frame.
  ///
  /// - Parameters:
  ///   - part: of the next frame in order.
  ///   - duration: how long it is shown, in seconds, above zero.
  mutating func append(_ part: Part, duration: Fraction) -> [UInt8]

  /// The same bytes as those of ``append(_:duration:)``, in place of them, where a hold that is written as the same
  /// frame a thousand times needs the memory of one. Unless an encoder says otherwise, one run of them all.
  mutating func appendRuns(_ part: Part, duration: Fraction) -> [AnimationRun]

  /// Returns the last bytes of the file. Called once, after at least one frame.
  mutating func finish() -> AnimationEnding
}

extension AnimationEncoder {
  public mutating func appendRuns(_ part: Part, duration: Fraction) -> [AnimationRun] {
    [AnimationRun(bytes: append(part, duration: duration))]
  }
}

/// Bytes that stand in a file several times in a row.
public struct AnimationRun: Hashable, Sendable {
  public let bytes: [UInt8]

  /// At least 1.
  public let count: Int

  public init(bytes: [UInt8], count: Int = 1) {
    self.bytes = bytes
    self.count = count
  }
}

/// The end of an animation's file.
public struct AnimationEnding: Hashable, Sendable {
  /// Bytes to replace, such as a count in the file's head that only the end tells.
  public struct Correction: Hashable, Sendable {
    /// From the file's first byte.
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

  /// At least 1.
  case times(Int)
}
