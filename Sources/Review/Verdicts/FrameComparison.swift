import NavReelCodecs
import NavReelDiff
import NavReelDrawing
import NavReelMotion
import NavReel

/// A comparison of a film's frames with those of its golden, picture by picture.
struct FrameComparison: Sendable {
  let film: Film

  /// The number of frames a second.
  let fps: Fraction
  let limits: DiffLimits

  /// The folder in which pictures are kept; nil keeps none.
  let evidence: ReviewEvidence?
  let jobs: Int
  let isCancelled: @Sendable () -> Bool

  /// The number of differing pictures that are saved of one reel, evenly spaced from the first to the last. The one
  /// that differs most is saved in any case.
  static let mostPictures = 12

  /// The findings of all stretches.
  struct Findings {
    /// The frames, in order.
    var frames: [FrameReview] = []

    /// The limits, each with the frame that uses most of it; ``DiffLimits/inForce`` if no two pictures were compared.
    var limits: [LimitInForce]
  }

  /// A stretch of frames that shows one picture on each side.
  private struct Stretch: Sendable {
    let frames: Range<Int>

    /// The number and digest of the golden's picture; nil if it has none here.
    let expected: (number: Int, digest: PixelDigest)?

    /// The number and digest of the film's picture; nil if it has none here.
    let actual: (number: Int, digest: PixelDigest)?
    var isKept = false

    var isSame: Bool { expected?.digest == actual?.digest }

    /// True if the film's own picture is needed.
    var isDrawn: Bool { actual != nil && !isSame && (isKept || expected != nil) }
  }

  private struct Work: Sendable {
    var stretch: Stretch
    let expected: Pixmap?

    /// The film's picture; nil if it is still to be drawn.
    let actual: Pixmap?
  }

  /// Compares every stretch.
  ///
  /// - Parameters:
  ///   - golden: the golden; nil without one.
  ///   - actual: the timeline of the film.
  ///   - drawing: the film's pictures, if they are drawn already.
  /// - Returns: the findings, or the reason why the golden cannot be compared.
  func reviews(
    _ golden: GoldenFrames?, _ actual: PictureTimeline, drawing: GoldenFrames? = nil
  ) throws(StageError) -> Result<Findings, GoldenFault> {
    let stretches = chosen(FrameComparison.stretches(golden?.timeline ?? PictureTimeline(), actual))
    var (golden, drawing) = (golden, drawing)
    var reviews: [FrameReview] = []
    var applied = limits.inForce
    var (batch, pictures): ([Work], Int) = ([], 0)
    var worst: (place: Int, work: Work)?
    func review(_ batch: [Work]) throws(StageError) {
      for (work, (found, limits)) in zip(batch, try Parallel.map(batch, jobs: jobs, self.review)) {
        if let limits { applied = zip(applied, limits).map { $0.worse($1) } }
        if evidence != nil, found.isWorse(than: worst.map { reviews[$0.place] }) { worst = (reviews.count, work) }
        reviews.append(found)
      }
    }
    for stretch in stretches {
      if isCancelled() { throw .stopped(drawn: actual.frameCount, of: actual.frameCount) }
      var picture: Pixmap?
      if let expected = stretch.expected, stretch.isKept || !stretch.isSame && stretch.actual != nil {
        do throws(GoldenFault) { picture = try golden?.picture(expected.number) } catch { return .failure(error) }
      }
      var drawn: Pixmap?
      if let actual = stretch.actual, stretch.isDrawn {
        do throws(GoldenFault) { drawn = try drawing?.picture(actual.number) } catch {
          throw .file(FileError(path: error.path, reason: error.reason))
        }
      }
      batch.append(Work(stretch: stretch, expected: picture, actual: drawn))
      if picture != nil { pictures += 1 }
      // Limits the pictures in memory; stretches without one cost nothing.
      if pictures >= jobs {
        try review(batch)
        (batch, pictures) = ([], 0)
      }
    }
    try review(batch)
    // The stretch that differs most is only known now; people look at it first.
    if let place = worst?.place, var work = worst?.work, !work.stretch.isKept {
      work.stretch.isKept = true
      reviews[place] = try self.review(work).0
    }
    return .success(Findings(frames: reviews, limits: applied))
  }

