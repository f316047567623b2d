/// Exact conversion between premultiplied and straight pixels, with R in the lowest byte.
///
/// Converting to straight and back returns all 32,896 pairs of colour ≤ alpha unchanged.
enum StraightAlpha {
  /// The reciprocals ceil(2^24 / a): (n · reciprocal) >> 24 is n / a rounded down for n < 2^16.
  static let reciprocals: [UInt32] = (0..<256).map { (a: UInt32) -> UInt32 in
    a == 0 ? 0 : ((1 << 24) + a - 1) / a
  }

  /// Returns the straight pixel, each colour round(255·c / a), half up; a clear pixel is 0. Reference implementation.
  static func plainStraight(_ pixel: UInt32) -> UInt32 {
    let a = pixel >> 24
    if a == 0 { return 0 }
    func component(_ c: UInt32) -> UInt32 { min(255, (c * 255 + a / 2) / a) }
    return component(pixel & 0xFF) | component(pixel >> 8 & 0xFF) << 8 | component(pixel >> 16 & 0xFF) << 16 | a << 24
  }

  /// Returns the premultiplied pixel, each colour round(c·a / 255). Reference implementation.
  static func plainPremultiplied(_ pixel: UInt32) -> UInt32 {
    let a = pixel >> 24
    func component(_ c: UInt32) -> UInt32 { (c * a * 2 + 255) / 510 }
    return component(pixel & 0xFF) | component(pixel >> 8 & 0xFF) << 8 | component(pixel >> 16 & 0xFF) << 16 | a << 24
  }

  /// Does the same as ``plainStraight(_:)`` without a division.
  @inline(__always)
  static func straight(_ pixel: UInt32, _ reciprocals: UnsafePointer<UInt32>) -> UInt32 {
    let a = pixel &>> 24
    if a == 255 { return pixel }
    if a == 0 { return 0 }
    let m = UInt64(reciprocals[Int(a)])
    let half = UInt64(a &>> 1)
    func component(_ c: UInt32) -> UInt32 {
      min(255, UInt32(truncatingIfNeeded: ((UInt64(c) &* 255 &+ half) &* m) &>> 24))
    }
    return component(pixel & 0xFF) | component(pixel &>> 8 & 0xFF) &<< 8
      | component(pixel &>> 16 & 0xFF) &<< 16 | a &<< 24
  }

  /// Does the same as ``plainPremultiplied(_:)``, two components at a time.
  @inline(__always)
  static func premultiplied(_ pixel: UInt32) -> UInt32 {
    let a = pixel &>> 24
    var rb = (pixel & 0xFF00FF) &* a &+ 0x80_0080
    rb = ((rb &+ ((rb &>> 8) & 0xFF00FF)) &>> 8) & 0xFF00FF
    var g = ((pixel &>> 8) & 0xFF) &* a &+ 0x80
    g = ((g &+ (g &>> 8)) &>> 8) & 0xFF
    return rb | g &<< 8 | a &<< 24
  }

  /// Writes the straight form of `source` to `target`, which must have at least as many pixels.
  static func straighten(_ source: UnsafeBufferPointer<UInt32>, into target: UnsafeMutableBufferPointer<UInt32>) {
    precondition(source.count <= target.count, "the target holds as many pixels as the source")
    reciprocals.withUnsafeBufferPointer { table in
      guard let table = table.baseAddress else { return }
      for i in 0..<source.count { target[i] = straight(source[i], table) }
    }
  }
}
