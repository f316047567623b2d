import NavReelDrawing

extension Pixmap {
  /// Returns the picture upright: turned and mirrored by an EXIF orientation of 1 to 8. Other values count as 1.
  func turned(exifOrientation orientation: Int) -> Pixmap {
    guard let turn = Turn(exifOrientation: orientation, width, height) else { return self }
    return withPixels { source in
      Pixmap(width: turn.width, height: turn.height, isStraight: isStraight) { turn.write(source, to: $0) }
    }
  }
}

extension DeepPixmap {
  func turned(exifOrientation orientation: Int) -> DeepPixmap {
    guard let turn = Turn(exifOrientation: orientation, width, height) else { return self }
    return pixels.withUnsafeBufferPointer { source in
      DeepPixmap(width: turn.width, height: turn.height) { turn.write(source, to: $0) }
    }
  }
}

/// The source of each pixel of a turned picture.
private struct Turn {
  let width: Int
  let height: Int
  private let isOnItsSide: Bool

  /// The start of the source: the turned pixel (x, y) has the source index start + x·across + y·down.
  private let start: Int
  private let across: Int
  private let down: Int

  /// Creates the turn of a picture; nil if it is upright.
  init?(exifOrientation orientation: Int, _ w: Int, _ h: Int) {
    switch orientation {
    case 2: (start, across, down) = (w - 1, -1, w)
    case 3: (start, across, down) = (w * h - 1, -1, -w)
    case 4: (start, across, down) = (w * (h - 1), 1, -w)
    case 5: (start, across, down) = (0, w, 1)
    case 6: (start, across, down) = (w * (h - 1), -w, 1)
    case 7: (start, across, down) = (w * h - 1, -w, -1)
    case 8: (start, across, down) = (w - 1, w, -1)
    default: return nil
    }
    isOnItsSide = orientation >= 5
    (width, height) = isOnItsSide ? (h, w) : (w, h)
  }

  func write<Pixel>(_ source: UnsafeBufferPointer<Pixel>, to target: UnsafeMutableBufferPointer<Pixel>) {
    // Tiles keep the columns that a quarter turn reads in the cache.
    let tile = isOnItsSide ? 32 : width
    for top in stride(from: 0, to: height, by: tile) {
      for left in stride(from: 0, to: width, by: tile) {
        for y in top..<min(top + tile, height) {
          var from = start &+ left &* across &+ y &* down
          for to in (y &* width &+ left)..<(y &* width &+ min(left + tile, width)) {
            target[to] = source[from]
            from = from &+ across
          }
        }
      }
    }
  }
}
