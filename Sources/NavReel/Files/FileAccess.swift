#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Why a file could not be read or written.
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  public var path: String

  /// One phrase: "no such file or directory".
  public var reason: String

  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  public var description: String { "\(path): \(reason)" }
}

/// Whole files in and out. The one place that calls the operating system for them.
enum FileAccess {
  /// Returns a file's bytes.
  ///
  /// - Parameter limit: in bytes; a longer file is an error before it is read.
  static func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure(path) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      let isFolder = status.st_mode & S_IFMT == S_IFDIR
      throw FileError(path: path, reason: isFolder ? "is a folder, not a file" : "is not a regular file")
    }
    let size = Int(status.st_size)
    guard size <= limit else {
      throw FileError(path: path, reason: "is \(size) bytes long; at most \(limit) are read")
    }
    var failed: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let got = Self.retrying { rawRead(descriptor, buffer.baseAddress, at: count, size - count) }
        if got < 0 { failed = errno }
        if got <= 0 { return }
        count += got
      }
    }
    if failed != 0 { throw failure(path, failed) }
    return bytes
  }

  /// Writes a file whole: under a temporary name in the same folder, then renamed. A reader sees the old file, the new
  /// one or none, never a part; a failure leaves nothing.
  static func write(_ bytes: UnsafeRawBufferPointer, to path: String) throws(FileError) {
    let (temporary, descriptor) = try openTemporary(for: path)
    var offset = 0
    while offset < bytes.count {
      let put = retrying { rawWrite(descriptor, bytes, from: offset) }
      if put < 0 {
        let code = errno
        close(descriptor)
        unlink(temporary)
        throw failure(path, code)
      }
      offset += put
    }
    // Renamed before it is closed, which would give up the lock that marks it as being written.
    guard rename(temporary, path) == 0 else {
      let code = errno
      close(descriptor)
      unlink(temporary)
      throw failure(path, code)
    }
    guard close(descriptor) == 0 else {
      let code = errno
      unlink(path)
      throw failure(path, code)
    }
  }

  static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    let result: Result<Void, FileError> = bytes.withUnsafeBytes { buffer in
      do throws(FileError) {
        try write(buffer, to: path)
        return .success(())
      } catch { return .failure(error) }
    }
    try result.get()
  }

  static func write(_ text: String, to path: String) throws(FileError) { try write(Array(text.utf8), to: path) }

  /// Creates a folder and those above it; one that exists is fine.
  static func createFolder(_ path: String) throws(FileError) {
    if isFolder(path) { return }
    let parent = FilePath.folder(of: path)
    if parent != path && !parent.isEmpty && parent != "." { try createFolder(parent) }
    if mkdir(path, 0o777) != 0 {
      let code = errno
      if code != EEXIST || !isFolder(path) { throw failure(path, code == EEXIST ? ENOTDIR : code) }
    }
  }

  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// The names in a folder, sorted; empty when it cannot be read.
  static func names(in folder: String) -> [String] {
    guard let handle = opendir(folder) else { return [] }
    defer { closedir(handle) }
    var names: [String] = []
    while let entry = readdir(handle) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// Removes a file; one that is not there is fine.
  static func remove(_ path: String) throws(FileError) {
    if unlink(path) != 0 && errno != ENOENT { throw failure(path) }
  }

  /// The path with every link followed, or nil when something on it is missing.
  static func resolved(_ path: String) -> String? {
    guard let pointer = realpath(path, nil) else { return nil }
    defer { free(pointer) }
    return String(cString: pointer)
  }

  /// Prefix of the names that ``write(_:to:)`` uses until a file is whole; a killed run may leave one.
  static let temporaryPrefix = ".navreel-"

  /// Removes a temporary file whose writer is gone: nobody holds its lock.
  static func removeIfAbandoned(_ path: String) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { return }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { unlink(path) }
    close(descriptor)
  }

  /// Opens a file of a free name beside `path`, locked for as long as it is open.
  private static func openTemporary(for path: String) throws(FileError) -> (path: String, descriptor: Int32) {
    for attempt in 0..<1000 {
      let name = "\(temporaryPrefix)\(getpid())-\(attempt)-\(FilePath.name(of: path))"
      let temporary = FilePath.join(FilePath.folder(of: path), name)
      let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor < 0 {
        // Left by a killed run of the same number, or another thread's.
        if errno == EEXIST { continue }
        throw failure(path)
      }
      var status = stat()
      // Another run may have taken it for abandoned before it was locked.
      if flock(descriptor, LOCK_EX) != 0 || fstat(descriptor, &status) != 0 || status.st_nlink > 0 {
        return (temporary, descriptor)
      }
      close(descriptor)
    }
    throw FileError(path: path, reason: "no name is free for its temporary file")
  }

  private static func failure(_ path: String, _ code: Int32 = errno) -> FileError {
    let text = String(cString: strerror(code))
    return FileError(path: path, reason: text.prefix(1).lowercased() + text.dropFirst())
  }

  private static func retrying(_ call: () -> Int) -> Int {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }

  private static func rawRead(
    _ descriptor: Int32, _ base: UnsafeMutablePointer<UInt8>?, at offset: Int, _ count: Int
  ) -> Int {
    guard let base else { return 0 }
    #if canImport(Darwin)
      return Darwin.read(descriptor, base + offset, count)
    #elseif canImport(Musl)
      return Musl.read(descriptor, base + offset, count)
    #else
      return Glibc.read(descriptor, base + offset, count)
    #endif
  }

  private static func rawWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer, from offset: Int) -> Int {
    guard let base = bytes.baseAddress else { return 0 }
    #if canImport(Darwin)
      return Darwin.write(descriptor, base + offset, bytes.count - offset)
    #elseif canImport(Musl)
      return Musl.write(descriptor, base + offset, bytes.count - offset)
    #else
      return Glibc.write(descriptor, base + offset, bytes.count - offset)
    #endif
  }
}
