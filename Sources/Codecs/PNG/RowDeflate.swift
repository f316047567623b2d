import Drawing

/// Compresses the rows of a screen picture as fast as they can be read.
///
/// A screen is flat runs, rows that repeat the row above, words, and photographs. The first three are rows of filter
/// none, searched for matches pixel by pixel; a photograph's rows are filtered, and of those only runs of zeros are
/// matched, because grain repeats nowhere. Blocks are cut where the kind of row changes, so that each kind has codes
/// of its own.
final class RowDeflate {
  private static let hashBits = 14

  private let heads = UnsafeMutablePointer<UInt32>.allocate(capacity: 1 << RowDeflate.hashBits)
  private var block = DeflateBlock()
  private var rows = ByteBuffer()
  private var packed = ByteBuffer()

  deinit { heads.deallocate() }

  /// Appends the zlib stream of a pixmap's rows, 3 bytes a pixel when opaque and 4 otherwise.
  func append(_ pixmap: Pixmap, isOpaque: Bool, to stream: inout ByteBuffer) {
    let (width, height) = (pixmap.width, pixmap.height)
    let pixelSize = isOpaque ? 3 : 4
    let length = width * pixelSize
    let stride = length + 1
    heads.update(repeating: 0, count: 1 << RowDeflate.hashBits)
    // Matches are compared eight bytes at a time, past the end too.
    rows.removeAll()
    rows.reserve(stride * height + 16)
    packed.removeAll()
    packed.reserve(2 * (length + 16))

    stream.append([0x78, 0x01])
    var adler: UInt32 = 1
    pixmap.withPixels { pixels in
      rows.append(upTo: stride * height) { room in
        packed.append(upTo: 2 * (length + 16)) { pair in
          pair.initializeMemory(as: UInt8.self, repeating: 0)
          compress(pixels, width, height, pixelSize, room, pair, &stream, &adler)
          return pair.count
        }
        return room.count
      }
    }
    stream.append(bigEndian: adler)
  }

  private func compress(
    _ pixels: UnsafeBufferPointer<UInt32>, _ width: Int, _ height: Int, _ pixelSize: Int,
    _ room: UnsafeMutableRawBufferPointer, _ pair: UnsafeMutableRawBufferPointer, _ stream: inout ByteBuffer,
    _ adler: inout UInt32
  ) {
    guard let out = room.bindMemory(to: UInt8.self).baseAddress,
      let lines = pair.bindMemory(to: UInt8.self).baseAddress, let source = pixels.baseAddress
    else { return }
    let length = width * pixelSize
    let stride = length + 1
    var above = lines + 8
    var row = above + length + 8
    var bits = BitWriter(UnsafeMutableRawPointer(out))
    var isMatching = true
    block.begin(at: 0)

    for y in 0..<height {
      let at = y * stride
      let line = source + y * width
      let filter: RowFilter
      if y > 0 && RowDeflate.isEqual(line, line - width, width) {
        // The row above again: all of it where that is stored as it is, zeros otherwise.
        if isMatching {
          (out + at).update(from: out + at - stride, count: stride)
          block.add(matchAt: at, length: stride, distance: stride)
          if block.isFull { flush(out, at + stride, false, &bits, &stream, &adler) }
          continue
        }
        out[at] = RowFilter.up.rawValue
        (out + at + 1).update(repeating: 0, count: length)
        matchZeros(out, at + 1, at + stride)
        if block.isFull { flush(out, at + stride, false, &bits, &stream, &adler) }
        continue
      }
      PixelPacking.pack(UnsafeBufferPointer(start: line, count: width), isOpaque: pixelSize == 3, into: row)
      filter = FilterChoice.filter(line, y > 0 ? line - width : nil, width, row, above, pixelSize, wasPlain: isMatching)
      let matches = filter == .none
      if matches != isMatching {
        if at - block.start > 8192 { flush(out, at, false, &bits, &stream, &adler) }
        isMatching = matches
      }
      out[at] = filter.rawValue
      filter.apply(row, above, length, pixelSize, out + at + 1)
      if matches {
        match(out, at + 1, at + stride, pixelSize, stride, &bits, &stream, &adler)
      } else {
        matchZeros(out, at + 1, at + stride)
      }
      if block.isFull || at + stride - block.start > (matches ? 1 << 20 : 1 << 17) {
        flush(out, at + stride, false, &bits, &stream, &adler)
      }
      swap(&row, &above)
    }
    flush(out, height * stride, true, &bits, &stream, &adler)
  }

