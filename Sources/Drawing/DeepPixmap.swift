/// A picture of sixteen bits a sample, as a file says it: RGBA in gamma-encoded sRGB, not multiplied by alpha.
///
/// Rows run from the top, without padding. A pixel is a `UInt64` with red in the lowest sixteen bits and alpha in the
/// highest. Such pictures are compared, and never drawn.
public struct DeepPixmap: Hashable, Sendable {
  /// In pixels, at least 1.
  public let width: Int

  /// In pixels, at least 1.
  public let height: Int

  /// Row by row.
  public private(set) var pixels: [UInt64]

  /// A picture whose memory `initialize` fills completely. Sides must be at least 1.
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

  /// The same picture in sixteen bits: each byte times 257, so that 255 becomes 65,535.
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

  /// The same picture in eight bits, straight: each sample over 257, rounded.
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
