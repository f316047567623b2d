import NavReelMotion
import NavReel

/// The pairs of frames to compare in two films: frames shown at the same time, each frame of either film at least once.
///
/// A pair is compared if both frames are shown together for at least the resolution of the two clocks. Shorter overlaps
/// are ignored if both frames are compared elsewhere; a frame that is not, because it is itself that short, is compared
/// with the frame that it overlaps longest. Frames beyond the end of the other film are compared with its last frame,
/// which stays on screen.
struct FilmAlignment {
  struct Pair: Hashable {
    let expected: Int
    let actual: Int

    /// The time in seconds.
    let time: Fraction
  }

  /// The pairs in the order of time; the frame numbers of each film never decrease.
  let pairs: [Pair]

  /// - Parameters:
  ///   - expected: the durations of the expected film's frames.
  ///   - actual: the durations of the actual film's frames.
  ///   - step: the resolution of the two clocks together, in seconds: equal times may be that far apart.
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
    // Pairs up two short frames, rather than each with a long one.
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

  /// Returns every two frames that are shown at the same time, and for how long: at most zero if they only touch.
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
      // Short frames that begin at the same time, within the clocks' resolution, advance together.
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
