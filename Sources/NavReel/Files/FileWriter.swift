#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import Synchronization

/// A file written piece by piece under a temporary name in the same folder, then renamed.
///
/// A reader sees the old file, the new one or none, but never a part; a failure leaves nothing behind. If the path is a
/// link, the file behind it is replaced. A writer released before it finishes leaves nothing either.
public final class FileWriter: Sendable {
  /// The name of ``FileWriter/standardOutput`` in messages.
  public static let standardOutputName = "standard output"

  /// The path as given.
  public let path: String

  private let target: String

  /// The temporary path; nil for a stream.
  private let temporary: String?
  private let state: Mutex<State>

  private struct State {
    let descriptor: Int32
    var isOpen = true
  }

  /// Creates the temporary file.
  ///
  /// - Throws: also if the target exists and is not a regular file.
  public init(_ path: String) throws(FileError) {
    self.path = path
    target = try FileAccess.writable(path)
    let (temporary, descriptor) = try FileAccess.openTemporary(for: target)
    self.temporary = temporary
    state = Mutex(State(descriptor: descriptor))
  }

  /// A writer to the standard output; what is written cannot be undone.
  public static var standardOutput: FileWriter { FileWriter(stream: 1, named: standardOutputName) }

  private init(stream: Int32, named name: String) {
    (path, target, temporary) = (name, name, nil)
    state = Mutex(State(descriptor: stream))
  }

  deinit { abandon() }

  /// Appends bytes.
  public func write(_ bytes: UnsafeRawBufferPointer) throws(FileError) {
    try put(bytes) { descriptor, start, count, _ in systemWrite(descriptor, start, count) }
  }

  /// Appends bytes.
  public func write(_ bytes: [UInt8]) throws(FileError) {
    try put(bytes) { descriptor, start, count, _ in systemWrite(descriptor, start, count) }
  }

  /// Overwrites bytes already written.
  ///
  /// - Parameter offset: the offset from the beginning of the file.
  public func write(_ bytes: [UInt8], at offset: Int) throws(FileError) {
    try put(bytes) { descriptor, start, count, done in pwrite(descriptor, start, count, off_t(offset + done)) }
  }

  /// Renames the file to its final name.
  ///
  /// - Parameter durably: true waits until the bytes are on the disk, so that a power failure leaves the old file or
  ///   the new one. Default false.
  /// - Throws: if the file cannot be kept; an existing file stays.
  public func finish(durably: Bool = false) throws(FileError) {
    try finish(durably ? FileAccess.isOnDisk : FileAccess.isHandedOver)
  }

  /// - Parameter isKept: checks what was written to a descriptor; leaves an error number on failure.
  func finish(_ isKept: (Int32) -> Bool) throws(FileError) {
    try state.withLock { state throws(FileError) in
      guard state.isOpen else { return }
      state.isOpen = false
      guard let temporary else { return }
      // Errors that a disk reports late must come before the old file is replaced.
      guard isKept(state.descriptor), rename(temporary, target) == 0 else {
        let code = errno
        close(state.descriptor)
        TemporaryFiles.remove(temporary)
        throw FileAccess.failure(path, code)
      }
      TemporaryFiles.forget(temporary)
      // Closing last, because it releases the lock that marks the file as being written.
      close(state.descriptor)
    }
  }

  /// Discards the file. After ``finish()`` it does nothing.
  public func abandon() {
    state.withLock { state in
      guard state.isOpen else { return }
      state.isOpen = false
      guard let temporary else { return }
      close(state.descriptor)
      TemporaryFiles.remove(temporary)
    }
  }

  private func put(
    _ bytes: [UInt8], _ call: (Int32, UnsafeRawPointer, Int, Int) -> Int
  ) throws(FileError) {
    let result: Result<Void, FileError> = bytes.withUnsafeBytes { buffer in
      Result { () throws(FileError) in try put(buffer, call) }
    }
    try result.get()
  }

  /// - Parameter call: writes a number of bytes from an address; its last argument is the number written before.
  private func put(
    _ bytes: UnsafeRawBufferPointer, _ call: (Int32, UnsafeRawPointer, Int, Int) -> Int
  ) throws(FileError) {
    try state.withLock { state throws(FileError) in
      precondition(state.isOpen, "a file is written before its end")
      guard let base = bytes.baseAddress else { return }
      var done = 0
      while done < bytes.count {
        let put = FileAccess.retrying { call(state.descriptor, base + done, bytes.count - done, done) }
        if put < 0 { throw FileAccess.failure(path) }
        done += put
      }
    }
  }
}

private func systemWrite(_ descriptor: Int32, _ start: UnsafeRawPointer, _ count: Int) -> Int {
  #if canImport(Darwin)
    return Darwin.write(descriptor, start, count)
  #elseif canImport(Musl)
    return Musl.write(descriptor, start, count)
  #else
    return Glibc.write(descriptor, start, count)
  #endif
}
