import NavReelCodecs
import NavReelDrawing
import NavReelMotion
import Synchronization

/// The frames of an animation by number; each is read once if they are read in order.
final class AnimationCursor: Sendable {
  let header: AnimationHeader

  /// The duration of each frame, in seconds.
  let durations: [Fraction]

  /// True if every pixel of every frame is opaque.
  var isOpaque: Bool { knownOpacity ?? state.withLock { $0.pixmap?.isOpaque ?? false } }

  /// The opacity of all frames; nil for a single frame, which is examined on demand.
  private let knownOpacity: Bool?

  private let path: String
  private let bytes: [UInt8]
  private let form: PictureForm
  private let state: Mutex<State>

  private struct State {
    var reader: any AnimationReader
    var number: Int

    /// The current frame; released before the next one is read, so that the reader owns its memory and only redraws
    /// what changes. Also nil after an error.
    var pixmap: Pixmap?
    var deep: DeepPixmap?
  }

  private static let mostFrames = 100_000

  /// Reads through all frames once, and keeps the last one.
  init(path: String, bytes: [UInt8], form: PictureForm, _ isCancelled: () -> Bool) throws(StageError) {
    self.path = path
    self.bytes = bytes
    self.form = form
    var durations: [Fraction] = []
    var isOpaque = true
    var reader: any AnimationReader
    var last: Pixmap?
    var lastDeep: DeepPixmap?
    do throws(CodecError) {
      reader = try openAnimation(bytes, form: form)
      header = reader.header
      while durations.count <= AnimationCursor.mostFrames, !isCancelled() {
        if durations.count != header.frameCount { (last, lastDeep) = (nil, nil) }
        guard let frame = try reader.next() else { break }
        durations.append(frame.duration)
        // A single frame is examined on demand.
        if header.frameCount != 1 { isOpaque = isOpaque && frame.pixmap.isOpaque(in: frame.changed) }
        (last, lastDeep) = (frame.pixmap, frame.deep)
      }
    } catch { throw .file(FileError(path: path, reason: "\(error)")) }
    // One frame would be mistaken for the whole animation.
    if let fault = header.fault {
      throw .file(FileError(path: path, reason: "is a damaged animation: \(fault); export it again"))
    }
    if isCancelled() { throw .interrupted(written: 0, of: 0) }
    guard durations.count <= AnimationCursor.mostFrames else {
      throw .file(FileError(path: path, reason: "has more than \(AnimationCursor.mostFrames) frames"))
    }
    guard !durations.isEmpty else { throw .file(FileError(path: path, reason: "has no frames")) }
    self.durations = durations
    knownOpacity = header.frameCount == 1 ? nil : isOpaque
    state = Mutex(State(reader: reader, number: durations.count - 1, pixmap: last, deep: lastDeep))
  }

  func frame(_ number: Int) throws(FileError) -> Pixmap { try picture(number).pixmap }

  /// Returns a frame, with its deep pixels if they were requested and it has more than eight bits per sample.
  func picture(_ number: Int) throws(FileError) -> (pixmap: Pixmap, deep: DeepPixmap?) {
    try state.withLock { state throws(FileError) in
      if state.number == number, let pixmap = state.pixmap { return (pixmap, state.deep) }
      do throws(CodecError) {
        if state.number >= number || state.pixmap == nil {
          (state.pixmap, state.deep) = (nil, nil)
          state.reader = try openAnimation(bytes, form: form)
          state.number = -1
        }
        while state.number < number {
          (state.pixmap, state.deep) = (nil, nil)
          guard let next = try state.reader.next() else { break }
          state.number += 1
          (state.pixmap, state.deep) = (next.pixmap, next.deep)
        }
      } catch { throw FileError(path: path, reason: "\(error)") }
      guard state.number == number, let pixmap = state.pixmap else {
        throw FileError(path: path, reason: "has no frame \(number)")
      }
      return (pixmap, state.deep)
    }
  }
}

extension Pixmap {
  /// Returns true if every alpha in a rectangle is 255.
  fileprivate func isOpaque(in part: PixelRect) -> Bool {
    withPixels { pixels in
      var all: UInt32 = 0xFF00_0000
      for y in part.y0..<max(part.y0, part.y1) {
        for pixel in pixels[y * width + part.x0..<y * width + part.x1] { all &= pixel }
      }
      return all == 0xFF00_0000
    }
  }
}
