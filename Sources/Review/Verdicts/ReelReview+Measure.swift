import NavReelDiff
import NavReelScene

extension ReelReview {
  /// The first frame with the most pixels that differ, of those that do not pass or else of those that do; nil where no two
  /// pictures were compared.
  var worstFrame: Int? { worst?.frames.lowerBound }

  private var worst: FrameReview? {
    compared.reduce(nil) { most, next in next.isWorse(than: most) ? next : most }
  }

  private var compared: [FrameReview] {
    func all(_ verdict: FrameReview.Verdict) -> [FrameReview] {
      frames.filter { $0.verdict == verdict && $0.measure != nil }
    }
    let changed = all(.changed)
    return changed.isEmpty ? all(.within) : changed
  }

  /// How much differs; of several frames the most of each figure, and the frame with the most pixels.
  var measureInWords: String {
    guard let frame = worstFrame, let measure = worst?.measure else { return "" }
    return ": \(measure.words(largestStep))" + (compared.count > 1 ? "\(ReelReview.most)\(frame)" : "")
  }

  /// How much of a tolerance is used, of what it looks at: `39918 pixels, at most 1 level`.
  var useInWords: String {
    guard let frame = worstFrame, let measure = worst?.measure, measure.unequal > 0 else {
      return "none of the pixels that are compared"
    }
    let (unequal, counted) = (measure.unequal, measure.count)
    let beyond = counted > 0 && counted < unequal ? ", \(counted) of them beyond the limit on a pixel" : ""
    return "\(unequal.of("pixel"))\(beyond), at most \(largestStep.of("level"))"
      + (compared.count > 1 ? "\(ReelReview.most)\(frame)" : "")
  }

  private var largestStep: Int { compared.compactMap(\.measure?.largestStep).max() ?? 0 }

  /// What stands before the number of ``worstFrame`` in ``reason``, where there is a choice.
  static let most = ", most in frame "
}

extension FrameReview {
  /// True when more differs than in another, by what counts before what is let pass.
  func isWorse(than other: FrameReview?) -> Bool {
    guard let measure else { return false }
    guard let most = other?.measure else { return true }
    let isChanged = verdict == .changed
    if let other, (other.verdict == .changed) != isChanged { return isChanged }
    return (measure.count, measure.unequal) > (most.count, most.unequal)
  }
}

extension [LimitInForce] {
  /// Those of one source together: `maxDelta 1, maxPixels 4 allowed (navreel.json5:12: …)`.
  var reasons: String {
    var groups: [(source: String, limits: [String])] = []
    for limit in self where !limit.isDefault {
      let words = "\(limit.shownName) \(limit.value)"
      if let last = groups.indices.last, groups[last].source == limit.source {
        groups[last].limits.append(words)
      } else {
        groups.append((limit.source, [words]))
      }
    }
    return groups.map { "\($0.limits.joined(separator: ", ")) allowed (\($0.source))" }.joined(separator: ", ")
  }
}
