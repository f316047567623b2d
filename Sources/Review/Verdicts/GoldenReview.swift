public import NavReelDiff
public import NavReelMotion
public import NavReel
public import NavReelScene

/// Draws films and compares them with their goldens.
///
///     let review = GoldenReview(GoldenStore("goldens"))
///     let found = try review.run(stage.film("push"))
///     if found.verdict != .same { print(found) }
///
/// Digests of the drawn frames are compared with those in the side file; a golden's pictures are decoded only if the
/// film differs.
public struct GoldenReview: Sendable {
  /// The goldens.
  public var store: GoldenStore

  /// The goldens to write. Default: none.
  public var update: GoldenUpdate

  /// The number of frames a second, one of ``RenderOptions/isRate(_:)``. Default 60.
  public var fps: Fraction

  /// The number of threads; default: one per core.
  public var jobs: Int

  /// The folder in which pictures of differences are kept, and new goldens that can be approved. Default nil: none are
  /// kept.
  public var evidence: ReviewEvidence?

  /// The allowed differences of a reel. Default: none.
  public var limits: @Sendable (GoldenAddress) -> DiffLimits = { _ in .exact }

  /// True to run the lint too, which changes no verdict. Default true.
  public var lints = true

  /// The levels of rules of the lint. Default: none, each finding has its rule's severity.
  public var lintLevels: [LintRule: LintLevel] = [:]

  /// Polled before each frame; return true to end the run with ``StageError/stopped(drawn:of:)``.
  public var isCancelled: @Sendable () -> Bool

  /// Creates a review against the goldens of a folder; by default it writes none.
  public init(
    _ store: GoldenStore, update: GoldenUpdate = .none, fps: Fraction = 60, jobs: Int = RenderOptions.cores,
    evidence: ReviewEvidence? = nil, isCancelled: @escaping @Sendable () -> Bool = { false }
  ) {
    self.store = store
    self.update = update
    self.fps = fps
    self.jobs = jobs
    self.evidence = evidence
    self.isCancelled = isCancelled
  }

  /// Compares one film, and writes its golden if ``update`` says so.
  ///
  /// - Parameters:
  ///   - variant: the variant's ``SceneVariant/name``; empty for the scene itself.
  ///   - progress: called with the number of frames drawn.
  /// - Throws: an error if the film cannot be drawn, or the golden or a picture of the report cannot be written.
  public func run(
    _ film: Film, variant: String = "", progress: @Sendable (Int) -> Void = { _ in }
  ) throws(StageError) -> ReelReview {
    do throws(StageError) { return try review(film, variant, progress) } catch { throw error.ofDrawing }
  }

  private func review(
    _ film: Film, _ variant: String, _ progress: @Sendable (Int) -> Void
  ) throws(StageError) -> ReelReview {
    // Refuses too many frames before the first is drawn.
    let count = try film.attributeTimes(fps: fps).count
    let address = try GoldenAddress(scene: film.stage.name, variant: variant, reel: film.reel.name)
    var notes: [String] = []
    if update != .none, try mend(address) {
      notes.append("the last update of the golden was stopped in the middle of its end; it is ended now")
    }
    var review: ReelReview
    var mayBeWritten = true
    let found = store.find(address)
    try checkMasks(film, address, found)
    // A film that is compared is surveyed once, for the lint too.
    let observer = lints ? LintObserver(film, rules: Set(LintRule.allCases)) : nil
    var isSurveyed = false
    switch found {
    case .missing:
      review = ReelReview(address, .missing, "\(store.picturePath(address)) is not there")
      review.golden = store.files(address)
    case .unreadable(let fault):
      review = ReelReview(address, .unreadable, fault.description)
      review.golden = store.files(address)
      mayBeWritten = fault.isReplaceable
    case .golden(let record, let files, let remarks):
      review =
        try update == .all
        ? rewrite(film, record, address, progress) : compare(film, record, address, observer: observer, progress)
      isSurveyed = update != .all && review.frameCount != nil
      review.golden = files
      notes += remarks
    }
    review.notes = notes + review.notes
    if review.isWritten {
      // The film was already drawn, once for both.
    } else if mayBeWritten && isWritten(review.verdict) {
      try keep(draw(film, address, progress), film, in: &review)
      if review.verdict == .missing { (review.verdict, review.reason) = (.new, "") }
    } else if let evidence, review.severity > 0 {
      try illustrate(film, found, in: evidence, mayBeWritten, &review, progress)
    } else if review.verdict == .missing {
      try tellOrphans(film, in: &review) { () throws(StageError) in
        PictureTimeline(try render(film, address).drawn(isCancelled: isCancelled, progress: progress))
      }
    }
    if let observer {
      let lint = Lint(fps: fps, jobs: jobs, isCancelled: isCancelled)
      do throws(StageError) {
        let findings =
          isSurveyed
          ? try lint.findings(in: LintFilm(observer, film.attributeTimes(fps: fps), jobs: jobs))
          : try lint.findings(in: film)
        review.lint = findings.leveled(lintLevels)
      } catch { throw error.afterDrawing(count) }
      // The lint reports truncated texts with their frames, following the settings of project and scene.
      review.warnings.removeAll { $0.code == LintRule.truncatedText.rawValue }
    }
    return review
  }

