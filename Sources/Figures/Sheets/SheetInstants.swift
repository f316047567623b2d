import NavReelMotion
public import NavReel

/// The pictures to show on a sheet.
public enum SheetInstants: Hashable, Sendable {
  /// These instants, in this order.
  case list([Instant])

  /// The first frame and every n-th after it.
  case every(Int)

  /// A number of instants, evenly spaced in time from the first to the last.
  case spread(Int)

  /// A number of frames, evenly spaced by motion: neighbours differ about equally, and holds are left out; if
  /// something overshoots its ends, its furthest frame is included. Existing frames are chosen among those that differ
  /// from the previous one. If nothing moves, the same as ``spread(_:)``.
  case moments(Int)

  /// Returns the instants in exact seconds.
  ///
  /// - Throws: for no instants, a count below 1, and an instant past the end of the film.
  func times(in film: Film, fps: Fraction) throws(StageError) -> [Fraction] {
    guard RenderOptions.isRate(fps) else {
      throw .request("fps: expected \(RenderOptions.ratePhrase), got \(fps)")
    }
    switch self {
    case .list(let instants):
      let times = try SheetInstants.checked(instants).map { film.time(of: $0) }
      // The last frame may be past the end, and may be requested by its time.
      let last = film.timeline.frameTimes(rate: fps).last ?? .zero
      if let late = times.first(where: { $0 > last }) {
        throw .request(
          "\(SheetText.seconds(late.value)) s is past the end of \(film.reel.name), which lasts "
            + "\(SheetText.seconds(film.duration)) s")
      }
      return times
    case .every(let step):
      return try SheetInstants.indices(every: step, of: film.timeline.frameCount(rate: fps)).map {
        Fraction($0) / fps
      }
    case .spread(let count):
      try SheetInstants.check(count)
      let whole = film.time(of: .percent(100))
      if whole == .zero { return [.zero] }
      if count == 1 { return [film.time(of: .percent(50))] }
      return (0..<count).map { film.time(of: .percent(Fraction(100 * $0, count - 1))) }
    case .moments(let count):
      try SheetInstants.check(count)
      let moments = SheetMoments(film, fps: fps).times(count)
      return moments.isEmpty ? try SheetInstants.spread(count).times(in: film, fps: fps) : moments
    }
  }

  /// An existing frame, chosen to be shown.
  struct Pick {
    /// The cell's index; nil past the end.
    let index: Int?

    /// The requested instant, if any.
    var time: Fraction?
  }

  /// Returns the existing frames to show, from one list or from several side by side: the same number from each.
  ///
  /// Requested instants are found in each list, with percentages of the longest. Otherwise frames are paired by their
  /// index.
  ///
  /// - Parameter lists: one or more lists, none of them empty.
  func picks(of lists: [[SheetCell]]) throws(StageError) -> [[Pick]] {
    let count = lists.map(\.count).max() ?? 0
    let indices: [Int]
    switch self {
    case .every(let step): indices = try SheetInstants.indices(every: step, of: count)
    case .spread(let shown): indices = try SheetInstants.spread(shown, over: Array(0..<count))
    case .moments(let shown): indices = try SheetInstants.spread(shown, over: SheetCell.moving(lists))
    case .list(let instants): return try SheetInstants.picks(instants, of: lists)
    }
    return lists.map { list in indices.map { Pick(index: list.indices.contains($0) ? $0 : nil) } }
  }

  private static func spread(_ count: Int, over indices: [Int]) throws(StageError) -> [Int] {
    try check(count)
    let (shown, last) = (min(count, indices.count), indices.count - 1)
    return shown == 1 ? [indices[last / 2]] : (0..<shown).map { indices[($0 * last + (shown - 1) / 2) / (shown - 1)] }
  }

  private static func picks(_ instants: [Instant], of lists: [[SheetCell]]) throws(StageError) -> [[Pick]] {
    let starts = lists.map { $0.compactMap(\.time) }
    guard zip(starts, lists).allSatisfy({ $0.count == $1.count }) else {
      throw .request("the frames have no times that instants could be looked up by; say how many a second there are")
    }
    let last = starts.compactMap(\.last).max() ?? .zero
    let end = starts.map(end).max() ?? .zero
    let times = try checked(instants).map { (instant) throws(StageError) -> Fraction in
      let time =
        switch instant {
        case .seconds(let seconds): seconds
        case .percent(let percent): percent.divided(by: 100).flatMap { last.multiplied(by: $0) } ?? last
        }
      guard time <= end else {
        throw .request(
          "\(SheetText.seconds(time.value)) s is past the end of the frames, which last \(SheetText.seconds(end.value)) s"
        )
      }
      return time
    }
    return starts.map { starts in
      times.map { time in
        let index = max(0, (starts.firstIndex { $0 > time } ?? starts.count) - 1)
        return Pick(index: time <= SheetInstants.end(starts) ? index : nil, time: time)
      }
    }
  }

  /// Returns the end of the last frame, which is taken to last as long as the one before.
  private static func end(_ starts: [Fraction]) -> Fraction {
    guard let last = starts.last, starts.count > 1 else { return starts.last ?? .zero }
    return last + (last - starts[starts.count - 2])
  }

  private static func checked(_ instants: [Instant]) throws(StageError) -> [Instant] {
    guard !instants.isEmpty else { throw .request("no instants are given; expected one or more") }
    return instants
  }

  private static func check(_ count: Int) throws(StageError) {
    guard (1...10_000).contains(count) else {
      throw .request("number of pictures: expected a whole number of 1…10000, got \(count)")
    }
  }

  private static func indices(every step: Int, of count: Int) throws(StageError) -> [Int] {
    guard step >= 1 else { throw .request("every: expected a whole number of at least 1, got \(step)") }
    let shown = (count - 1) / step + 1
    guard shown <= 10_000 else {
      throw .request("every: \(step) would show \(shown) pictures; at most 10000 are drawn")
    }
    return Array(stride(from: 0, to: count, by: step))
  }
}
