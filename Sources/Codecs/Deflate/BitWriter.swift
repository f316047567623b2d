/// Packs bits into bytes, lowest first. The memory must have room for 8 bytes more than is written.
struct BitWriter {
  /// The address of the next whole byte.
  private(set) var next: UnsafeMutableRawPointer
  private var bits: UInt64 = 0
  private var count: UInt64 = 0

  init(_ start: UnsafeMutableRawPointer) { next = start }

  /// Continues at another address, taking along the bits that do not fill a byte yet.
  mutating func move(to start: UnsafeMutableRawPointer) { next = start }

  /// Adds the `size` low bits of `value`, whose other bits are zero. At most 56 bits between two calls of ``flush()``.
  @inline(__always)
  mutating func put(_ value: UInt64, _ size: UInt64) {
    bits |= value &<< count
    count &+= size
  }

  /// Stores the whole bytes gathered so far; at most 7 bits remain.
  @inline(__always)
  mutating func flush() {
    next.storeBytes(of: bits.littleEndian, as: UInt64.self)
    next += Int(truncatingIfNeeded: count &>> 3)
    bits = bits &>> (count & ~7)
    count &= 7
  }

  /// Pads the last byte with zeros and stores it.
  mutating func finish() {
    count = (count + 7) & ~7
    flush()
  }
}
