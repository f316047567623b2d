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
}
