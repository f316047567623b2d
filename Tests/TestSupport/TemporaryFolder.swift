#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs a test in a folder of its own, which is removed afterwards.
public func withTemporaryFolder<R>(_ body: (String) throws -> R) throws -> R {
  var template = Array("/tmp/navreel-tests-XXXXXX".utf8CString)
  guard let pointer = mkdtemp(&template) else { throw FolderFailure() }
  let folder = String(cString: pointer)
  defer { remove(folder) }
  return try body(folder)
}

private struct FolderFailure: Error {}

private func remove(_ path: String) {
  if let handle = opendir(path) {
    var names: [String] = []
    while let entry = readdir(handle) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    closedir(handle)
    for name in names { remove(path + "/" + name) }
    rmdir(path)
  } else {
    unlink(path)
  }
}
