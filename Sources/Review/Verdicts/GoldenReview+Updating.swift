import NavReel
import NavReelScene

extension GoldenReview {
  /// Reports the goldens that no reel has, for a film without a golden; one with the same frames shows that the reel
  /// was renamed.
  ///
  /// - Parameter timeline: returns the film's timeline; not called if there are no such goldens.
  func tellOrphans(
    _ film: Film, in review: inout ReelReview, timeline: () throws(StageError) -> PictureTimeline
  ) throws(StageError) {
    let reels = film.stage.scene.reels.map(\.name)
    let orphans: [GoldenAddress]
    do throws(FileError) {
      orphans = try GoldenOrphans.of(store, scene: review.address.scene, variant: review.address.variant, reels: reels)
    } catch { throw .file(error) }
    guard !reels.isEmpty, !orphans.isEmpty else { return }
    let shown = try timeline()
    let former = orphans.first { orphan in
      do throws(GoldenFault) {
        let record = try store.record(orphan)
        return record.timeline == shown && record.rate == fps
      } catch { return false }
    }
    if let former {
      review.verdict = .renamed
      review.reason +=
        ", and \(former.id), which shows the same frames, is the golden of no reel: was the reel renamed? "
        + "--update missing draws what is not there, prune removes what no reel has"
    } else {
      let most = 3
      let ids = orphans.prefix(most).map(\.id).joined(separator: ", ") + (orphans.count > most ? ", …" : "")
      review.reason += "; no reel has \(orphans.count == 1 ? "the golden" : "the goldens") \(ids)"
    }
  }

  func render(
    _ film: Film, _ address: GoldenAddress, for observers: [any FilmObserver] = []
  ) throws(StageError) -> FilmRender {
    try FilmRender(
      film, to: address.id, options: RenderOptions(formats: [], fps: fps, jobs: jobs), observers: observers,
      isCancelled: isCancelled)
  }

  func mend(_ address: GoldenAddress) throws(StageError) -> Bool {
    do throws(FileError) { return try store.mend(address) } catch { throw .file(error) }
  }

  func draw(
    _ film: Film, _ address: GoldenAddress, _ progress: @Sendable (Int) -> Void
  ) throws(StageError) -> GoldenStore.Drawing {
    try store.draw(film, address, fps: fps, jobs: jobs, isCancelled: isCancelled, progress: progress)
  }

  /// Makes a drawing the new golden.
  func keep(_ drawing: GoldenStore.Drawing, _ film: Film, in review: inout ReelReview) throws(StageError) {
    do throws(FileError) { try store.name(drawing.draft) } catch { throw .file(error) }
    review.warnings = drawing.warnings
    review.isWritten = true
    describe(film, drawing.record.timeline, in: &review)
  }

  /// Draws a golden anew, whatever the verdict, and returns the comparison with the old one.
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
