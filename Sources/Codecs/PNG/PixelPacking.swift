/// Packs pixels into the straight bytes of a PNG row.
enum PixelPacking {
  /// Writes 3 bytes per pixel if `isOpaque`, otherwise 4.
  ///
  /// - Parameter isStraight: True for pixels that are not premultiplied.
  /// - Returns: the bitwise AND of all pixels: at least 0xFF000000 if all are opaque.
  @discardableResult
  static func pack(
    _ source: UnsafeBufferPointer<UInt32>, isOpaque: Bool, isStraight: Bool = false,
    into row: UnsafeMutablePointer<UInt8>
  ) -> UInt32 {
    isOpaque ? packRGB(source, into: row) : isStraight ? copy(source, into: row) : packRGBA(source, into: row)
  }

  private static func copy(_ source: UnsafeBufferPointer<UInt32>, into row: UnsafeMutablePointer<UInt8>) -> UInt32 {
    var all = UInt32.max
    let raw = UnsafeMutableRawPointer(row)
    for i in 0..<source.count {
      all &= source[i]
      raw.storeBytes(of: source[i].littleEndian, toByteOffset: 4 &* i, as: UInt32.self)
    }
    return all
  }

  static func plainRGB(_ source: UnsafeBufferPointer<UInt32>, into row: UnsafeMutablePointer<UInt8>) -> UInt32 {
    var all = UInt32.max
    for (i, pixel) in source.enumerated() {
      all &= pixel
      row[3 * i] = UInt8(truncatingIfNeeded: pixel)
      row[3 * i + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
      row[3 * i + 2] = UInt8(truncatingIfNeeded: pixel >> 16)
    }
    return all
  }

  /// Does the same as ``plainRGB(_:into:)`` faster: four pixels make three words.
  static func packRGB(_ source: UnsafeBufferPointer<UInt32>, into row: UnsafeMutablePointer<UInt8>) -> UInt32 {
    guard let pixels = source.baseAddress else { return .max }
    var all = UInt32.max
    let raw = UnsafeMutableRawPointer(row)
    let whole = source.count & ~3
    var i = 0
    while i < whole {
      let (p, q, r, s) = (pixels[i], pixels[i &+ 1], pixels[i &+ 2], pixels[i &+ 3])
      all &= p & q & r & s
      let at = raw + 3 &* i
      at.storeBytes(of: (p & 0xFF_FFFF | q &<< 24).littleEndian, as: UInt32.self)
      at.storeBytes(of: (q &>> 8 & 0xFFFF | r &<< 16).littleEndian, toByteOffset: 4, as: UInt32.self)
      at.storeBytes(of: (r &>> 16 & 0xFF | s &<< 8).littleEndian, toByteOffset: 8, as: UInt32.self)
      i &+= 4
    }
    return all & plainRGB(UnsafeBufferPointer(rebasing: source[whole...]), into: row + 3 * whole)
  }

  private static func packRGBA(_ source: UnsafeBufferPointer<UInt32>, into row: UnsafeMutablePointer<UInt8>) -> UInt32 {
    var all = UInt32.max
    StraightAlpha.reciprocals.withUnsafeBufferPointer { table in
      guard let table = table.baseAddress else { return }
      let raw = UnsafeMutableRawPointer(row)
      for i in 0..<source.count {
        all &= source[i]
        let pixel = StraightAlpha.straight(source[i], table)
        raw.storeBytes(of: pixel.littleEndian, toByteOffset: 4 &* i, as: UInt32.self)
      }
    }
    return all
  }

  /// Returns true if two rows of pixels are equal.
  static func isEqual(_ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>, _ count: Int) -> Bool {
    let (p, q) = (UnsafeRawPointer(a), UnsafeRawPointer(b))
    let bytes = count &* 4
    var i = 0
    while i &+ 32 <= bytes {
      let x = p.loadUnaligned(fromByteOffset: i, as: SIMD4<UInt64>.self)
      let y = q.loadUnaligned(fromByteOffset: i, as: SIMD4<UInt64>.self)
      let d = x ^ y
      if d.x | d.y | d.z | d.w != 0 { return false }
      i &+= 32
    }
    while i < bytes {
      if p.load(fromByteOffset: i, as: UInt32.self) != q.load(fromByteOffset: i, as: UInt32.self) { return false }
      i &+= 4
    }
    return true
  }
}
