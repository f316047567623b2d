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
    let whole = (byteCount + largePage - 1) / largePage * largePage
    let memory = UnsafeMutableRawPointer.allocate(byteCount: whole, alignment: largePage)
    #if os(Linux)
      // A wish: where it is refused, small pages serve.
      _ = madvise(memory, whole, MADV_HUGEPAGE)
    #endif
    return memory
  }
}

extension Pixmap {
  /// True when the system gives the memory of some pixmaps of one size: it is asked for, and given back untouched.
  ///
  /// Where memory is limited, a pixmap that gets none ends the process; whoever is about to draw many asks before.
  package static func isRoom(for count: Int, width: Int, height: Int) -> Bool {
    guard let memory = malloc(max(1, count * width * height * 4)) else { return false }
    free(memory)
    return true
  }
}
