import NavReelCodecs
import NavReelDrawing
import NavReel
import NavReelScene

/// A drawing as the page keeps it: a rectangle over the drawing before.
struct PlayerDrawing: Sendable {
  /// The page's data on a drawing besides its pixels.
  struct Entry: Hashable, Sendable {
    /// The first frame that shows it.
    let frame: Int
    let rect: PixelRect

    /// The place of the drawing that one begins with to compose this one: itself when it covers the whole picture.
    let key: Int
  }

  let frame: Int
  let rect: PixelRect
  let isWhole: Bool

  /// A PNG file of the rectangle in Base64.
  let letters: [UInt8]

  /// The largest number of drawings that are composed for one requested out of order.
  static let longestRun = 12

  /// Nil for a drawing that equals the one before.
  ///
  /// - Parameter drawn: opaque, with the drawing before.
  init?(_ drawn: DrawnFrame) {
    guard !drawn.changed.isEmpty else { return nil }
    let bounds = drawn.pixmap.pixelBounds
    // Most of a picture costs hardly less than all of it, which needs no picture before. Else by the number, which any
    // thread knows.
    isWhole = drawn.changed.area * 4 >= bounds.area * 3 || drawn.index % PlayerDrawing.longestRun == 0
    rect = isWhole ? bounds : drawn.changed
    frame = drawn.frames.lowerBound
    let png = PNGEncoder(effort: .balanced).encode(isWhole ? drawn.pixmap : drawn.pixmap.cropped(to: rect))
    letters = png.withUnsafeBytes { Base64.encode($0) }
  }
}
