import NavReelLayout
import Synchronization
import NavReelThreads
import NavReelTypography

/// The fonts of a film with their digests, read by a thread of its own while frames are drawn.
///
/// A font with Han has 20 MB, whose digest takes as long as a few frames.
final class FontRecord: Sendable {
  private let found: Found
  private let reading: BackgroundThread

  private final class Found: Sendable {
    let fonts = Mutex<[FontStatus]>([])
  }

  /// Begins to read.
  init(_ preflight: Preflight, _ book: FontBook) {
    let texts = preflight.textsByFont.sorted { $0.key < $1.key }
    let found = Found()
    self.found = found
    reading = BackgroundThread {
      let fonts = texts.compactMap { path, text in book.fontsUsed(by: text).first { $0.path == path } }
      found.fonts.withLock { $0 = fonts }
    }
  }

  /// By path. Waits until all are read.
  var fonts: [FontStatus] {
    reading.wait()
    return found.fonts.withLock { $0 }
  }
}
