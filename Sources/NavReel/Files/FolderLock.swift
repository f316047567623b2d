#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Keeps other runs out of a folder while one writes to it. The system takes it away from a run that is killed.
struct FolderLock: Sendable {
  private let descriptor: Int32

  /// - Parameter isShared: true lets others that share in.
  /// - Throws: when another run holds the folder.
  init(_ folder: String, isShared: Bool) throws(FileError) {
    descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // A folder that cannot be opened for reading, or a file system without locks, is no obstacle to writing.
    guard descriptor >= 0 else { return }
    if flock(descriptor, (isShared ? LOCK_SH : LOCK_EX) | LOCK_NB) != 0 && errno == EWOULDBLOCK {
      close(descriptor)
      throw FileError(path: folder, reason: "another run is writing to this folder; give each its own, or wait")
    }
  }

  func release() {
    if descriptor >= 0 { close(descriptor) }
  }
}