  private func flush(
    _ input: UnsafeMutablePointer<UInt8>, _ end: Int, _ isLast: Bool, _ bits: inout BitWriter,
    _ stream: inout ByteBuffer, _ adler: inout UInt32
  ) {
    let count = end - block.start
    adler = LibDeflate.adler32(adler, UnsafeRawBufferPointer(start: input + block.start, count: count))
    stream.append(upTo: DeflateBlock.bound(count)) { room in
      guard let start = room.baseAddress else { return 0 }
      bits.move(to: start)
      block.write(UnsafePointer(input), upTo: end, isLast: isLast, to: &bits)
      if isLast { bits.finish() }
      return bits.next - start
    }
  }

  /// Runs of zeros in a filtered row.
  private func matchZeros(_ out: UnsafeMutablePointer<UInt8>, _ start: Int, _ end: Int) {
    let raw = UnsafeRawPointer(out)
    var p = start
    while p &+ 8 <= end {
      if raw.loadUnaligned(fromByteOffset: p, as: UInt64.self) != 0 {
        p &+= 8
        continue
      }
      var first = p
      while first > start && first > block.covered && out[first &- 1] == 0 { first &-= 1 }
      p &+= 8
      while p &+ 8 <= end && raw.loadUnaligned(fromByteOffset: p, as: UInt64.self) == 0 { p &+= 8 }
      while p < end && out[p] == 0 { p &+= 1 }
      // The first zero is a literal, which the others repeat.
      if p &- first >= 8 { block.add(matchAt: first &+ 1, length: p &- first &- 1, distance: 1) }
      if block.isFull { return }
    }
  }

  /// Matches in a row that is stored as it is: with the pixel to the left, the row above, or where the same two pixels
  /// were seen last.
  private func match(
    _ out: UnsafeMutablePointer<UInt8>, _ start: Int, _ end: Int, _ pixelSize: Int, _ stride: Int,
    _ bits: inout BitWriter, _ stream: inout ByteBuffer, _ adler: inout UInt32
  ) {
    let raw = UnsafeRawPointer(out)
    let heads = heads
    let pairMask: UInt64 = pixelSize == 3 ? 0xFFFF_FFFF_FFFF : .max
    let canLookUp = start > stride && stride <= DeflateAlphabet.window
    var p = start
    while p &+ 2 &* pixelSize <= end {
      let here = raw.loadUnaligned(fromByteOffset: p, as: UInt64.self)
      var best = 0
      var distance = 0
      if canLookUp {
        let n = RowDeflate.matchLength(raw + p, raw + p - stride, end &- p)
        if n >= pixelSize {
          best = n
          distance = stride
        }
      }
      if p > start {
        let n = RowDeflate.matchLength(raw + p, raw + p - pixelSize, end &- p)
        if n > best && n >= pixelSize {
          best = n
          distance = pixelSize
        }
      }
      if best < 4 &* pixelSize {
        let slot = Int(truncatingIfNeeded: ((here & pairMask) &* 0x9E37_79B9_7F4A_7C15) &>> UInt64(64 - RowDeflate.hashBits))
        let candidate = Int(heads[slot])
        heads[slot] = UInt32(truncatingIfNeeded: p)
        let d = p &- candidate
        if d > 0 && d <= DeflateAlphabet.window {
          let n = RowDeflate.matchLength(raw + p, raw + candidate, end &- p)
          if n >= 2 &* pixelSize && n > best {
            best = n
            distance = d
          }
        }
      }
      if best >= pixelSize {
        // Whole pixels only, so that the next search stands on one; the end of the row is one.
        let length = best &- best % pixelSize
        block.add(matchAt: p, length: length, distance: distance)
        p &+= length
        if block.isFull { flush(out, p, false, &bits, &stream, &adler) }
      } else {
        p &+= pixelSize
      }
    }
  }

  /// Equal bytes at two places, at most `limit`.
  @inline(__always)
  private static func matchLength(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ limit: Int) -> Int {
    var n = 0
    while n &+ 8 <= limit {
      let x = a.loadUnaligned(fromByteOffset: n, as: UInt64.self) ^ b.loadUnaligned(fromByteOffset: n, as: UInt64.self)
      if x != 0 { return n &+ x.littleEndian.trailingZeroBitCount &>> 3 }
      n &+= 8
    }
    while n < limit && a.load(fromByteOffset: n, as: UInt8.self) == b.load(fromByteOffset: n, as: UInt8.self) { n &+= 1 }
    return n
  }

  /// Compares two rows of pixels.
  private static func isEqual(_ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>, _ count: Int) -> Bool {
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
