/// A picture of RGBA bytes in gamma-encoded sRGB, premultiplied unless ``isStraight``.
///
/// Rows run from the top, without padding. A pixel is a `UInt32` with red in the lowest byte and alpha in the
/// highest: the bytes R, G, B, A in memory. No premultiplied colour byte is above its alpha. A pixmap is never empty.
///
/// It is a value: copies share their memory until one is written to. Pixels are opened once an operation:
///
///     pixmap.withPixels { pixels in pixels[y * width + x] }
public struct Pixmap: @unchecked Sendable {
  /// In pixels, at least 1.
  public let width: Int

  /// In pixels, at least 1.
  public let height: Int

  /// True for the picture of a file that is kept as the file says it, with colours that are not multiplied by alpha: so
  /// files are compared, and packed anew. What is drawn is premultiplied.
  public internal(set) var isStraight: Bool

  private var storage: Storage

  /// A pixmap of one colour, clear by default. Sides must be at least 1; callers check sizes that come from outside.
  public init(width: Int, height: Int, filling color: Color = .clear) {
    self.init(width: width, height: height) { pixels in pixels.initialize(repeating: color.pixel) }
  }

  /// A pixmap whose memory `initialize` fills completely.
  public init(
    width: Int, height: Int, isStraight: Bool = false,
    initializedBy initialize: (UnsafeMutableBufferPointer<UInt32>) -> Void
  ) {
    precondition(width > 0 && height > 0, "a pixmap has at least one pixel")
    self.width = width
    self.height = height
    self.isStraight = isStraight
    storage = Storage(count: width * height)
    initialize(storage.pixels)
  }

  /// A pixmap whose memory `initialize` fills completely, with some bytes behind the pixels that it may use meanwhile.
  package init(
    width: Int, height: Int, isStraight: Bool = false, spareBytes: Int,
    initializedBy initialize: (UnsafeMutableRawBufferPointer) -> Void
  ) {
    precondition(width > 0 && height > 0, "a pixmap has at least one pixel")
    self.width = width
    self.height = height
    self.isStraight = isStraight
    storage = Storage(count: width * height, spareBytes: spareBytes)
    let memory = UnsafeMutableRawBufferPointer(storage.pixels)
    initialize(UnsafeMutableRawBufferPointer(start: memory.baseAddress, count: memory.count + spareBytes))
  }

  public var bounds: Rect { Rect(0, 0, Double(width), Double(height)) }
  public var count: Int { width * height }

  /// Lends the pixels for reading.
  public func withPixels<R, E: Error>(_ body: (UnsafeBufferPointer<UInt32>) throws(E) -> R) throws(E) -> R {
    try body(UnsafeBufferPointer(storage.pixels))
  }

  /// Lends the pixels for writing, after giving this value memory of its own if it shared it.
  public mutating func withMutablePixels<R, E: Error>(
    _ body: (UnsafeMutableBufferPointer<UInt32>) throws(E) -> R
  ) throws(E) -> R {
    if !isKnownUniquelyReferenced(&storage) {
      let copy = Storage(count: count)
      _ = copy.pixels.initialize(from: storage.pixels)
      storage = copy
    }
    return try body(storage.pixels)
  }

  /// One pixel, for tests and single looks; loops open the whole picture.
  public subscript(x: Int, y: Int) -> UInt32 {
    get {
      precondition(x >= 0 && x < width && y >= 0 && y < height, "outside the picture")
      return storage.pixels[y * width + x]
    }
    set {
      precondition(x >= 0 && x < width && y >= 0 && y < height, "outside the picture")
      let index = y * width + x
      withMutablePixels { $0[index] = newValue }
    }
  }

  /// True when both are the same memory: equal without a look at the pixels.
  public func isIdentical(to other: Pixmap) -> Bool { storage === other.storage }

  /// Names the memory: equal for copies that share it, and good as a key while one of them lives.
  public var identity: ObjectIdentifier { ObjectIdentifier(storage) }

  /// True when every alpha is 255.
  public var isOpaque: Bool {
    withPixels { pixels in
      var all: UInt32 = 0xFF00_0000
      for p in pixels { all &= p }
      return all == 0xFF00_0000
    }
  }

  private final class Storage {
    let pixels: UnsafeMutableBufferPointer<UInt32>

    init(count: Int, spareBytes: Int = 0) {
      let raw = PixelMemory.allocate(count * 4 + spareBytes)
      pixels = UnsafeMutableBufferPointer(start: raw.bindMemory(to: UInt32.self, capacity: count), count: count)
    }

    deinit { UnsafeMutableRawPointer(pixels.baseAddress)?.deallocate() }
  }
}

extension Pixmap: Equatable {
  public static func == (a: Pixmap, b: Pixmap) -> Bool {
    guard a.width == b.width && a.height == b.height else { return false }
    // Both forms of an opaque picture are the same.
    guard a.isStraight == b.isStraight || a.isOpaque else { return false }
    if a.isIdentical(to: b) { return true }
    return a.withPixels { p in b.withPixels { q in p.elementsEqual(q) } }
  }
}

extension Pixmap: CustomStringConvertible {
  public var description: String { "\(width)×\(height) pixels" }
}
