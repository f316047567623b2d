import Codecs
import Drawing
import Synchronization

/// The frames of an animation by their numbers: asked for in order, each is read once.
final class AnimationCursor: Sendable {
  private let path: String
  private let bytes: [UInt8]
  private let state = Mutex<State?>(nil)

  private struct State {
    var reader: any AnimationReader
    var number: Int
    var pixmap: Pixmap
  }

  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  func frame(_ number: Int) throws(FileError) -> Pixmap {
    try state.withLock { state throws(FileError) in
      do throws(CodecError) {
        var current = state
        if current.map({ $0.number > number }) ?? true {
          var reader = try openAnimation(bytes)
          current = try reader.next().map { State(reader: reader, number: 0, pixmap: $0.pixmap) }
        }
        while let found = current, found.number < number {
          var next = found
          current = try next.reader.next().map {
            State(reader: next.reader, number: found.number + 1, pixmap: $0.pixmap)
          }
        }
        state = current
      } catch { throw FileError(path: path, reason: "\(error)") }
      guard let state else { throw FileError(path: path, reason: "has no frame \(number)") }
      return state.pixmap
    }
  }
}
