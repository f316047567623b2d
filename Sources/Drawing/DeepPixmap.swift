/// A picture with 16 bits per sample, unchanged from its file: RGBA in gamma-encoded sRGB with straight alpha.
///
/// Rows run from the top, without padding. A pixel is a `UInt64` with red in the lowest 16 bits and alpha in the
/// highest. Deep pictures are only compared, never drawn.
public struct DeepPixmap: Hashable, Sendable {
  /// The width in pixels, at least 1.
  public let width: Int

  /// The height in pixels, at least 1.
  public let height: Int

  /// The pixels, row by row.
  public private(set) var pixels: [UInt64]

  /// Creates a picture whose memory `initialize` fills completely. Both sides must be at least 1.
  public init(width: Int, height: Int, initializedBy initialize: (UnsafeMutableBufferPointer<UInt64>) -> Void) {
    precondition(width > 0 && height > 0, "a picture has at least one pixel")
    self.width = width
    self.height = height
    pixels = [UInt64](unsafeUninitializedCapacity: width * height) { room, count in
      let room = UnsafeMutableBufferPointer(rebasing: room[..<(width * height)])
      room.initialize(repeating: 0)
      initialize(room)
      count = width * height
    }
  }

  /// Creates the 16-bit form of a picture: each straight byte times 257, so that 255 becomes 65,535.
  public init(_ pixmap: Pixmap) {
    let straight = pixmap.straight()
    self.init(width: pixmap.width, height: pixmap.height) { target in
      straight.withPixels { source in
        for i in 0..<source.count {
          let p = UInt64(source[i])
          let spread = p & 0xFF | (p & 0xFF00) << 8 | (p & 0xFF_0000) << 16 | (p & 0xFF00_0000) << 24
          target[i] = spread &* 257
        }
      }
    }
  }

  /// Returns the picture in 8 bits with straight alpha: each sample divided by 257 and rounded.
  public func pixmap() -> Pixmap {
    Pixmap(width: width, height: height, isStraight: true) { target in
      for i in 0..<pixels.count {
        func byte(_ shift: UInt64) -> UInt32 { UInt32((pixels[i] >> shift & 0xFFFF) &+ 128) / 257 }
        target[i] = byte(0) | byte(16) << 8 | byte(32) << 16 | byte(48) << 24
      }
    }
  }

  /// Lends the pixels for writing.
  public mutating func withMutablePixels<R>(_ body: (UnsafeMutableBufferPointer<UInt64>) -> R) -> R {
    pixels.withUnsafeMutableBufferPointer { body($0) }
  }
}

extension DeepPixmap {
  /// Returns a copy of a part, which must lie inside the picture and not be empty.
  public func cropped(to part: PixelRect) -> DeepPixmap {
    DeepPixmap(width: part.width, height: part.height) { target in
      for y in 0..<part.height {
        let start = (part.y0 + y) * width + part.x0
        for x in 0..<part.width { target[y * part.width + x] = pixels[start + x] }
      }
    }
  }

  /// Copies another picture over this one, its upper left corner at (x, y). It must fit inside this picture.
  public mutating func replace(x: Int, y: Int, with other: DeepPixmap) {
    for row in 0..<other.height {
      let start = (y + row) * width + x
      for i in 0..<other.width { pixels[start + i] = other.pixels[row * other.width + i] }
    }
  }

  /// Clears a part of the picture; does nothing if the part is empty. The part must lie inside the picture.
  public mutating func clear(_ part: PixelRect) {
    for y in part.y0..<max(part.y0, part.y1) {
      for x in part.x0..<part.x1 { pixels[y * width + x] = 0 }
    }
  }
}
