import CNavReelXXHash
public import NavReelDrawing

/// The identity of a picture's pixels: XXH3-128 of its straight RGBA bytes.
///
/// The bytes are those that a PNG reader returns: rows from the top without padding, four bytes R, G, B, A per pixel,
/// colour not multiplied by alpha. Neither the size nor the file format matters. A digest is written as 32 hexadecimal
/// digits, high half first (the canonical form, as printed by `xxh128sum`).
public struct PixelDigest: Hashable, Sendable {
  public let high: UInt64
  public let low: UInt64

  public init(of pixmap: Pixmap) { self.init(of: pixmap, isOpaque: pixmap.isOpaque) }

  /// Computes the digest of a picture.
  ///
  /// - Parameters:
  ///   - pixmap: The picture.
  ///   - isOpaque: True if every alpha is 255, as an encoder may already know.
  public init(of pixmap: Pixmap, isOpaque: Bool) {
    self = pixmap.withPixels { pixels in
      isOpaque || pixmap.isStraight
        ? PixelDigest(ofBytes: UnsafeRawBufferPointer(pixels)) : PixelDigest(straightening: pixels)
    }
  }

  /// Parses 32 hexadecimal digits, or returns nil.
  public init?(_ text: String) {
    guard text.utf8.count == 32, text.utf8.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }),
      let high = UInt64(text.prefix(16), radix: 16), let low = UInt64(text.suffix(16), radix: 16)
    else { return nil }
    self.high = high
    self.low = low
  }

  /// Computes the digest of bytes without converting them.
  package init(ofBytes bytes: UnsafeRawBufferPointer) {
    self.init(XXH3_128bits(bytes.baseAddress, bytes.count))
  }

  private init(_ hash: XXH128_hash_t) {
    high = hash.high64
    low = hash.low64
  }

  private init(straightening pixels: UnsafeBufferPointer<UInt32>) {
    guard let state = XXH3_createState() else { preconditionFailure("no memory for a hash state") }
    defer { XXH3_freeState(state) }
    XXH3_128bits_reset(state)
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 4096) { part in
      for start in stride(from: 0, to: pixels.count, by: part.count) {
        let source = UnsafeBufferPointer(rebasing: pixels[start..<min(start + part.count, pixels.count)])
        StraightAlpha.straighten(source, into: part)
        XXH3_128bits_update(state, part.baseAddress, source.count * 4)
      }
    }
    self.init(XXH3_128bits_digest(state))
  }
}

extension PixelDigest: CustomStringConvertible {
  public var description: String {
    func hex(_ half: UInt64) -> String {
      let digits = String(half, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }
    return hex(high) + hex(low)
  }
}
