#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Keeps other runs out of a folder while one writes to it. The system releases it if the run is killed.
package struct FolderLock: Sendable {
  private let descriptor: Int32
  private let claim: ShardClaim?

  /// Keeps writers out of a folder being read; other readers are allowed.
  ///
  /// - Throws: if a run is writing to the folder.
  package init(reading folder: String) throws(FileError) {
    descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    claim = nil
    if descriptor >= 0, flock(descriptor, LOCK_SH | LOCK_NB) != 0, errno == EWOULDBLOCK {
      close(descriptor)
      throw FolderLock.busy(folder)
    }
  }

  /// Waits for runs that use the folder, then keeps others out as the other initialisers do.
  ///
  /// - Parameter writes: true keeps readers out too.
  package init(waitingFor folder: String, writes: Bool) {
    descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    claim = nil
    // A file system without locks does not prevent it.
    if descriptor >= 0 { while flock(descriptor, writes ? LOCK_EX : LOCK_SH) != 0, errno == EINTR {} }
  }

  /// Keeps every other run out of a folder.
  ///
  /// - Throws: if another run is reading the folder or writing to it.
  package init(writing folder: String) throws(FileError) {
    do throws(FileError) { try self.init(folder) } catch {
      throw FileError(path: folder, reason: "another run is using this folder; wait until it is done")
    }
  }

  /// - Parameter claim: makes the claim of a shard, which admits other shards of its job; nil for a run that shares the
  ///   folder with nobody.
  /// - Throws: if another run holds the folder.
  init(_ folder: String, claim: (() throws(FileError) -> ShardClaim)? = nil) throws(FileError) {
    descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // A folder that cannot be opened for reading, or a file system without locks, does not prevent writing.
    if descriptor >= 0, flock(descriptor, (claim == nil ? LOCK_EX : LOCK_SH) | LOCK_NB) != 0, errno == EWOULDBLOCK {
      close(descriptor)
      throw FolderLock.busy(folder)
    }
    do throws(FileError) { self.claim = try claim?() } catch {
      if descriptor >= 0 { close(descriptor) }
      throw error
    }
  }

  package func release() {
    claim?.release()
    if descriptor >= 0 { close(descriptor) }
  }

  static func busy(_ folder: String) -> FileError {
    FileError(path: folder, reason: "another run is writing to this folder; give each its own, or wait")
  }
}
