#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension FileAccess {
  /// True when the system has taken what was written to a descriptor: a close tells what a write has not, as a quota on
  /// a network's disk. The descriptor stays open, and its lock.
  static func isHandedOver(_ descriptor: Int32) -> Bool {
    let copy = dup(descriptor)
    return copy >= 0 && close(copy) == 0
  }

  /// True when what was written to a descriptor is on the disk, as far as its system can tell.
  static func isOnDisk(_ descriptor: Int32) -> Bool { isSynced(descriptor) && isHandedOver(descriptor) }

  /// Waits until a file, or the names in a folder, are on the disk.
  package static func sync(_ path: String) throws(FileError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      // A folder may be open to writing and not to reading.
      if errno == EACCES { return }
      throw failure(path)
    }
    defer { close(descriptor) }
    guard isSynced(descriptor) else { throw failure(path) }
  }

  private static func isSynced(_ descriptor: Int32) -> Bool {
    // A file system that knows no such thing has none to wait for.
    retrying { Int(fsync(descriptor)) } == 0 || [EINVAL, ENOTSUP, EROFS].contains(errno)
  }
}
