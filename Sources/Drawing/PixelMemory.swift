#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Memory for the pixels of a picture.
///
/// Touching new memory costs more than drawing on it: the system clears and maps 4 KiB at a time. Large pictures ask
/// for pages of 2 MiB, which Linux gives where it may; elsewhere they are as any other memory.
enum PixelMemory {
  private static let largePage = 2 << 20

  /// Below, what rounding up to whole large pages wastes would be too great a part.
  private static let leastLarge = 2 * largePage

  /// Returns memory that nothing has been written to, to be given back with `deallocate()`.
  static func allocate(_ byteCount: Int) -> UnsafeMutableRawPointer {
    guard byteCount >= leastLarge else {
      // Rows are read with vector loads; 64 bytes is a cache line.
      return .allocate(byteCount: byteCount, alignment: 64)
    }
    let whole = rounded(byteCount)
    let memory = UnsafeMutableRawPointer.allocate(byteCount: whole, alignment: largePage)
    #if os(Linux)
      // A wish: where it is refused, small pages serve.
      _ = madvise(memory, whole, MADV_HUGEPAGE)
    #endif
    return memory
  }

  /// Bytes of addresses that memory of that length takes at most, with those that its alignment leaves unused.
  static func footprint(_ byteCount: Int) -> Int {
    byteCount < leastLarge ? byteCount + 64 : rounded(byteCount) + largePage
  }

  private static func rounded(_ byteCount: Int) -> Int { (byteCount + largePage - 1) / largePage * largePage }
}

extension Pixmap {
  /// Bytes of addresses that pixmaps of one size take at most.
  package static func footprint(of count: Int, width: Int, height: Int) -> Int {
    count * PixelMemory.footprint(width * height * 4)
  }

  /// True when the system gives so many bytes of memory: they are asked for, and given back untouched.
  ///
  /// Returns true if there is room for the bytes. A pixmap that gets no memory ends the process, so ask before you draw
  /// many.
  package static func isRoom(for byteCount: Int) -> Bool {
    // Not by malloc: a compiler leaves out what is given back unused.
    let length = max(1, byteCount)
    guard let memory = mmap(nil, length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
      memory != MAP_FAILED
    else { return false }
    munmap(memory, length)
    return true
  }
}
