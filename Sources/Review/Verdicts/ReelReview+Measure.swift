import NavReelDiff
import NavReelScene

extension ReelReview {
  /// The first frame with the most differing pixels, among those that do not pass or, if all pass, among those within
  /// tolerance; nil if no two pictures were compared.
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

  /// The amount of the difference; for several frames, the maxima and the frame with the most pixels.
  var measureInWords: String {
    guard let frame = worstFrame, let measure = worst?.measure else { return "" }
    return ": \(measure.words(largestStep))" + (compared.count > 1 ? "\(ReelReview.most)\(frame)" : "")
  }

  /// The used part of a tolerance, counting all pixels that differ: `39918 pixels, at most 1 level`.
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

  /// The text before the number of ``worstFrame`` in ``reason``, if several frames differ.
  static let most = ", most in frame "
}

extension FrameReview {
  /// Returns true if more differs than in another one; changes count before differences within tolerance.
  func isWorse(than other: FrameReview?) -> Bool {
    guard let measure else { return false }
    guard let most = other?.measure else { return true }
    let isChanged = verdict == .changed
    if let other, (other.verdict == .changed) != isChanged { return isChanged }
    return (measure.count, measure.unequal) > (most.count, most.unequal)
  }
}

extension [LimitInForce] {
  /// The limits that were set, grouped by source: `maxDelta 1, maxPixels 4 allowed (navreel.json5:12: …)`.
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
