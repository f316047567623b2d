#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The reason why a file could not be read or written.
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  public var path: String

  /// The reason as a phrase, such as "no such file or directory".
  public var reason: String

  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  public var description: String { "\(path): \(reason)" }
}

/// Reads and writes whole files. The only place that calls the operating system for them.
package enum FileAccess {
  /// Opens a regular file for reading and returns its length in bytes.
  ///
  /// - Throws: also for folders, pipes, sockets and devices; it waits for none of them.
  static func openRegular(_ path: String) throws(FileError) -> (descriptor: Int32, size: Int) {
    guard !path.utf8.contains(0) else { throw FileError(path: path, reason: "a path has no NUL character") }
    // Opening a pipe without a writer would otherwise block for ever.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      // The error for a socket.
      throw errno == ENXIO ? FileError(path: path, reason: notRegular) : failure(path)
    }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      let code = errno
      close(descriptor)
      throw failure(path, code)
    }
    if let reason = refusal(status) {
      close(descriptor)
      throw FileError(path: path, reason: reason)
    }
    return (descriptor, Int(status.st_size))
  }

  /// - Throws: if the path is not a readable regular file.
  static func checkReadable(_ path: String) throws(FileError) { close(try openRegular(path).descriptor) }

  private static let notRegular = "is not a regular file"
  private static let leadsNowhere = "is a link that leads nowhere"

  /// Returns why a file cannot be read, or nil for a regular file.
  static func refusal(_ status: stat) -> String? {
    switch status.st_mode & S_IFMT {
    case S_IFREG: nil
    case S_IFDIR: "is a folder, not a file"
    default: notRegular
    }
  }

  /// Returns a file's bytes.
  ///
  /// - Parameter limit: in bytes; a longer file is an error and is not read.
  package static func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    let (descriptor, size) = try openRegular(path)
    defer { close(descriptor) }
    guard size <= limit else {
      throw FileError(path: path, reason: "is \(size) bytes long; at most \(limit) are read")
    }
    guard size == 0 else { return try read(descriptor, size, of: path) }
    // Files that the system generates on reading, such as those of /proc, report a size of 0.
    var bytes: [UInt8] = []
    while bytes.count <= limit {
      let part = try read(descriptor, 1 << 16, of: path)
      if part.isEmpty { return bytes }
      bytes += part
    }
    throw FileError(path: path, reason: "is longer than \(limit) bytes, the most that are read")
  }

  /// Returns the first bytes of a file, and true if they are all.
  package static func readBeginning(_ path: String, limit: Int) throws(FileError) -> (bytes: [UInt8], isWhole: Bool) {
    let (descriptor, size) = try openRegular(path)
    defer { close(descriptor) }
    return (try read(descriptor, min(size, limit), of: path), size <= limit)
  }

  private static func read(_ descriptor: Int32, _ size: Int, of path: String) throws(FileError) -> [UInt8] {
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

  /// Returns the length of a file in bytes, or nil if it is not a readable regular file.
  package static func size(_ path: String) -> Int? {
    do throws(FileError) {
      let (descriptor, size) = try openRegular(path)
      close(descriptor)
      return size
    } catch { return nil }
  }

  /// Writes a whole file atomically, with ``FileWriter``.
  ///
  /// - Throws: also if the target exists and is not a regular file.
  static func write(_ bytes: UnsafeRawBufferPointer, to target: String) throws(FileError) {
    let writer = try FileWriter(target)
    do throws(FileError) {
      try writer.write(bytes)
      try writer.finish()
    } catch {
      writer.abandon()
      throw error
    }
  }

  /// Returns the file that a writer to `path` replaces: the path itself, or the target of its link.
  package static func writable(_ path: String) throws(FileError) -> String {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      if errno == ENOENT { return path }
      throw failure(path)
    }
    var real = path
    if status.st_mode & S_IFMT == S_IFLNK {
      guard stat(path, &status) == 0 else { throw FileError(path: path, reason: leadsNowhere) }
      guard let found = absolute(path) else {
        throw FileError(
          path: path, reason: "is a link whose way has a name that is not UTF-8 text; name the file itself")
      }
      real = found
    }
    if let reason = refusal(status) { throw FileError(path: path, reason: reason) }
    return real
  }

  package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    let result: Result<Void, FileError> = bytes.withUnsafeBytes { buffer in
      do throws(FileError) {
        try write(buffer, to: path)
        return .success(())
      } catch { return .failure(error) }
    }
    try result.get()
  }

  package static func write(_ text: String, to path: String) throws(FileError) { try write(Array(text.utf8), to: path) }

  /// Writes a file atomically, creating missing folders.
  package static func save(_ bytes: [UInt8], to path: String) throws(StageError) {
    do throws(FileError) {
      try createFolder(FilePath.folder(of: path))
      try write(bytes, to: path)
    } catch { throw .file(error) }
  }

  /// Creates a folder and its parents; an existing one is fine.
  package static func createFolder(_ path: String) throws(FileError) {
    guard path.utf8.count < Int(PATH_MAX) else { throw failure(path, ENAMETOOLONG) }
    var missing: [String] = []
    var next = path
    while !next.isEmpty && next != "." && !isFolder(next) {
      missing.append(next)
      let parent = FilePath.folder(of: next)
      if parent == next { break }
      next = parent
    }
    for folder in missing.reversed() where mkdir(folder, 0o777) != 0 {
      let code = errno
      guard code == EEXIST else { throw failure(folder, code) }
      if !exists(folder) { throw FileError(path: folder, reason: leadsNowhere) }
      if !isFolder(folder) { throw failure(folder, ENOTDIR) }
    }
  }

  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Returns true for a symbolic link, even a broken one.
  package static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Returns true if the name is taken, even by a broken link.
  ///
  /// - Throws: if that cannot be determined.
  package static func isNamed(_ path: String) throws(FileError) -> Bool {
    var status = stat()
    if lstat(path, &status) == 0 { return true }
    guard errno == ENOENT || errno == ENOTDIR else { throw failure(path) }
    return false
  }

  /// Returns the names in a folder, sorted.
  package static func names(in folder: String) throws(FileError) -> [String] {
    var names: [String] = []
    try eachEntry(of: folder) { _, name in names.append(String(cString: name)) }
    return names.sorted()
  }

  /// Returns true if a folder contains another one whose name is not UTF-8 text and is shown as `name`.
  package static func hasFolder(shownAs name: String, in folder: String) throws(FileError) -> Bool {
    var isFound = false
    try eachEntry(of: folder) { handle, entry in
      var status = stat()
      guard String(validatingCString: entry) == nil, String(cString: entry) == name,
        fstatat(dirfd(handle), entry, &status, 0) == 0
      else { return }
      isFound = isFound || status.st_mode & S_IFMT == S_IFDIR
    }
    return isFound
  }

  private static func eachEntry(
    of folder: String, _ body: (OpaquePointer, UnsafePointer<CChar>) -> Void
  ) throws(FileError) {
    guard let handle = opendir(folder) else { throw failure(folder) }
    defer { closedir(handle) }
    while true {
      // Only the error number distinguishes the end from a failure.
      errno = 0
      guard let entry = readdir(handle) else {
        if errno != 0 { throw failure(folder) }
        break
      }
      withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { name in
          if strcmp(name, ".") != 0 && strcmp(name, "..") != 0 { body(handle, name) }
        }
      }
    }
  }

  /// Returns the path with every link followed, for comparisons; nil if part of it is missing.
  package static func resolved(_ path: String) -> String? {
    withResolved(path) { String(cString: $0) }
  }

  /// Returns the path with every link followed, fit for opening the file; also nil if a folder on the way has a name
  /// that is not UTF-8 text. Even there, a relative path reaches what is in the working folder.
  package static func absolute(_ path: String) -> String? {
    withResolved(path) { String(validatingCString: $0) } ?? nil
  }

  private static func withResolved<R>(_ path: String, _ body: (UnsafePointer<CChar>) -> R) -> R? {
    guard let pointer = realpath(path, nil) else { return nil }
    defer { free(pointer) }
    return body(pointer)
  }

  /// Returns true for the system's root.
  package static func isRoot(_ folder: String) -> Bool {
    var (own, above) = (stat(), stat())
    guard stat(folder, &own) == 0, stat(FilePath.join(folder, ".."), &above) == 0 else { return true }
    return own.st_ino == above.st_ino && own.st_dev == above.st_dev
  }

  /// Returns a name that ``write(_:to:)`` uses until a file is complete; a killed run may leave one. It is short, since
  /// a file may have the longest name that the file system allows.
  private static func temporaryName() -> String {
    let digits = String(UInt32.random(in: 0...UInt32.max), radix: 16)
    return temporaryPrefix + String(repeating: "0", count: 8 - digits.count) + digits
  }

  private static let temporaryPrefix = ".navreel-"

  /// Returns true for exactly the names that ``temporaryName()`` makes.
  package static func isTemporary(_ name: String) -> Bool {
    guard name.hasPrefix(temporaryPrefix) else { return false }
    let digits = name.utf8.dropFirst(temporaryPrefix.utf8.count)
    return digits.count == 8 && digits.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }

  /// Opens a new file with a free name beside `path`, locked while it is open.
  static func openTemporary(
    for path: String, readable: Bool = false
  ) throws(FileError) -> (path: String, descriptor: Int32) {
    for _ in 0..<1000 {
      let temporary = FilePath.join(FilePath.folder(of: path), temporaryName())
      let descriptor = TemporaryFiles.make(temporary) {
        open($0, (readable ? O_RDWR : O_WRONLY) | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      }
      if descriptor < 0 {
        // Left by a killed run, or in use by another thread.
        if errno == EEXIST { continue }
        throw failure(path)
      }
      var status = stat()
      // Another run may have removed it as abandoned before it was locked.
      if flock(descriptor, LOCK_EX) != 0 || fstat(descriptor, &status) != 0 || status.st_nlink > 0 {
        return (temporary, descriptor)
      }
      TemporaryFiles.forget(temporary)
      close(descriptor)
    }
    throw FileError(path: path, reason: "no name is free for its temporary file")
  }

  static func failure(_ path: String, _ code: Int32 = errno) -> FileError {
    let text = String(cString: strerror(code))
    // A folder lists this mended name, but it does not open the file.
    let isMended = code == ENOENT && path.unicodeScalars.contains("\u{FFFD}")
    return FileError(
      path: path,
      reason: isMended ? "its name is not UTF-8 text; rename it" : text.prefix(1).lowercased() + text.dropFirst())
  }

  static func retrying(_ call: () -> Int) -> Int {
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
}
