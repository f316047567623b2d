#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension FileAccess {
  /// Removes a folder that holds nothing; any other is left.
  package static func removeIfEmpty(_ folder: String) throws(FileError) {
    guard rmdir(folder) != 0, ![ENOTEMPTY, EEXIST, ENOENT].contains(errno) else { return }
    throw failure(folder)
  }

  /// Removes a file, or a folder with all that is in it; links are not followed, and what is not there is fine.
  package static func removeAll(_ path: String) throws(FileError) {
    guard isFolder(path), !isLink(path) else { return try remove(path) }
    for name in try names(in: path) { try removeAll(FilePath.join(path, name)) }
    try removeIfEmpty(path)
  }

  /// Removes a file; one that is not there is fine.
  package static func remove(_ path: String) throws(FileError) {
    if unlink(path) != 0 && errno != ENOENT { throw failure(path) }
  }

  /// Gives a file another name on the same disk, in place of what had it.
  package static func move(_ path: String, to name: String) throws(FileError) {
    if rename(path, name) != 0 { throw failure(name) }
  }

  /// Returns the target of a symbolic link, whether it leads anywhere or not; nil for anything else.
  package static func target(ofLink path: String) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &bytes, Int(PATH_MAX))
    return count > 0 ? String(validating: bytes.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self) : nil
  }

  /// Removes a file whose writer is gone: nobody holds its lock. False when somebody does.
  @discardableResult
  package static func removeIfAbandoned(_ path: String) -> Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return true }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, refusal(status) == nil else { return true }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return errno != EWOULDBLOCK }
    unlink(path)
    return true
  }

  /// Removes the temporary files that killed runs left in a folder, if it can be listed: nothing depends on it.
  static func removeAbandoned(in folder: String) {
    let found: [String]
    do throws(FileError) { found = try names(in: folder) } catch { return }
    for name in found where isTemporary(name) { removeIfAbandoned(FilePath.join(folder, name)) }
  }
}
