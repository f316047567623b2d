import NavReelDrawing
import NavReelMotion

/// A frame of raw video as it stands in the stream.
public struct RawFrame: Sendable {
  let bytes: [UInt8]
}

/// Raw frames one after another at a constant rate.
///
/// A frame begins at the number of the stream's frames nearest to its time, and is repeated until the next begins. One
/// that is too short for its own number is left out; the first and the last are always there.
struct RawVideo: Sendable {
  private var head: [UInt8]
  private var clock: TickClock
  private let rate: Fraction
  private var written = 0
  private var leftOut: RawFrame?

  /// - Parameters:
  ///   - head: bytes before the first frame.
  ///   - rate: frames a second, above zero.
  init(head: [UInt8], rate: Fraction) {
    precondition(rate > .zero, "a video has more than no frame a second")
    (self.head, self.rate) = (head, rate)
    clock = TickClock(ticksPerSecond: rate.numerator)
  }

  mutating func append(_ frame: RawFrame, duration: Fraction) -> [AnimationRun] {
    // A clock of n/d ticks a second is one of n ticks for times divided by d.
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
  /// All bytes in a row.
  var joined: [UInt8] { flatMap { run in repeatElement(run.bytes, count: run.count).joined() } }
}
