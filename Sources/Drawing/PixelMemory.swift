#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Memory for the pixels of a picture.
///
/// Touching new memory costs more than drawing on it: the system clears and maps 4 KiB at a time. For large pictures,
/// Linux is asked for pages of 2 MiB, which it may refuse; other systems use ordinary memory.
enum PixelMemory {
  private static let largePage = 2 << 20

  /// The smallest size for large pages; below it, rounding up would waste too much.
  private static let leastLarge = 2 * largePage

  /// Returns uninitialized memory, to be freed with `deallocate()`.
  static func allocate(_ byteCount: Int) -> UnsafeMutableRawPointer {
    guard byteCount >= leastLarge else {
      // Rows are read with vector loads; 64 bytes is a cache line.
      return .allocate(byteCount: byteCount, alignment: 64)
    }
    let whole = rounded(byteCount)
    let memory = UnsafeMutableRawPointer.allocate(byteCount: whole, alignment: largePage)
    #if os(Linux)
      // This is only a hint: small pages serve if it is refused.
      _ = madvise(memory, whole, MADV_HUGEPAGE)
    #endif
    return memory
  }

  /// Returns the most address space that memory of this length takes, in bytes, including alignment gaps.
  static func footprint(_ byteCount: Int) -> Int {
    byteCount < leastLarge ? byteCount + 64 : rounded(byteCount) + largePage
  }

  private static func rounded(_ byteCount: Int) -> Int { (byteCount + largePage - 1) / largePage * largePage }
}

extension Pixmap {
  /// Returns the most address space that pixmaps of one size take, in bytes.
  package static func footprint(of count: Int, width: Int, height: Int) -> Int {
    count * PixelMemory.footprint(width * height * 4)
  }

  /// Returns true if the system has room for this many bytes of memory: allocates them and frees them untouched.
  ///
  /// Running out of memory for a pixmap ends the process, so check before you draw many.
  package static func isRoom(for byteCount: Int) -> Bool {
    // A compiler may remove a `malloc` whose memory is freed unused.
    let length = max(1, byteCount)
    guard let memory = mmap(nil, length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
      memory != MAP_FAILED
    else { return false }
    munmap(memory, length)
    return true
  }
}
