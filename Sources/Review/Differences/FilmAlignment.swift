import NavReelMotion
import NavReel

/// The frames of two films that are compared: those on show at the same time, each frame of either film at least once.
///
/// The films are walked through together, and a pair is compared when both are on show for at least as long as the two
/// clocks can tell. What is shorter is no difference as long as its frames are compared elsewhere; a frame that is not,
/// because it is itself so short, is compared with what it is beside the longest. Frames beyond the end of the other film
/// are compared with its last one, which stays on show.
struct FilmAlignment {
  struct Pair: Hashable {
    let expected: Int
    let actual: Int

    /// In seconds.
    let time: Fraction
  }

  /// In the order of time; for each film its numbers never fall.
  let pairs: [Pair]

  /// - Parameters:
  ///   - step: how far apart, in seconds, the same time may be on the two clocks.
  init(_ expected: FrameDurations, _ actual: FrameDurations, step: Fraction) {
    let steps = FilmAlignment.walk(expected, actual, step)
    var isCompared = steps.map { $0.overlap >= step }
    var covered = (
      expected: [Bool](repeating: false, count: expected.count), actual: [Bool](repeating: false, count: actual.count)
    )
    func take(_ index: Int) {
      isCompared[index] = true
      covered.expected[steps[index].pair.expected] = true
      covered.actual[steps[index].pair.actual] = true
    }
    for index in steps.indices where isCompared[index] { take(index) }
    // Two short frames belong together rather than each to a long one.
    let longestFirst = steps.indices.filter { !isCompared[$0] }
      .sorted { (steps[$1].overlap, $0) < (steps[$0].overlap, $1) }
    for index in longestFirst
    where !covered.expected[steps[index].pair.expected] && !covered.actual[steps[index].pair.actual] {
      take(index)
    }
    for index in longestFirst
    where !covered.expected[steps[index].pair.expected] || !covered.actual[steps[index].pair.actual] {
      take(index)
    }
    pairs = steps.indices.filter { isCompared[$0] }.map { steps[$0].pair }
  }

  private typealias Step = (pair: Pair, overlap: Fraction)

  /// Every two frames that are on show at one time, with how long both are: at most zero where they only meet.
  private static func walk(_ expected: FrameDurations, _ actual: FrameDurations, _ step: Fraction) -> [Step] {
    var steps: [Step] = []
    var (i, j) = (0, 0)
    while i < expected.count && j < actual.count {
      let start = max(expected.start(of: i), actual.start(of: j))
      let (endOfI, endOfJ) = (expected.start(of: i + 1), actual.start(of: j + 1))
      steps.append((Pair(expected: i, actual: j, time: start), min(endOfI, endOfJ).addingOrRounding(-start)))
      let (isLastI, isLastJ) = (i + 1 == expected.count, j + 1 == actual.count)
      if isLastI && isLastJ { break }
      let apart = max(endOfI, endOfJ).addingOrRounding(-min(endOfI, endOfJ))
      // Short frames that begin at one time, as far as the clocks can tell, go together.
      let goTogether =
        !isLastI && !isLastJ && apart < step && expected[i + 1] < step && actual[j + 1] < step || endOfI == endOfJ
      let advancesI = !isLastI && (isLastJ || goTogether || endOfI < endOfJ)
      let advancesJ = !isLastJ && (isLastI || goTogether || endOfJ < endOfI)
      if advancesI { i += 1 }
      if advancesJ { j += 1 }
    }
    return steps
  }
}
