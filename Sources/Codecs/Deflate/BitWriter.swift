/// Packs bits, lowest first, into bytes. The caller sees to it that there is room, 8 bytes more than is written.
struct BitWriter {
  /// The place of the next whole byte.
  private(set) var next: UnsafeMutableRawPointer
  private var bits: UInt64 = 0
  private var count: UInt64 = 0

  init(_ start: UnsafeMutableRawPointer) { next = start }

  /// Goes on elsewhere: the bits that do not make a byte yet are taken along.
  mutating func move(to start: UnsafeMutableRawPointer) { next = start }

  /// Adds the `size` low bits of `value`, whose other bits are zero. At most 56 between two calls of ``flush()``.
  @inline(__always)
  mutating func put(_ value: UInt64, _ size: UInt64) {
    bits |= value &<< count
    count &+= size
  }

  /// Stores the whole bytes gathered so far; at most 7 bits stay.
  @inline(__always)
  mutating func flush() {
    next.storeBytes(of: bits.littleEndian, as: UInt64.self)
    next += Int(truncatingIfNeeded: count &>> 3)
    bits = bits &>> (count & ~7)
    count &= 7
  }

  /// Fills the last byte with zeros and stores it.
  mutating func finish() {
    count = (count + 7) & ~7
    flush()
  }
}