  /// - Returns: the review and, if two pictures were compared, the limits with the measured values.
  private func review(_ work: Work) throws(StageError) -> (FrameReview, [LimitInForce]?) {
    let stretch = work.stretch
    let isCompared = !stretch.isSame && stretch.expected != nil && stretch.actual != nil
    var drawn = work.actual
    if drawn == nil, stretch.isDrawn {
      drawn = try film.frame(at: Fraction(stretch.frames.lowerBound) / fps, index: stretch.frames.lowerBound).pixmap
    }
    var verdict: FrameReview.Verdict =
      stretch.isSame ? .same : stretch.expected == nil ? .new : stretch.actual == nil ? .missing : .changed
    var measure: FrameReview.Measure?
    var difference: PixelDigest?
    var applied: [LimitInForce]?
    if isCompared, let drawn, let expected = work.expected {
      let diff: PictureDiff
      do throws(DiffError) {
        diff = try PictureDiff(
          expected, drawn, limits: limits,
          mergeDistance: PictureDiff.mergeDistance(scale: film.stage.scene.canvas.scale),
          maxRegions: FrameReview.Measure.most)
      } catch { throw .request("\(error)") }
      if diff.passes { verdict = .within }
      measure = FrameReview.Measure(
        count: diff.count, unequal: diff.unequal, total: diff.total, largestStep: Int(diff.largestStep),
        regions: diff.regions, pixel: diff.count == 1 ? .init(expected, drawn, in: diff.regions.first?.box) : nil)
      applied = .applied(by: diff)
      if stretch.isKept, let evidence {
        let picture = DifferencePicture(of: diff, over: expected).pixmap()
        let digest = PixelDigest(of: picture)
        try evidence.save(picture, digest)
        difference = digest
      }
    }
    if stretch.isKept, let evidence {
      if let expected = work.expected, let digest = stretch.expected?.digest { try evidence.save(expected, digest) }
      if let drawn, let digest = stretch.actual?.digest { try evidence.save(drawn, digest) }
    }
    let found = FrameReview(
      frames: stretch.frames, verdict: verdict, expected: stretch.expected?.digest, actual: stretch.actual?.digest,
      difference: difference, hasPictures: stretch.isKept && evidence != nil, measure: measure)
    return (found, applied)
  }

  /// Marks an even choice of the stretches that differ, and their equal neighbours, to be saved.
  private func chosen(_ stretches: [Stretch]) -> [Stretch] {
    guard evidence != nil else { return stretches }
    var stretches = stretches
    let differing = stretches.indices.filter { !stretches[$0].isSame }
    let count = min(differing.count, FrameComparison.mostPictures)
    for step in 0..<count {
      let place = differing[count > 1 ? step * (differing.count - 1) / (count - 1) : 0]
      for neighbour in [place - 1, place, place + 1] where stretches.indices.contains(neighbour) {
        if neighbour == place || stretches[neighbour].isSame { stretches[neighbour].isKept = true }
      }
    }
    return stretches
  }

  private static func stretches(_ expected: PictureTimeline, _ actual: PictureTimeline) -> [Stretch] {
    var stretches: [Stretch] = []
    var mine = expected.pictures.enumerated().map { $0 }[...]
    var theirs = actual.pictures.enumerated().map { $0 }[...]
    var frame = 0
    while let end = [mine.first?.element.frames.upperBound, theirs.first?.element.frames.upperBound].compactMap({ $0 })
      .min()
    {
      stretches.append(
        Stretch(
          frames: frame..<end, expected: mine.first.map { ($0.offset, $0.element.digest) },
          actual: theirs.first.map { ($0.offset, $0.element.digest) }))
      if mine.first?.element.frames.upperBound == end { mine.removeFirst() }
      if theirs.first?.element.frames.upperBound == end { theirs.removeFirst() }
      frame = end
    }
    return stretches
  }
}
