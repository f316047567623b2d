import NavReelMotion

/// A description of a film that has more or fewer frames than its golden.
struct LengthInWords {
  /// The description, a phrase.
  let reason: String

  /// True if the same pictures follow each other, some of them for longer or shorter: later motion then differs in many
  /// frames, and no difference of values in those frames is the cause.
  let isOfHolds: Bool

  /// - Parameter rate: the number of frames a second of both.
  init(_ golden: PictureTimeline, _ film: PictureTimeline, changed: FrameRanges, rate: Fraction) {
    let (before, after) = (golden.frameCount, film.frameCount)
    let counts = "the golden has \(before.of("frame")), the film \(after); "
    isOfHolds = golden.pictures.map(\.digest) == film.pictures.map(\.digest)
    if isOfHolds {
      let holds = zip(golden.pictures, film.pictures).compactMap { LengthInWords.hold($0.0, $0.1, rate) }
      let shown = holds.prefix(3).joined(separator: ", ")
      reason = counts + "the same pictures in the same order: " + shown + (holds.count > 3 ? " and more" : "")
    } else {
      let common = changed.intersection(FrameRanges([0..<min(before, after)]))
      let differ = common.isEmpty ? "" : "\(common) \(common.count == 1 ? "differs" : "differ"), and "
      let rest = FrameRanges([min(before, after)..<max(before, after)])
      let (be, whose) = (rest.count == 1 ? "is" : "are", before > after ? "the golden's " : "")
      reason = counts + differ + "\(whose)\(rest) \(be) \(before > after ? "gone" : "new")"
    }
  }

  private static func hold(
    _ golden: PictureTimeline.Picture, _ film: PictureTimeline.Picture, _ rate: Fraction
  ) -> String? {
    let more = film.frames.count - golden.frames.count
    guard more != 0 else { return nil }
    let time = seconds(Fraction(abs(more)) / rate)
    return "that of frame \(golden.frames.lowerBound) stays \(abs(more).of("frame")) (\(time)) "
      + (more > 0 ? "longer" : "less long")
  }
}
