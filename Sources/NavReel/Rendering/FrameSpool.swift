import NavReelCodecs
import NavReelDrawing
import Synchronization

/// Drawings stored for a second pass: the changes of each, in memory while they are small, then on the disk.
///
/// A GIF needs it because its colours are chosen from all frames before the first one is written.
final class FrameSpool: Sendable {
  /// The part of a drawing that differs from the one before.
  struct Piece: Sendable {
    let area: PixelRect
    let content: Content
  }

  enum Content: Sendable {
    case pixels(Pixmap)

    /// Pixels compressed as a PNG.
    case packed([UInt8])

    case stored(ScratchFile.Place)
  }

  private struct State {
    var pieces: [Piece] = []
    var frames: [Range<Int>] = []
    var file: ScratchFile?
  }

  private let path: String
  private let memory: Int
  private let state = Mutex(State())
  private let taken = Mutex(0)

  /// - Parameters:
  ///   - path: a file in the folder to use on disk.
  ///   - memory: the bytes of pixels to keep in memory.
  init(beside path: String, memory: Int = 64 << 20) {
    self.path = path
    self.memory = memory
  }

  /// Returns the changed part of a drawing; can be called on any thread.
  func piece(_ frame: DrawnFrame) -> Piece {
    let part = frame.pixmap.cropped(to: frame.changed)
    let bytes = part.count * 4
    let hasRoom = taken.withLock { taken in
      taken += bytes
      return taken <= memory
    }
    return Piece(area: frame.changed, content: hasRoom ? .pixels(part) : .packed(PNGEncoder().encode(part)))
  }

  /// Adds the next drawing.
  func append(_ piece: Piece, frames: Range<Int>) throws(FileError) {
    try state.withLock { state throws(FileError) in
      var piece = piece
      if case .packed(let bytes) = piece.content {
        let file: ScratchFile
        if let open = state.file { file = open } else { file = try ScratchFile(beside: path) }
        state.file = file
        piece = Piece(area: piece.area, content: .stored(try file.append(bytes)))
      }
      state.pieces.append(piece)
      state.frames.append(frames)
    }
  }

  /// Extends the last drawing to these frames too.
  func extend(to frames: Range<Int>) {
    state.withLock { state in
      guard let last = state.frames.indices.last else { return }
      state.frames[last] = state.frames[last].lowerBound..<frames.upperBound
    }
  }

  /// The frames of each drawing.
  var frames: [Range<Int>] { state.withLock { $0.frames } }

  /// Turns a canvas with the previous drawing into the one of an index.
  func apply(_ index: Int, to canvas: inout Pixmap) throws {
    let (piece, file) = state.withLock { ($0.pieces[index], $0.file) }
    let part: Pixmap
    switch piece.content {
    case .pixels(let pixmap): part = pixmap
    case .packed(let bytes): part = try decodePicture(bytes).pixmap
    case .stored(let place):
      guard let file else { preconditionFailure("what is stored lies in a file") }
      part = try decodePicture(file.read(place)).pixmap
    }
    canvas.replace(x: piece.area.x0, y: piece.area.y0, with: part)
  }
}
