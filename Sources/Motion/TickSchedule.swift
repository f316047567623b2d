/// The frames of a film that a coarse clock can show, each with its number of ticks.
///
/// A frame begins at the tick nearest to its time. Where frames are shorter than the shortest that is shown, a frame
/// begins up to a tick late, and one that would begin later still is left out: 60 frames a second on a clock of
/// hundredths that shows nothing for less than two become 50. The last frame is always shown.
public struct TickSchedule: Hashable, Sendable {
  /// A frame that is shown.
  public struct Entry: Hashable, Sendable {
    /// The number of the frame, from 0.
    public let index: Int

    /// The ticks for which it is shown, at least the shortest allowed.
    public let ticks: Int
  }

  /// In order; empty only without frames.
  public let entries: [Entry]

  /// - Parameters:
  ///   - durations: of the frames, in seconds, zero or above.
  ///   - ticksPerSecond: at least 1.
  ///   - shortest: ticks that a frame is shown for at least; at least 1.
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
    // A last frame that would be shown beyond the end takes the place of the one before it.
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
  /// True when a tick lies at most a tick behind the time.
  func isWithinATick(_ tick: Int) -> Bool {
    let (n, d) = (Int128(time.numerator) * Int128(ticksPerSecond), Int128(time.denominator))
    return (Int128(tick) - 1) * d <= n
  }
}
