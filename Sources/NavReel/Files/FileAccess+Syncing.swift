#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension FileAccess {
  /// Returns true if the system accepted what was written: closing reports errors that writing does not, such as
  /// exceeding a quota on a network disk. The descriptor and its lock stay open.
  static func isHandedOver(_ descriptor: Int32) -> Bool {
    let copy = dup(descriptor)
    return copy >= 0 && close(copy) == 0
  }

  /// Returns true if what was written is on the disk, as far as the system knows.
  static func isOnDisk(_ descriptor: Int32) -> Bool { isSynced(descriptor) && isHandedOver(descriptor) }

  /// Waits until a file, or the names in a folder, are on the disk.
  package static func sync(_ path: String) throws(FileError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      // A folder may be writable but not readable.
      if errno == EACCES { return }
      throw failure(path)
    }
    defer { close(descriptor) }
    guard isSynced(descriptor) else { throw failure(path) }
  }

  private static func isSynced(_ descriptor: Int32) -> Bool {
    // A file system without fsync has nothing to wait for.
    retrying { Int(fsync(descriptor)) } == 0 || [EINVAL, ENOTSUP, EROFS].contains(errno)
  }
}
