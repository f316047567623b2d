/// Counts durations in whole ticks without drift: the sum of the ticks stays within half a tick of the true time.
///
///     var clock = TickClock(ticksPerSecond: 100)
///     (0..<3).map { _ in clock.advance(by: Fraction(1, 30)) }   // 3, 4, 3
public struct TickClock: Sendable {
  /// The clock's resolution, at least 1: 100 in a GIF, 1000 in a WebP.
  public let ticksPerSecond: Int

  /// The true time since the start, in seconds.
  public private(set) var time = Fraction.zero

  /// The number of ticks since the start.
  public private(set) var ticks = 0

  public init(ticksPerSecond: Int) {
    precondition(ticksPerSecond >= 1, "a clock ticks at least once a second")
    self.ticksPerSecond = ticksPerSecond
  }

  /// Returns the number of ticks in the next `duration`, which is in seconds and not negative; it may be zero.
  public mutating func advance(by duration: Fraction) -> Int {
    time = time.addingOrRounding(duration)
    let due = ticks(at: time)
    defer { ticks = due }
    return due - ticks
  }

  /// Returns the tick nearest to a time in seconds, or the later of two equally near ones.
  public func ticks(at time: Fraction) -> Int {
    let (n, d) = (Int128(time.numerator) * Int128(ticksPerSecond), Int128(time.denominator))
    return Int(clamping: (2 * n + d) / (2 * d))
  }
}