  /// Saves the possible new golden, and pictures of a film that could not be compared.
  private func illustrate(
    _ film: Film, _ found: GoldenStore.Finding, in evidence: ReviewEvidence, _ mayBeApproved: Bool,
    _ review: inout ReelReview, _ progress: @Sendable (Int) -> Void
  ) throws(StageError) {
    let written = try evidence.candidates.write(
      film, review.address, fps: fps, jobs: jobs, isCancelled: isCancelled, progress: progress)
    (review.canBeApproved, review.candidate) = (mayBeApproved, evidence.candidates.files(review.address))
    let timeline = written.record.timeline
    if review.frameCount == nil {
      review.warnings = written.warnings
      describe(film, timeline, in: &review)
    }
    if review.verdict == .missing { try tellOrphans(film, in: &review) { timeline } }
    if review.verdict == .size, case .golden(let record, _, _) = found {
      try compareFrames(film, record, timeline, nil, &review)
    } else if [.missing, .renamed, .unreadable].contains(review.verdict) {
      // Without a golden, nothing can be unreadable.
      let frames = try comparison(film, .exact).reviews(nil, timeline)
      if case .success(let found) = frames { review.frames = found.frames }
    }
  }

  /// Checks the masks' sizes before a frame is drawn, so that a wrong mask is an error even if no frame differs.
  private func checkMasks(
    _ film: Film, _ address: GoldenAddress, _ found: GoldenStore.Finding
  ) throws(StageError) {
    let size = film.stage.pixelSize
    // Frames of another size have a verdict of their own.
    if case .golden(let record, _, _) = found, size != (record.width, record.height) { return }
    do throws(DiffError) {
      try limits(address).checkMasks(.init(width: size.width, height: size.height))
    } catch { throw .request("\(error)") }
  }

  /// Fills in the facts about a drawn film.
  func describe(_ film: Film, _ timeline: PictureTimeline, in review: inout ReelReview) {
    review.frameCount = timeline.frameCount
    review.rate = fps
    review.size = .init(width: film.stage.pixelSize.width, height: film.stage.pixelSize.height)
  }

  /// Compares a film with its golden.
  ///
  /// - Parameter drawing: a drawing of the film, if there is one already.
  func compare(
    _ film: Film, _ record: GoldenRecord, _ address: GoldenAddress, drawing: GoldenStore.Drawing? = nil,
    observer: LintObserver? = nil, _ progress: @Sendable (Int) -> Void
  ) throws(StageError) -> ReelReview {
    let size = film.stage.pixelSize
    // Frames of another size or rate cannot be compared; this is known before anything is drawn.
    var review = ReelReview(address, .same)
    review.goldenSize = .init(width: record.width, height: record.height)
    (review.rate, review.size) = (fps, .init(width: size.width, height: size.height))
    guard size == (record.width, record.height) else {
      review.verdict = .size
      review.reason = "the golden has \(record.width)×\(record.height) pixels, the film \(size.width)×\(size.height)"
      return review
    }
    guard fps == record.rate else {
      review.verdict = .rate
      review.reason = "the golden has \(record.rate) frames a second, the film \(fps)"
      return review
    }
    let shown = try shown(film, address, drawing, observer, progress)
    review.warnings = shown.warnings
    describe(film, shown.timeline, in: &review)
    if shown.timeline != record.timeline { try compareFrames(film, record, shown.timeline, drawing, &review) }
    if review.verdict != .unreadable { judge(&review, record, shown) }
    return review
  }

  /// The results of drawing a film.
  private struct Shown {
    let timeline: PictureTimeline
    let fonts: [GoldenRecord.Font]
    let values: [ValueTrack]
    let warnings: [SceneWarning]
  }

