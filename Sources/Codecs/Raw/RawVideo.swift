import NavReelDrawing
import NavReelMotion

/// A frame of raw video, as in the stream.
public struct RawFrame: Sendable {
  let bytes: [UInt8]
}

/// Raw frames, one after another at a constant rate.
///
/// A frame begins at the stream frame nearest to its time, and is repeated until the next one begins. A frame that is
/// too short for one of its own is left out; the first and the last are always included.
struct RawVideo: Sendable {
  private var head: [UInt8]
  private var clock: TickClock
  private let rate: Fraction
  private var written = 0
  private var leftOut: RawFrame?

  /// Creates a video.
  ///
  /// - Parameters:
  ///   - head: The bytes before the first frame.
  ///   - rate: The rate in frames per second, above zero.
  init(head: [UInt8], rate: Fraction) {
    precondition(rate > .zero, "a video has more than no frame a second")
    (self.head, self.rate) = (head, rate)
    clock = TickClock(ticksPerSecond: rate.numerator)
  }

  mutating func append(_ frame: RawFrame, duration: Fraction) -> [AnimationRun] {
    // A clock of n/d ticks per second equals one of n ticks for times divided by d.
    let stretch = duration.divided(by: Fraction(rate.denominator))
    _ = clock.advance(by: stretch ?? Fraction(nearestNanosecond: duration.value / Double(rate.denominator)))
    let count = max(clock.ticks, 1) - written
    leftOut = count == 0 ? frame : nil
    guard count > 0 else { return [] }
    written += count
    defer { head = [] }
    let first = head.isEmpty ? [] : [AnimationRun(bytes: head)]
    return first + [AnimationRun(bytes: frame.bytes, count: count)]
  }

  func finish() -> AnimationEnding { AnimationEnding(bytes: leftOut?.bytes ?? []) }
}

extension [AnimationRun] {
  /// All bytes in sequence.
  var joined: [UInt8] { flatMap { run in repeatElement(run.bytes, count: run.count).joined() } }
}
