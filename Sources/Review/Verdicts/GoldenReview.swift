public import Motion
public import NavReel

/// Draws films and holds them against their goldens.
///
///     let review = GoldenReview(GoldenStore("goldens"))
///     let found = try review.run(stage.film("push"))
///     if found.verdict != .same { print(found) }
///
/// Pictures of goldens are not decoded: digests of what is drawn are compared with those of the side file.
public struct GoldenReview: Sendable {
  public var store: GoldenStore

  /// Which goldens are written. Default: none.
  public var update: GoldenUpdate

  /// Frames a second, one of ``RenderOptions/isRate(_:)``. Default 60.
  public var fps: Fraction

  /// Threads; default: one a core.
  public var jobs: Int

  /// Asked before each frame; true ends the run with ``StageError/interrupted(written:of:)``.
  public var isCancelled: @Sendable () -> Bool

  public init(
    _ store: GoldenStore, update: GoldenUpdate = .none, fps: Fraction = 60, jobs: Int = RenderOptions.cores,
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) {
    self.store = store
    self.update = update
    self.fps = fps
    self.jobs = jobs
    self.isCancelled = isCancelled
  }

  /// Compares one film, and writes its golden when the update asks for it.
  ///
  /// - Parameters:
  ///   - variant: as ``SceneVariant/name``; empty for the scene as it is.
  ///   - progress: told how many frames are drawn.
  /// - Throws: what keeps the film from being drawn, or the golden from being written.
  public func run(
    _ film: Film, variant: String = "", progress: @Sendable (Int) -> Void = { _ in }
  ) throws(StageError) -> ReelReview {
    let address = try GoldenAddress(scene: film.stage.name, variant: variant, reel: film.reel.name)
    var review: ReelReview
    let finding = store.find(address)
    switch finding {
    case .missing: review = ReelReview(address, .missing, "\(store.picturePath(address)) is not there")
    case .unreadable(let fault): review = ReelReview(address, .unreadable, fault.description)
    case .golden where update == .all: review = ReelReview(address, .same)
    case .golden(let record, let notes):
      review = try compare(film, record, address, progress)
      review.notes = notes + review.notes
    }
    guard isWritten(review, finding) else { return review }
    review.warnings = try store.write(film, address, fps: fps, jobs: jobs, isCancelled: isCancelled, progress: progress)
    review.isWritten = true
    return review
  }

  private func isWritten(_ review: ReelReview, _ finding: GoldenStore.Finding) -> Bool {
    if case .unreadable(let fault) = finding, !fault.isReplaceable { return false }
    return switch update {
    case .none: false
    case .missing: review.verdict == .missing
    case .changed: review.verdict != .same
    case .all: true
    }
  }

  private func compare(
    _ film: Film, _ record: GoldenRecord, _ address: GoldenAddress, _ progress: @Sendable (Int) -> Void
  ) throws(StageError) -> ReelReview {
    let size = film.stage.pixelSize
    // Neither can be compared frame by frame; which one it is is known before anything is drawn.
    guard size == (record.width, record.height) else {
      return ReelReview(
        address, .size,
        "the golden has \(record.width)×\(record.height) pixels, the film \(size.width)×\(size.height)")
    }
    guard fps == record.rate else {
      return ReelReview(address, .rate, "the golden has \(record.rate) frames a second, the film \(fps)")
    }
    let render = try FilmRender(
      film, to: address.id, options: RenderOptions(formats: [], fps: fps, jobs: jobs), isCancelled: isCancelled)
    let drawn = try render.drawn(isCancelled: isCancelled, progress: progress)
    let timeline = PictureTimeline(drawn)
    let attributes = try film.attributes(fps: fps, jobs: jobs, ofEveryItem: true, isCancelled: isCancelled)
    var review = judge(
      address, record, timeline, fonts: drawn.fonts.compactMap(GoldenRecord.Font.init),
      values: attributes.attributes.map { ValueTrack($0) })
    review.warnings = render.warnings
    return review
  }

  /// The verdict on what was drawn.
  private func judge(
    _ address: GoldenAddress, _ record: GoldenRecord, _ timeline: PictureTimeline, fonts: [GoldenRecord.Font],
    values: [ValueTrack]
  ) -> ReelReview {
    let changed = timeline.changes(from: record.timeline)
    let (before, after) = (record.timeline.frameCount, timeline.frameCount)
    let mismatches = record.fonts.mismatches(fonts)
    var review = ReelReview(address, .same)
    let frames = changed.isEmpty ? "" : "\(changed) of \(after)"
    if !mismatches.isEmpty {
      review.verdict = .font
      review.reason =
        mismatches.map { GoldenReview.words($0.expected, $0.actual) }.joined(separator: "; ")
        + (changed.isEmpty ? "; all pixels are equal" : "; pixels differ in \(frames)")
    } else if before != after {
      review.verdict = .count
      review.reason = "the golden has \(before) frames, the film \(after); \(frames) differ"
    } else if !changed.isEmpty {
      review.verdict = .changed
      review.reason = frames
    }
    review.frameCount = after
    review.changed = changed
    let common = min(before, after)
    let differences = ValueDifference.all(record.values, values, count: common)
    let words = DifferenceInWords(differences, changed: changed, count: common).sentences
    if changed.isEmpty { review.notes = words } else { review.words = words }
    return review
  }

  private static func words(_ expected: GoldenRecord.Font, _ actual: GoldenRecord.Font) -> String {
    func words(_ font: GoldenRecord.Font) -> String {
      (font.version.map { "version \($0), " } ?? "") + "SHA-256 \(font.sha256.prefix(12))…"
    }
    return "the golden was made with another \(expected.file) (\(words(expected))) than is here (\(words(actual)))"
  }
}
