extension Pixmap {
  /// Returns the picture with colours multiplied by alpha, each byte rounded half up: the form that is drawn.
  public func premultiplied() -> Pixmap {
    guard isStraight else { return self }
    return converted { pixel in
      let a = pixel >> 24
      // Red and blue are done together: round(c·a / 255) without a division.
      var rb = (pixel & 0xFF00FF) &* a &+ 0x80_0080
      rb = ((rb &+ ((rb &>> 8) & 0xFF00FF)) &>> 8) & 0xFF00FF
      var g = ((pixel &>> 8) & 0xFF) &* a &+ 0x80
      g = ((g &+ (g &>> 8)) &>> 8) & 0xFF
      return rb | g &<< 8 | a &<< 24
    }
  }

  /// Returns the picture with straight colours, rounded half up; clear pixels become 0.
  public func straight() -> Pixmap {
    guard !isStraight else { return self }
    var picture = converted { pixel in
      let a = pixel >> 24
      if a == 0 { return 0 }
      func component(_ c: UInt32) -> UInt32 { min(255, (c * 255 + a / 2) / a) }
      return component(pixel & 0xFF) | component(pixel >> 8 & 0xFF) << 8 | component(pixel >> 16 & 0xFF) << 16
        | a << 24
    }
    picture.isStraight = true
    return picture
  }

  /// Converts all pixels except opaque ones, which are the same in both forms; an opaque picture keeps its memory.
  private func converted(_ change: (UInt32) -> UInt32) -> Pixmap {
    if isOpaque {
      var picture = self
      picture.isStraight = false
      return picture
    }
    return withPixels { source in
      Pixmap(width: width, height: height) { target in
        for i in 0..<source.count {
          let pixel = source[i]
          target[i] = pixel >= 0xFF00_0000 ? pixel : change(pixel)
        }
      }
    }
  }
}
