/// The frames of a film that a coarse clock can show, each with its number of ticks.
///
/// A frame begins at the tick nearest to its time. If frames are shorter than the shortest allowed, a frame may begin
/// up to a tick late, and one that would begin even later is dropped: 60 frames per second become 50 on a clock of
/// hundredths with at least two ticks per frame. The last frame is always shown.
public struct TickSchedule: Hashable, Sendable {
  /// A frame that is shown.
  public struct Entry: Hashable, Sendable {
    /// The frame's number, from 0.
    public let index: Int

    /// The number of ticks for which the frame is shown, at least the shortest allowed.
    public let ticks: Int
  }

  /// The frames shown, in order; empty only if there are no frames.
  public let entries: [Entry]

  /// Creates the schedule of a film.
  ///
  /// - Parameters:
  ///   - durations: The frames' durations in seconds, not negative.
  ///   - ticksPerSecond: The clock's resolution, at least 1.
  ///   - shortest: The least number of ticks per frame, at least 1.
  public init(durations: [Fraction], ticksPerSecond: Int, shortest: Int) {
    precondition(shortest >= 1, "a frame is shown for at least a tick")
    var clock = TickClock(ticksPerSecond: ticksPerSecond)
    var starts: [(index: Int, tick: Int)] = []
    for (index, duration) in durations.enumerated() {
      let due = clock.ticks
      let tick = max(due, starts.last.map { $0.tick + shortest } ?? 0)
      if clock.isWithinATick(tick) {
        starts.append((index, tick))
      } else if index == durations.count - 1, let last = starts.indices.last {
        starts[last].index = index
      }
      _ = clock.advance(by: duration)
    }
    let end = clock.ticks
    // A last frame that would run past the end replaces the one before it.
    if starts.count > 1, !clock.isWithinATick(starts[starts.count - 1].tick + shortest) {
      let last = starts.removeLast()
      starts[starts.count - 1].index = last.index
    }
    entries = starts.enumerated().map { position, start in
      let next = position + 1 < starts.count ? starts[position + 1].tick : max(end, start.tick + shortest)
      return Entry(index: start.index, ticks: next - start.tick)
    }
  }
}

extension TickClock {
  /// Returns true if a tick is at most one tick later than the current time.
  func isWithinATick(_ tick: Int) -> Bool {
    let (n, d) = (Int128(time.numerator) * Int128(ticksPerSecond), Int128(time.denominator))
    return (Int128(tick) - 1) * d <= n
  }
}
