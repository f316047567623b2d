import Codecs
import Drawing
import Motion
import Synchronization

/// The frames of an animation by their numbers: asked for in order, each is read once.
final class AnimationCursor: Sendable {
  let header: AnimationHeader

  /// Of each frame, in seconds.
  let durations: [Fraction]

  /// True when every pixel of every frame is opaque.
  var isOpaque: Bool { knownOpacity ?? state.withLock { $0.pixmap.isOpaque } }

  /// Nil for a single frame, which is looked at when somebody asks.
  private let knownOpacity: Bool?

  private let path: String
  private let bytes: [UInt8]
  private let form: PictureForm
  private let state: Mutex<State>

  private struct State {
    var reader: any AnimationReader
    var number: Int
    var pixmap: Pixmap
    var deep: DeepPixmap?
  }

  /// Small frames on a large canvas cost little space and much time.
  private static let mostFrames = 100_000

  /// Reads through all frames once, and keeps the last one.
  init(path: String, bytes: [UInt8], form: PictureForm, _ isCancelled: () -> Bool) throws(StageError) {
    self.path = path
    self.bytes = bytes
    self.form = form
    var durations: [Fraction] = []
    var isOpaque = true
    var last: State?
    do throws(CodecError) {
      var reader = try openAnimation(bytes, form: form)
      header = reader.header
      while durations.count <= AnimationCursor.mostFrames, !isCancelled(), let frame = try reader.next() {
        if let last { isOpaque = isOpaque && last.pixmap.isOpaque }
        last = State(reader: reader, number: durations.count, pixmap: frame.pixmap, deep: frame.deep)
        durations.append(frame.duration)
      }
    } catch { throw .file(FileError(path: path, reason: "\(error)")) }
    // One of its frames would stand for all of them.
    if let fault = header.fault { throw .file(FileError(path: path, reason: "is a damaged animation: \(fault)")) }
    if isCancelled() { throw .interrupted(written: 0, of: 0) }
    guard durations.count <= AnimationCursor.mostFrames else {
      throw .file(FileError(path: path, reason: "has more than \(AnimationCursor.mostFrames) frames"))
    }
    guard let last else { throw .file(FileError(path: path, reason: "has no frames")) }
    self.durations = durations
    knownOpacity = durations.count > 1 ? isOpaque && last.pixmap.isOpaque : nil
    state = Mutex(last)
  }

  func frame(_ number: Int) throws(FileError) -> Pixmap { try picture(number).pixmap }

  /// A frame, and all its bits where they were asked for and there are more than eight a sample.
  func picture(_ number: Int) throws(FileError) -> (pixmap: Pixmap, deep: DeepPixmap?) {
    try state.withLock { state throws(FileError) in
      do throws(CodecError) {
        if state.number > number {
          state.reader = try openAnimation(bytes, form: form)
          state.number = -1
        }
        while state.number < number, let next = try state.reader.next() {
          state.number += 1
          (state.pixmap, state.deep) = (next.pixmap, next.deep)
        }
      } catch { throw FileError(path: path, reason: "\(error)") }
      guard state.number == number else { throw FileError(path: path, reason: "has no frame \(number)") }
      return (state.pixmap, state.deep)
    }
  }
}