  private func shown(
    _ film: Film, _ address: GoldenAddress, _ drawing: GoldenStore.Drawing?, _ observer: LintObserver?,
    _ progress: @Sendable (Int) -> Void
  ) throws(StageError) -> Shown {
    if let drawing {
      let record = drawing.record
      return Shown(
        timeline: record.timeline, fonts: record.fonts, values: record.values, warnings: drawing.warnings)
    }
    let values = AttributeObserver(film, ofEveryItem: true)
    let render = try render(film, address, for: [values] + (observer.map { [$0] } ?? []))
    let attributes = try values.attributes(fps: fps, times: render.times)
    let drawn = try render.drawn(isCancelled: isCancelled, progress: progress)
    return Shown(
      timeline: PictureTimeline(drawn), fonts: drawn.fonts.compactMap(GoldenRecord.Font.init),
      values: attributes.attributes.map { ValueTrack($0) }, warnings: render.warnings)
  }

  private func comparison(_ film: Film, _ limits: DiffLimits) -> FrameComparison {
    FrameComparison(film: film, fps: fps, limits: limits, evidence: evidence, jobs: jobs, isCancelled: isCancelled)
  }

  /// Compares the pictures; if the golden cannot be read, that becomes the verdict.
  private func compareFrames(
    _ film: Film, _ record: GoldenRecord, _ timeline: PictureTimeline, _ drawing: GoldenStore.Drawing?,
    _ review: inout ReelReview
  ) throws(StageError) {
    let limits = limits(review.address)
    if limits != .exact { review.limits = limits.inForce }
    let (golden, drawn): (GoldenFrames, GoldenFrames?)
    do throws(GoldenFault) {
      golden = try GoldenFrames(store, review.address, record)
      drawn = try drawing.map { (drawing) throws(GoldenFault) in try GoldenFrames(store, drawing) }
    } catch {
      (review.verdict, review.reason) = (.unreadable, error.description)
      return
    }
    switch try comparison(film, limits).reviews(golden, timeline, drawing: drawn) {
    case .success(let found):
      review.frames = found.frames
      review.changed = FrameRanges(
        found.frames.filter { $0.verdict != .same && $0.verdict != .within }.map(\.frames))
      if limits != .exact { review.limits = found.limits }
    case .failure(let fault):
      (review.verdict, review.reason) = (.unreadable, fault.description)
    }
  }

  /// Sets the verdict on a drawn film.
  private func judge(_ review: inout ReelReview, _ record: GoldenRecord, _ shown: Shown) {
    let (before, after) = (record.timeline.frameCount, shown.timeline.frameCount)
    let mismatches = record.fonts.mismatches(shown.fonts)
    let unequal = FrameRanges(review.frames.filter { $0.verdict != .same }.map(\.frames))
    let changed = review.changed
    let frames = changed.isEmpty ? "" : "\(changed) of \(after)"
    if !mismatches.isEmpty {
      review.verdict = .font
      review.reason =
        mismatches.map { GoldenReview.words($0.expected, $0.actual) }.joined(separator: "; ")
        + (unequal.isEmpty
          ? "; all pixels are equal" : "; pixels differ in \(changed.isEmpty ? "\(unequal) of \(after)" : frames)")
    } else if before != after {
      let length = LengthInWords(record.timeline, shown.timeline, changed: changed, rate: fps)
      (review.verdict, review.reason) = (.count, length.reason)
      if length.isOfHolds { return }
    } else if !changed.isEmpty {
      review.verdict = .changed
      review.reason = frames + review.measureInWords + review.limits.breaches
    } else if !unequal.isEmpty {
      review.verdict = .within
      review.reason = "\(unequal) of \(after): \(review.useInWords); \(review.limits.reasons)"
    }
    let common = min(before, after)
    let differences = ValueDifference.all(record.values, shown.values, count: common)
    let words = DifferenceInWords(differences, changed: unequal, count: common).sentences
    if review.verdict.severity == 0 { review.notes = words } else { review.words = words }
  }

  private static func words(_ expected: GoldenRecord.Font, _ actual: GoldenRecord.Font) -> String {
    func words(_ font: GoldenRecord.Font) -> String {
      (font.version.map { "version \($0), " } ?? "") + "SHA-256 \(font.sha256.prefix(12))…"
    }
    return "the golden was made with another \(expected.file) (\(words(expected))) than is here (\(words(actual)))"
  }
}
