extension RowDeflate {
  static let hashBits = 14

  /// Adds the runs of zeros in a filtered row.
  mutating func matchZeros(_ start: Int, _ end: Int) {
    let bytes = bytes
    let raw = UnsafeRawPointer(bytes)
    var p = start
    while p &+ 8 <= end && !block.isFull {
      if raw.loadUnaligned(fromByteOffset: p, as: UInt64.self) != 0 {
        p &+= 8
        continue
      }
      var first = p
      while first > start && first > block.covered && bytes[first &- 1] == 0 { first &-= 1 }
      p &+= 8
      while p &+ 8 <= end && raw.loadUnaligned(fromByteOffset: p, as: UInt64.self) == 0 { p &+= 8 }
      while p < end && bytes[p] == 0 { p &+= 1 }
      // The first zero is a literal, which the others repeat.
      block.add(matchAt: first &+ 1, length: p &- first &- 1, distance: 1)
    }
  }

  /// Adds matches in an unfiltered row: with the pixel to the left, with the row above, or at the last occurrence of
  /// the same two pixels. The longest wins; the cheaper distance breaks ties.
  mutating func match(_ start: Int, _ end: Int, _ pixelSize: Int, _ stride: Int, _ stream: inout ByteBuffer) {
    let raw = UnsafeRawPointer(bytes)
    let heads = heads
    let pairMask: UInt64 = pixelSize == 3 ? 0xFFFF_FFFF_FFFF : .max
    let canLookUp = start > stride && stride <= DeflateAlphabet.window
    var p = start
    while p &+ 2 &* pixelSize <= end {
      var best = 0
      var distance = 0
      if canLookUp {
        best = RowDeflate.matchLength(raw + p, raw + p - stride, end &- p)
        distance = stride
      }
      if p > start {
        // The pixel to the left is the cheaper neighbour: every 258 bytes from the row above cost ten bits more. A long
        // run is used even if the row above matches for longer.
        let n = RowDeflate.matchLength(raw + p, raw + p - pixelSize, end &- p)
        if n &+ 2 > best || (n > 256 && n &* 2 > best) { (best, distance) = (n, pixelSize) }
      }
      if best < 4 &* pixelSize {
        let pair = raw.loadUnaligned(fromByteOffset: p, as: UInt64.self).littleEndian & pairMask
        let slot = Int(truncatingIfNeeded: (pair &* 0x9E37_79B9_7F4A_7C15) &>> UInt64(64 &- RowDeflate.hashBits))
        let candidate = Int(heads[slot])
        heads[slot] = UInt32(truncatingIfNeeded: p)
        let d = p &- candidate
        if d > 0 && d <= DeflateAlphabet.window {
          let n = RowDeflate.matchLength(raw + p, raw + candidate, end &- p)
          if n >= 2 &* pixelSize && n > best { (best, distance) = (n, d) }
        }
      }
      if best < pixelSize {
        p &+= pixelSize
        continue
      }
      // Match whole pixels only, so that the next search starts at a pixel.
      let length = best &- best % pixelSize
      block.add(matchAt: p, length: length, distance: distance)
      p &+= length
      if block.isFull { flush(p, &stream) }
    }
  }

  /// Returns the number of equal bytes at two addresses, at most `limit`.
  @inline(__always)
  private static func matchLength(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ limit: Int) -> Int {
    var n = 0
    while n &+ 8 <= limit {
      let x = a.loadUnaligned(fromByteOffset: n, as: UInt64.self) ^ b.loadUnaligned(fromByteOffset: n, as: UInt64.self)
      if x != 0 { return n &+ x.littleEndian.trailingZeroBitCount &>> 3 }
      n &+= 8
      // Long matches are compared four words at a time.
      while n &+ 32 <= limit {
        let x = a.loadUnaligned(fromByteOffset: n, as: SIMD4<UInt64>.self)
        let y = b.loadUnaligned(fromByteOffset: n, as: SIMD4<UInt64>.self)
        let d = x ^ y
        if d.x | d.y | d.z | d.w != 0 { break }
        n &+= 32
      }
    }
    while n < limit {
      if a.load(fromByteOffset: n, as: UInt8.self) != b.load(fromByteOffset: n, as: UInt8.self) { break }
      n &+= 1
    }
    return n
  }
}
