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
}
