/// Writes the codes of an LZW stream, starting with the lowest bit, in the width that readers expect.
struct LZWCodes {
  private let bits: Int
  private var bytes: [UInt8] = []
  private var pending: UInt64 = 0
  private var pendingCount = 0
  private var width: Int

  /// The code for the next string.
  private var next: Int

  /// - Parameter bits: The number of bits in an index, 2…8.
  init(bits: Int, capacity: Int) {
    self.bits = bits
    bytes.reserveCapacity(capacity / 2 + 16)
    width = bits + 1
    next = 1 << bits + 2
    put(1 << bits)
  }

  /// Writes a code and returns the code for a new string, or nil if all are used: the codes then start again, and the
  /// table must too. Continuing with the full table until it fits badly made the reference reel 1 to 12 % larger.
  @inline(__always)
  mutating func write(_ code: Int) -> Int? {
    put(code)
    if next < 4096 {
      if next == 1 &<< width { width &+= 1 }
      next &+= 1
      return next &- 1
    }
    put(1 &<< bits)
    width = bits &+ 1
    next = 1 &<< bits &+ 2
    return nil
  }

  @inline(__always)
  private mutating func put(_ code: Int) {
    pending |= UInt64(truncatingIfNeeded: code) &<< UInt64(truncatingIfNeeded: pendingCount)
    pendingCount &+= width
    while pendingCount >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending &>>= 8
      pendingCount &-= 8
    }
  }

  /// Returns the image data of the file: the number of bits in an index, sub-blocks of at most 255 bytes, an empty one.
  mutating func finish() -> [UInt8] {
    put(1 << bits + 1)
    if pendingCount > 0 { bytes.append(UInt8(truncatingIfNeeded: pending)) }
    var data = [UInt8(bits)]
    data.reserveCapacity(bytes.count + bytes.count / 255 + 3)
    var at = 0
    while at < bytes.count {
      let end = min(at + 255, bytes.count)
      data.append(UInt8(end - at))
      data += bytes[at..<end]
      at = end
    }
    data.append(0)
    return data
  }
}
