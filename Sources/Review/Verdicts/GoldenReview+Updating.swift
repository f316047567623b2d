import NavReel
import Scene

extension GoldenReview {
  /// What a film without a golden is: new, or one of another name than before.
  func missing(_ film: Film, _ address: GoldenAddress) throws(StageError) -> ReelReview {
    let place = "\(store.picturePath(address)) is not there"
    let reels = film.stage.scene.reels.map(\.name)
    let orphans = GoldenOrphans.of(store, scene: address.scene, variant: address.variant, reels: reels)
    // What an update draws needs no explaining.
    guard update == .none, !reels.isEmpty, !orphans.isEmpty else { return ReelReview(address, .missing, place) }
    let timeline = PictureTimeline(try render(film, address).drawn(isCancelled: isCancelled))
    let former = orphans.first { orphan in
      do throws(GoldenFault) {
        let record = try store.record(orphan)
        return record.timeline == timeline && record.rate == fps
      } catch { return false }
    }
    let most = 3
    let ids = orphans.prefix(most).map(\.id).joined(separator: ", ") + (orphans.count > most ? ", …" : "")
    let cause =
      former.map { "and \($0.id), which shows the same frames, is the golden of no reel: was the reel renamed?" }
      ?? "and no reel has \(orphans.count == 1 ? "the golden" : "the goldens") \(ids): were reels renamed?"
    return ReelReview(
      address, .renamed, "\(place), \(cause) --update missing draws what is not there, prune removes what no reel has")
  }

  func render(_ film: Film, _ address: GoldenAddress) throws(StageError) -> FilmRender {
    try FilmRender(
      film, to: address.id, options: RenderOptions(formats: [], fps: fps, jobs: jobs), isCancelled: isCancelled)
  }

  func mend(_ address: GoldenAddress) throws(StageError) -> Bool {
    do throws(FileError) { return try store.mend(address) } catch { throw .file(error) }
  }

  func draw(
    _ film: Film, _ address: GoldenAddress, _ progress: @Sendable (Int) -> Void
  ) throws(StageError) -> GoldenStore.Drawing {
    try store.draw(film, address, fps: fps, jobs: jobs, isCancelled: isCancelled, progress: progress)
  }

  /// Makes a drawing the golden.
  func keep(_ drawing: GoldenStore.Drawing, _ film: Film, in review: inout ReelReview) throws(StageError) {
    do throws(FileError) { try store.name(drawing.draft) } catch { throw .file(error) }
    review.warnings = drawing.warnings
    review.isWritten = true
    describe(film, drawing.record.timeline, in: &review)
  }

  /// Draws a golden anew, whatever it was, and says what it was.
  func rewrite(
    _ film: Film, _ record: GoldenRecord, _ address: GoldenAddress, _ progress: @Sendable (Int) -> Void
  ) throws(StageError) -> ReelReview {
    let drawing = try draw(film, address, progress)
    var review: ReelReview
    do throws(StageError) { review = try compare(film, record, address, drawing: drawing, progress) } catch {
      store.discard(drawing.draft)
      throw error
    }
    try keep(drawing, film, in: &review)
    return review
  }

  func isWritten(_ verdict: Verdict) -> Bool {
    switch update {
    case .none: false
    case .missing: verdict == .missing
    case .changed: verdict.severity > 0
    case .all: true
    }
  }
}
