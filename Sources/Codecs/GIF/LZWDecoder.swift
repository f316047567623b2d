/// Reads the codes of a GIF's image data.
struct LZWDecoder: ~Copyable {
  /// A reason why data cannot be decoded.
  enum Failure: Error {
    case codeBeforeItsString
    case endsEarly
  }

  /// For each code: the code of all indices except the last, the last index, the first one, and the number of indices.
  private let prefixes = Scratch<UInt16>(4096)
  private let lasts = Scratch<UInt8>(4096)
  private let firsts = Scratch<UInt8>(4096)
  private let lengths = Scratch<Int32>(4096)

  /// Fills `indices`; ignores further data.
  ///
  /// - Parameters:
  ///   - data: The data, without the marks of sub-blocks.
  ///   - bits: The number of bits in an index, 1…11.
  func decode(
    _ data: UnsafeBufferPointer<UInt8>, bits: Int, into indices: UnsafeMutableBufferPointer<UInt8>
  ) throws(Failure) {
    let clear = 1 << bits
    for code in 0..<clear {
      (lasts[code], firsts[code], lengths[code]) = (UInt8(code & 255), UInt8(code & 255), 1)
    }
    var (next, width) = (clear + 2, bits + 1)
    var (pending, pendingCount) = (UInt32(0), 0)
    var previous = -1
    var (at, filled) = (0, 0)
    while filled < indices.count {
      while pendingCount < width {
        if at == data.count { throw .endsEarly }
        pending |= UInt32(data[at]) << UInt32(pendingCount)
        pendingCount += 8
        at += 1
      }
      let code = Int(pending) & (1 << width - 1)
      pending >>= UInt32(width)
      pendingCount -= width
      if code == clear {
        (next, width, previous) = (clear + 2, bits + 1, -1)
        continue
      }
      if code == clear + 1 { throw .endsEarly }
      if previous < 0 {
        if code > clear { throw .codeBeforeItsString }
      } else {
        if code > next || (code == next && next == 4096) { throw .codeBeforeItsString }
        if next < 4096 {
          prefixes[next] = UInt16(previous)
          firsts[next] = firsts[previous]
          lengths[next] = lengths[previous] + 1
          lasts[next] = code == next ? firsts[previous] : firsts[code]
          next += 1
          if next == 1 << width && width < 12 { width += 1 }
        }
      }
      filled += write(code, indices, filled)
      previous = code
    }
  }

  /// Writes a string from its end, and returns how much of it fits.
  private func write(_ code: Int, _ indices: UnsafeMutableBufferPointer<UInt8>, _ start: Int) -> Int {
    let length = Int(lengths[code])
    let room = min(length, indices.count - start)
    var code = code
    for i in stride(from: length - 1, through: 0, by: -1) {
      if i < room { indices[start + i] = lasts[code] }
      code = Int(prefixes[code])
      if i == 0 { break }
    }
    return room
  }
}
