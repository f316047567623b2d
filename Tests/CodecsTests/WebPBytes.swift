import NavReelDrawing
import NavReelMotion

@testable import NavReelCodecs

/// A small reader of the WebP container, written from its specification alone; pictures are decoded as still files.
struct WebPBytes {
  struct Frame {
    let rect: PixelRect
    let milliseconds: Int
    let flags: UInt8
    /// A still file of the frame's own chunks.
    let still: [UInt8]
  }

  var flags: UInt8 = 0
  var width = 0
  var height = 0
  var loopCount: Int?
  var frames: [Frame] = []

  /// A violation of the specification, or nil.
  var fault: String?

  init(_ file: [UInt8]) {
    func number(_ at: Int, _ count: Int) -> Int { (0..<count).reduce(0) { $0 | Int(file[at + $1]) << (8 * $1) } }
    func name(_ at: Int) -> String { String(decoding: file[at..<at + 4], as: UTF8.self) }
    guard file.count >= 12, name(0) == "RIFF", name(8) == "WEBP", number(4, 4) == file.count - 8 else {
      fault = "no whole RIFF file"
      return
    }
    var at = 12
    while at + 8 <= file.count {
      let (kind, size) = (name(at), number(at + 4, 4))
      let start = at + 8
      guard start + size <= file.count else { break }
      switch kind {
      case "VP8X":
        flags = file[start]
        (width, height) = (number(start + 4, 3) + 1, number(start + 7, 3) + 1)
        if at != 12 || size != 10 { fault = "VP8X" }
      case "ANIM": loopCount = number(start + 4, 2)
      case "ANMF":
        let (x, y) = (number(start, 3) * 2, number(start + 3, 3) * 2)
        let rect = PixelRect(x, y, x + number(start + 6, 3) + 1, y + number(start + 9, 3) + 1)
        let chunks = Array(file[start + 16..<start + size])
        frames.append(
          Frame(
            rect: rect, milliseconds: number(start + 12, 3), flags: file[start + 15],
            still: WebPBytes.still(chunks, rect.width, rect.height)))
        if rect.x1 > width || rect.y1 > height { fault = "a frame outside of the canvas" }
      default: fault = "a chunk \(kind)"
      }
      at = start + size + size % 2
    }
    if at != file.count { fault = "bytes behind the last chunk" }
  }

  private static func little(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  /// Returns a still file of the given chunks, with a header that allows alpha and EXIF.
  static func still(_ chunks: [UInt8], _ width: Int, _ height: Int, flags: UInt8 = 0x10) -> [UInt8] {
    let head = Array("VP8X".utf8) + little(10, 4) + [flags, 0, 0, 0] + little(width - 1, 3) + little(height - 1, 3)
    return Array("RIFF".utf8) + little(4 + head.count + chunks.count, 4) + Array("WEBP".utf8) + head + chunks
  }

  static func chunk(_ name: String, _ payload: [UInt8]) -> [UInt8] {
    Array(name.utf8) + little(payload.count, 4) + payload + (payload.count % 2 == 1 ? [0] : [])
  }

  /// Returns the picture after each frame, for files whose frames are opaque, clear or not blended.
  func composed() throws -> [Pixmap] {
    var canvas = Pixmap(width: width, height: height)
    return try frames.map { frame in
      let picture = try decodePicture(frame.still).pixmap
      for y in 0..<picture.height {
        for x in 0..<picture.width where frame.flags & 2 != 0 || picture[x, y] != 0 {
          canvas[frame.rect.x0 + x, frame.rect.y0 + y] = picture[x, y]
        }
      }
      return canvas
    }
  }
}
