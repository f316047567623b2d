public import Drawing

/// A picture that shows where two others differ: pixels beyond the tolerance in red, over a dimmed grey first one.
///
/// Pictures of other sizes lie on each other by their top left corners; what only one of them covers is red.
public struct DifferencePicture: Sendable {
  /// Opaque, as large as the two pictures together.
  public let pixmap: Pixmap

  /// Draws the differences of `b` from `a`; every pixel beyond the tolerance is as red as any other.
  public init(_ a: Pixmap, _ b: Pixmap, tolerance: Tolerance = .exact) {
    let (width, height) = (max(a.width, b.width), max(a.height, b.height))
    pixmap = Pixmap(width: width, height: height) { out in
      a.withPixels { p in
        b.withPixels { q in
          for y in 0..<height {
            for x in 0..<width {
              let inA = x < a.width && y < a.height
              let inB = x < b.width && y < b.height
              let same = inA && inB && step(p[y * a.width + x], q[y * b.width + x]) <= tolerance.channelStep
              out.initializeElement(at: y * width + x, to: same ? dimmedGrey(p[y * a.width + x]) : red)
            }
          }
        }
      }
    }
  }
}

/// `#ff1030`: opaque, and unlike any grey.
private let red: UInt32 = 0xFF30_10FF

/// The pixel over white, without colour, and pale enough for red to stand out.
private func dimmedGrey(_ pixel: UInt32) -> UInt32 {
  let (r, g, b, a) = (pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24)
  let luma = (r * 54 + g * 183 + b * 19) / 256 + 255 - a
  let grey = 160 + luma * 95 / 255
  return grey | grey << 8 | grey << 16 | 0xFF00_0000
}
