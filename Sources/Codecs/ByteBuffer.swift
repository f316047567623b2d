/// A growing buffer of bytes that keeps its memory when emptied.
///
/// An array would fill memory with zeros that a codec is about to overwrite.
struct ByteBuffer: ~Copyable {
  private var memory: UnsafeMutableRawBufferPointer
  private(set) var count = 0

  init(capacity: Int = 0) {
    memory = UnsafeMutableRawBufferPointer.allocate(byteCount: max(capacity, 64), alignment: 64)
  }

  deinit { memory.deallocate() }

  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: memory[0..<count]) }

  mutating func removeAll() { count = 0 }

  /// Reserves memory for at least `extra` more bytes.
  mutating func reserve(_ extra: Int) {
    let needed = count + extra
    guard needed > memory.count else { return }
    let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: max(needed, memory.count * 2), alignment: 64)
    larger.copyMemory(from: bytes)
    memory.deallocate()
    memory = larger
  }

  /// Lends memory for `bound` bytes; `body` returns the number of bytes it has written.
  mutating func append(upTo bound: Int, _ body: (UnsafeMutableRawBufferPointer) -> Int) {
    reserve(bound)
    let filled = body(UnsafeMutableRawBufferPointer(rebasing: memory[count..<count + bound]))
    precondition(filled >= 0 && filled <= bound, "a codec stays within the room it asked for")
    count += filled
  }

  mutating func append(_ more: UnsafeRawBufferPointer) {
    append(upTo: more.count) { room in
      room.copyMemory(from: more)
      return more.count
    }
  }

  mutating func append(_ more: [UInt8]) { more.withUnsafeBytes { append($0) } }

  mutating func append(bigEndian value: UInt32) {
    withUnsafeBytes(of: value.bigEndian) { append($0) }
  }
}
