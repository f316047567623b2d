#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A hidden file that names a shard's job while its frames are drawn.
///
/// Shards of one job share a folder, and a shard writes its description only at its end. Until then this file, locked
/// by the run, keeps out shards of another job and a second run of the same shard. If two start at the same moment, at
/// least one sees the other.
struct ShardClaim: Sendable {
  private let path: String
  private let descriptor: Int32

  /// - Parameters:
  ///   - folder: an existing folder.
  ///   - job: a number equal for the shards that may share the folder.
  ///   - part: this shard's number.
  /// - Throws: if a shard of another job, or the same one, is being drawn.
  init(_ folder: String, job: UInt64, part: Int) throws(FileError) {
    let own = ShardClaim.prefix(job)
    path = FilePath.join(folder, own + String(part))
    descriptor = try ShardClaim.take(path, in: folder)
    do throws(FileError) {
      for name in try FileAccess.names(in: folder) where ShardClaim.isClaim(name) && !name.hasPrefix(own) {
        guard FileAccess.removeIfAbandoned(FilePath.join(folder, name)) else { throw FolderLock.busy(folder) }
      }
    } catch {
      release()
      throw error
    }
  }

  func release() {
    unlink(path)
    close(descriptor)
  }

  /// Returns true for the name of a claim, held or abandoned.
  static func isClaim(_ name: String) -> Bool {
    guard name.hasPrefix(start) else { return false }
    let parts = name.dropFirst(start.count).split(separator: "-", omittingEmptySubsequences: false)
    return parts.count == 2 && parts[0].count == 16 && UInt64(parts[0], radix: 16) != nil && Int(parts[1]) != nil
  }

  private static let start = ".navreel-shard-"

  private static func prefix(_ job: UInt64) -> String {
    let digits = String(job, radix: 16)
    return start + String(repeating: "0", count: 16 - digits.count) + digits + "-"
  }

  private static func take(_ path: String, in folder: String) throws(FileError) -> Int32 {
    for _ in 0..<1000 {
      let descriptor = open(path, O_RDONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o666)
      guard descriptor >= 0 else { throw FileAccess.failure(path) }
      let isBusy = flock(descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
      var status = stat()
      // Another run may have removed it as abandoned before it was locked.
      let isThere = fstat(descriptor, &status) != 0 || status.st_nlink > 0
      if isThere && !isBusy { return descriptor }
      close(descriptor)
      if isThere { throw FolderLock.busy(folder) }
    }
    throw FolderLock.busy(folder)
  }
}
