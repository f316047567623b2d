/// Bytes that grow at the end and keep their memory when emptied.
///
/// An array would write zeros over room that a codec is about to fill.
struct ByteBuffer: ~Copyable {
  private var memory: UnsafeMutableRawBufferPointer
  private(set) var count = 0

  init(capacity: Int = 0) {
    memory = UnsafeMutableRawBufferPointer.allocate(byteCount: max(capacity, 64), alignment: 64)
  }

  deinit { memory.deallocate() }

  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: memory[0..<count]) }

  mutating func removeAll() { count = 0 }

  /// Makes room for at least `extra` bytes more.
  mutating func reserve(_ extra: Int) {
    let needed = count + extra
    guard needed > memory.count else { return }
    let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: max(needed, memory.count * 2), alignment: 64)
    larger.copyMemory(from: bytes)
    memory.deallocate()
    memory = larger
  }

  /// Lends room for `bound` bytes; `body` says how many it has filled.
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
