public import NavReelDiff
public import NavReelMotion
public import NavReel
public import NavReelScene

/// Draws films and holds them against their goldens.
///
///     let review = GoldenReview(GoldenStore("goldens"))
///     let found = try review.run(stage.film("push"))
///     if found.verdict != .same { print(found) }
///
/// Pictures of goldens are decoded only where a film differs: digests of what is drawn are compared with those of the
/// side file.
public struct GoldenReview: Sendable {
  /// The goldens.
  public var store: GoldenStore

  /// Which goldens are written. Default: none.
  public var update: GoldenUpdate

  /// Frames a second, one of ``RenderOptions/isRate(_:)``. Default 60.
  public var fps: Fraction

  /// Threads; default: one a core.
  public var jobs: Int

  /// Where pictures of what differs are kept, and new goldens that can be approved. Default nil: nowhere.
  public var evidence: ReviewEvidence?

  /// What a reel may differ by. Default: nothing.
  public var limits: @Sendable (GoldenAddress) -> DiffLimits = { _ in .exact }

  /// True looks for what the lint objects to, too; it changes no verdict. Default true.
  public var lints = true

  /// What is made of some of its rules. Default: nothing, each finding has its rule's severity.
  public var lintLevels: [LintRule: LintLevel] = [:]

  /// Asked before each frame; true ends the run with ``StageError/interrupted(written:of:)``.
  public var isCancelled: @Sendable () -> Bool

  /// Compares with the goldens of a folder; it writes none unless told to.
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

  /// Compares one film, and writes its golden when the update asks for it.
  ///
  /// - Parameters:
  ///   - variant: as ``SceneVariant/name``; empty for the scene as it is.
  ///   - progress: told how many frames are drawn.
  /// - Throws: what keeps the film from being drawn, or the golden or a picture of the report from being written.
  public func run(
    _ film: Film, variant: String = "", progress: @Sendable (Int) -> Void = { _ in }
  ) throws(StageError) -> ReelReview {
    do throws(StageError) { return try review(film, variant, progress) } catch { throw error.ofDrawing }
  }

  private func review(
    _ film: Film, _ variant: String, _ progress: @Sendable (Int) -> Void
  ) throws(StageError) -> ReelReview {
    // More frames than can be compared are refused before the first is drawn.
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
    // Where the film is compared it is surveyed once, for the lint too.
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
      // It was drawn once, for both.
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
      // The lint tells of them with their frames, and as the project and the scene have it.
      review.warnings.removeAll { $0.code == LintRule.truncatedText.rawValue }
    }
    return review
  }

  /// Keeps what would be the new golden, and pictures of a film that had nothing to be compared with.
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
      // Without a golden nothing can fail to be read.
      let frames = try comparison(film, .exact).reviews(nil, timeline)
      if case .success(let found) = frames { review.frames = found.frames }
    }
  }

  /// A mask that fits no frame is told whether or not a frame differs, and before one is drawn.
  private func checkMasks(
    _ film: Film, _ address: GoldenAddress, _ found: GoldenStore.Finding
  ) throws(StageError) {
    let size = film.stage.pixelSize
    // Frames of two sizes are told of as such.
    if case .golden(let record, _, _) = found, size != (record.width, record.height) { return }
    do throws(DiffError) {
      try limits(address).checkMasks(.init(width: size.width, height: size.height))
    } catch { throw .request("\(error)") }
  }

  /// What is known of a film that was drawn.
  func describe(_ film: Film, _ timeline: PictureTimeline, in review: inout ReelReview) {
    review.frameCount = timeline.frameCount
    review.rate = fps
    review.size = .init(width: film.stage.pixelSize.width, height: film.stage.pixelSize.height)
  }

  /// - Parameters:
  ///   - drawing: of the film, where there is one already.
  ///   - observer: looks at the frames where they are surveyed.
  func compare(
    _ film: Film, _ record: GoldenRecord, _ address: GoldenAddress, drawing: GoldenStore.Drawing? = nil,
    observer: LintObserver? = nil, _ progress: @Sendable (Int) -> Void
  ) throws(StageError) -> ReelReview {
    let size = film.stage.pixelSize
    // Neither can be compared frame by frame; which one it is is known before anything is drawn.
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

  /// What a film shows, once it was drawn.
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

  /// Holds pictures against pictures; a golden that fails to be read is the verdict then.
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

  /// The verdict on what was drawn.
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
