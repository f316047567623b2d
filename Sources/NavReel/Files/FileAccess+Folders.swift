#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension FileAccess {
  /// Removes a folder if it is empty.
  package static func removeIfEmpty(_ folder: String) throws(FileError) {
    guard rmdir(folder) != 0, ![ENOTEMPTY, EEXIST, ENOENT].contains(errno) else { return }
    throw failure(folder)
  }

  /// Removes a file, or a folder with its contents. Links are not followed, and a missing path is fine.
  package static func removeAll(_ path: String) throws(FileError) {
    guard isFolder(path), !isLink(path) else { return try remove(path) }
    for name in try names(in: path) { try removeAll(FilePath.join(path, name)) }
    try removeIfEmpty(path)
  }

  /// Removes a file; a missing one is fine.
  package static func remove(_ path: String) throws(FileError) {
    if unlink(path) != 0 && errno != ENOENT { throw failure(path) }
  }

  /// Renames a file on the same disk, replacing any file of the new name.
  package static func move(_ path: String, to name: String) throws(FileError) {
    if rename(path, name) != 0 { throw failure(name) }
  }

  /// Returns the target of a symbolic link, even a broken one; nil for anything else.
  package static func target(ofLink path: String) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &bytes, Int(PATH_MAX))
    return count > 0 ? String(validating: bytes.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self) : nil
  }

  /// Removes a file whose lock nobody holds, so its writer is gone. Returns false if it is locked.
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

  /// Removes temporary files left by killed runs, if the folder can be listed; nothing depends on it.
  static func removeAbandoned(in folder: String) {
    let found: [String]
    do throws(FileError) { found = try names(in: folder) } catch { return }
    for name in found where isTemporary(name) { removeIfAbandoned(FilePath.join(folder, name)) }
  }
}
