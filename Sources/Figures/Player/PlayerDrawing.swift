import NavReelCodecs
import NavReelDrawing
import NavReel
import NavReelScene

/// A drawing as the page stores it: a rectangle over the previous drawing.
struct PlayerDrawing: Sendable {
  /// The page's data about a drawing, besides its pixels.
  struct Entry: Hashable, Sendable {
    /// The first frame that shows it.
    let frame: Int
    let rect: PixelRect

    /// The index of the drawing to start composing this one from: itself if it covers the whole picture.
    let key: Int
  }

  let frame: Int
  let rect: PixelRect
  let isWhole: Bool

  /// The rectangle as a PNG file in Base64.
  let letters: [UInt8]

  /// The limit on the drawings to compose for a frame shown out of order.
  static let longestRun = 12

  /// Returns nil for a drawing that equals the previous one.
  ///
  /// - Parameter drawn: an opaque drawing, with the previous one.
  init?(_ drawn: DrawnFrame) {
    guard !drawn.changed.isEmpty else { return nil }
    let bounds = drawn.pixmap.pixelBounds
    // Most of a picture costs nearly as much as all of it, which needs no previous one. Otherwise the index decides,
    // since every thread knows it.
    isWhole = drawn.changed.area * 4 >= bounds.area * 3 || drawn.index % PlayerDrawing.longestRun == 0
    rect = isWhole ? bounds : drawn.changed
    frame = drawn.frames.lowerBound
    let png = PNGEncoder(effort: .balanced).encode(isWhole ? drawn.pixmap : drawn.pixmap.cropped(to: rect))
    letters = png.withUnsafeBytes { Base64.encode($0) }
  }
}
