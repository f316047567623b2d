package import NavReelCodecs
package import NavReelTypography

/// The record of a drawn film, frame by frame, without its pixels.
package struct DrawnFilm: Sendable {
  /// The frames of each drawing; neighbouring drawings may still be equal.
  package let runs: [Range<Int>]

  /// The digest of each drawing's pixels.
  package let digests: [PixelDigest]

  /// The font files that the frames need, by path.
  package let fonts: [FontStatus]
}

extension FilmRender {
  /// Draws the frames for sinks only, without creating a folder or a description.
  package func drawn(
    to sinks: [any FrameSink] = [], isCancelled: @escaping @Sendable () -> Bool = { false },
    progress: @Sendable (Int) -> Void = { _ in }
  ) throws(StageError) -> DrawnFilm {
    let fonts = FontRecord(preflight, film.stage.fontBook)
    let digests = try draw(to: sinks, isCancelled: isCancelled, progress: progress)
    return DrawnFilm(runs: preflight.runs, digests: digests, fonts: fonts.fonts)
  }
}
