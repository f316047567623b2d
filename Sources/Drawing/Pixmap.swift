/// A picture of RGBA bytes in gamma-encoded sRGB, premultiplied unless ``isStraight``.
///
/// Rows run from the top, without padding. A pixel is a `UInt32` with red in the lowest byte and alpha in the highest:
/// the bytes R, G, B, A in memory. No premultiplied colour byte is above its alpha. A pixmap is never empty.
///
/// A pixmap is a value: copies share their memory until one is written to. Open the pixels once per operation:
///
///     pixmap.withPixels { pixels in pixels[y * width + x] }
public struct Pixmap: @unchecked Sendable {
  /// The width in pixels, at least 1.
  public let width: Int

  /// The height in pixels, at least 1.
  public let height: Int

  /// True if colours are not multiplied by alpha: the form of a decoded file, kept for comparing and repacking. Drawing
  /// uses premultiplied pictures.
  public internal(set) var isStraight: Bool

  private var storage: Storage

  /// Creates a pixmap of one colour, clear by default. Both sides must be at least 1; check sizes from outside first.
  public init(width: Int, height: Int, filling color: Color = .clear) {
    self.init(width: width, height: height) { pixels in pixels.initialize(repeating: color.pixel) }
  }

  /// Creates a pixmap whose memory `initialize` fills completely.
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

  /// Creates a pixmap whose memory `initialize` fills completely, with spare bytes after the pixels for its own use.
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

  /// Lends the pixels for writing, after copying any memory that this value shares.
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

  /// Accesses a single pixel, as in tests; to loop over pixels, open the whole picture.
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

  /// Returns true if both share the same memory, so that they are equal without comparing pixels.
  public func isIdentical(to other: Pixmap) -> Bool { storage === other.storage }

  /// An identifier of the memory: equal for copies that share it, and valid as a key while one of them exists.
  public var identity: ObjectIdentifier { ObjectIdentifier(storage) }

  /// True if every alpha is 255.
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
    // Both forms of an opaque picture have the same pixels.
    guard a.isStraight == b.isStraight || a.isOpaque else { return false }
    if a.isIdentical(to: b) { return true }
    return a.withPixels { p in b.withPixels { q in p.elementsEqual(q) } }
  }
}

extension Pixmap: CustomStringConvertible {
  public var description: String { "\(width)×\(height) pixels" }
}
