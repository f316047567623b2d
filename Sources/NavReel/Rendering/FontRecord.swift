import Dispatch
import Layout
import Synchronization
import Typography

/// The fonts of a film with their digests, read by a thread of its own while frames are drawn.
///
/// A font with Han has 20 MB, whose digest takes as long as a few frames.
final class FontRecord: Sendable {
  private let found = Mutex<[FontStatus]>([])
  private let done = DispatchGroup()

  /// Begins to read.
  init(_ rehearsal: Rehearsal, _ book: FontBook) {
    let texts = rehearsal.textsByFont.sorted { $0.key < $1.key }
    done.enter()
    DispatchQueue.global().async { [self] in
      let fonts = texts.compactMap { path, text in book.fontsUsed(by: text).first { $0.path == path } }
      found.withLock { $0 = fonts }
      done.leave()
    }
  }

  /// By path. Waits until all are read.
  var fonts: [FontStatus] {
    done.wait()
    return found.withLock { $0 }
  }
}
