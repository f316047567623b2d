import NavReelLayout
import Synchronization
import NavReelThreads
import NavReelTypography

/// The fonts of a film with their digests, read on a separate thread while frames are drawn.
///
/// A font with Han characters has 20 MB; its digest takes as long as a few frames.
final class FontRecord: Sendable {
  private let found: Found
  private let reading: BackgroundThread

  private final class Found: Sendable {
    let fonts = Mutex<[FontStatus]>([])
  }

  /// Begins to read the fonts.
  init(_ preflight: Preflight, _ book: FontBook) {
    let texts = preflight.textsByFont.sorted { $0.key < $1.key }
    let found = Found()
    self.found = found
    reading = BackgroundThread {
      let fonts = texts.compactMap { path, text in book.fontsUsed(by: text).first { $0.path == path } }
      found.fonts.withLock { $0 = fonts }
    }
  }

  /// The fonts, by path. Waits until all are read.
  var fonts: [FontStatus] {
    reading.wait()
    return found.fonts.withLock { $0 }
  }
}
