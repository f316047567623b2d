extension Pixmap {
  /// Returns a copy of a part, which must lie inside the picture and not be empty.
  public func cropped(to part: PixelRect) -> Pixmap {
    precondition(isPart(part), "a part lies in its picture and has a pixel")
    return Pixmap(width: part.width, height: part.height, isStraight: isStraight) { target in
      withPixels { source in
        for y in 0..<part.height {
          let start = (part.y0 + y) * width + part.x0
          _ = UnsafeMutableBufferPointer(rebasing: target[y * part.width..<(y + 1) * part.width])
            .initialize(from: source[start..<start + part.width])
        }
      }
    }
  }

  /// Copies another picture over this one, its upper left corner at (x, y). It must fit inside this picture.
  public mutating func replace(x: Int, y: Int, with other: Pixmap) {
    precondition(isPart(PixelRect(x, y, x + other.width, y + other.height)), "the other picture lies in this one")
    let width = width
    withMutablePixels { target in
      other.withPixels { source in
        for row in 0..<other.height {
          let start = (y + row) * width + x
          _ = UnsafeMutableBufferPointer(rebasing: target[start..<start + other.width])
            .update(from: source[row * other.width..<(row + 1) * other.width])
        }
      }
    }
  }

  /// Clears a part of the picture; does nothing if the part is empty. The part must lie inside the picture.
  public mutating func clear(_ part: PixelRect) {
    guard !part.isEmpty else { return }
    precondition(isPart(part), "a part lies in its picture")
    let width = width
    withMutablePixels { target in
      for y in part.y0..<part.y1 {
        let start = y * width + part.x0
        UnsafeMutableBufferPointer(rebasing: target[start..<start + part.width]).update(repeating: 0)
      }
    }
  }

  /// Copies all pixels of a picture of the same size into this one's own memory.
  public mutating func copyPixels(of other: Pixmap) {
    precondition(width == other.width && height == other.height, "pixels are copied between pictures of one size")
    withMutablePixels { target in other.withPixels { _ = target.update(from: $0) } }
  }

  private func isPart(_ part: PixelRect) -> Bool {
    !part.isEmpty && part.x0 >= 0 && part.y0 >= 0 && part.x1 <= width && part.y1 <= height
  }
}
