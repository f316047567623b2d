import Drawing

extension Pixmap {
  /// Returns the picture upright: turned and mirrored as an EXIF orientation of 1 to 8 asks. Others count as 1.
  func turned(exifOrientation orientation: Int) -> Pixmap {
    let (w, h) = (width, height)
    // The source index of the turned pixel (x, y) is start + x·across + y·down.
    let (start, across, down): (Int, Int, Int)
    switch orientation {
    case 2: (start, across, down) = (w - 1, -1, w)
    case 3: (start, across, down) = (w * h - 1, -1, -w)
    case 4: (start, across, down) = (w * (h - 1), 1, -w)
    case 5: (start, across, down) = (0, w, 1)
    case 6: (start, across, down) = (w * (h - 1), -w, 1)
    case 7: (start, across, down) = (w * h - 1, -w, -1)
    case 8: (start, across, down) = (w - 1, w, -1)
    default: return self
    }
    let isOnItsSide = orientation >= 5
    let (outWidth, outHeight) = isOnItsSide ? (h, w) : (w, h)
    return withPixels { source in
      Pixmap(width: outWidth, height: outHeight) { target in
        // Tiles keep the columns that a quarter turn reads in the cache.
        let tile = isOnItsSide ? 32 : outWidth
        for top in stride(from: 0, to: outHeight, by: tile) {
          for left in stride(from: 0, to: outWidth, by: tile) {
            for y in top..<min(top + tile, outHeight) {
              var from = start &+ left &* across &+ y &* down
              for to in (y &* outWidth &+ left)..<(y &* outWidth &+ min(left + tile, outWidth)) {
                target[to] = source[from]
                from = from &+ across
              }
            }
          }
        }
      }
    }
  }
}
