import NavReelDrawing

extension Pixmap {
  /// The picture as a GIF shows it: pixels with an alpha of 128 or above are opaque in their straight colour, the
  /// others are 0.
  var thresholded: Pixmap {
    if isOpaque { return self }
    return Pixmap(width: width, height: height) { target in
      withPixels { source in
        StraightAlpha.reciprocals.withUnsafeBufferPointer { table in
          guard let table = table.baseAddress else { return }
          for i in 0..<source.count {
            let isShown = source[i] &>> 31 == 1
            target[i] = isShown ? StraightAlpha.straight(source[i], table) | 0xFF00_0000 : 0
          }
        }
      }
    }
  }

  /// True if a pixel is neither opaque nor clear.
  var isTranslucent: Bool { withPixels { $0.contains { (1...254).contains($0 >> 24) } } }

  /// The smallest rectangle around the pixels that are not 0; empty if there are none.
  var shownBounds: PixelRect { changes(since: Pixmap(width: width, height: height)) }
}
