import Motion
public import NavReel

/// Which pictures a sheet shows.
public enum SheetInstants: Hashable, Sendable {
  /// These, in this order.
  case list([Instant])

  /// The first frame and each n-th after it.
  case every(Int)

  /// So many, evenly in time from the first to the last.
  case spread(Int)

  /// So many frames, evenly in what moves: neighbours differ as much as any two others, and holds are left out. Where
  /// nothing is known to move, and for frames that exist already, the same as ``spread(_:)``.
  case moments(Int)

  /// The instants in exact seconds.
  ///
  /// - Throws: for no instants, a count below 1, and an instant past the end of the film.
  func times(in film: Film, fps: Fraction) throws(StageError) -> [Fraction] {
    guard RenderOptions.isRate(fps) else {
      throw .request("fps: expected \(RenderOptions.ratePhrase), got \(fps)")
    }
    switch self {
    case .list(let instants):
      let times = try SheetInstants.checked(instants).map { film.time(of: $0) }
      // The last frame may lie past the end, and may be asked for by its time.
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

  /// Which of the frames that exist already are shown.
  ///
  /// - Parameter times: of the frames, in their order; nil where it is not known.
  func indices(of times: [Fraction?]) throws(StageError) -> [Int] {
    switch self {
    case .every(let step): return try SheetInstants.indices(every: step, of: times.count)
    case .spread(let count), .moments(let count):
      try SheetInstants.check(count)
      let (shown, last) = (min(count, times.count), times.count - 1)
      return shown == 1 ? [last / 2] : (0..<shown).map { ($0 * last + (shown - 1) / 2) / (shown - 1) }
    case .list(let instants):
      let starts = times.compactMap(\.self)
      guard starts.count == times.count, let last = starts.last else {
        throw .request("the frames have no times that instants could be looked up by; say how many a second there are")
      }
      return try SheetInstants.checked(instants).map { (instant) throws(StageError) -> Int in
        let time =
          switch instant {
          case .seconds(let seconds): seconds
          case .percent(let percent): percent.divided(by: 100).flatMap { last.multiplied(by: $0) } ?? last
          }
        // A frame is seen until the next begins; how long the last one is, is taken from the one before.
        let end = starts.count > 1 ? last + (last - starts[starts.count - 2]) : last
        guard time <= end else {
          throw .request(
            "\(SheetText.seconds(time.value)) s is past the end of the frames, which last \(SheetText.seconds(end.value)) s"
          )
        }
        return max(0, (starts.firstIndex { $0 > time } ?? starts.count) - 1)
      }
    }
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
