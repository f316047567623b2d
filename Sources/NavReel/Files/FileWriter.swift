#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import Synchronization

/// A file written piece by piece: under a temporary name in the same folder, then renamed.
///
/// A reader sees the old file, the new one or none, never a part; a failure leaves nothing. A link to a file stays, and
/// the file behind it is replaced. A writer that is let go without an end leaves nothing either.
public final class FileWriter: Sendable {
  /// The name of ``FileWriter/standardOutput`` in messages.
  public static let standardOutputName = "standard output"

  /// The path as the caller gave it.
  public let path: String

  private let target: String

  /// Nil for a stream, which has no second name.
  private let temporary: String?
  private let state: Mutex<State>

  private struct State {
    let descriptor: Int32
    var isOpen = true
  }

  /// Makes the temporary file.
  ///
  /// - Throws: also for a target that is there and is no regular file.
  public init(_ path: String) throws(FileError) {
    self.path = path
    target = try FileAccess.writable(path)
    let (temporary, descriptor) = try FileAccess.openTemporary(for: target)
    self.temporary = temporary
    state = Mutex(State(descriptor: descriptor))
  }

  /// Writes to the standard output; what is written cannot be taken back.
  public static var standardOutput: FileWriter { FileWriter(stream: 1, named: standardOutputName) }

  private init(stream: Int32, named name: String) {
    (path, target, temporary) = (name, name, nil)
    state = Mutex(State(descriptor: stream))
  }

  deinit { abandon() }

  /// Adds bytes at the end.
  public func write(_ bytes: UnsafeRawBufferPointer) throws(FileError) {
    try put(bytes) { descriptor, start, count, _ in systemWrite(descriptor, start, count) }
  }

  /// Adds bytes at the end.
  public func write(_ bytes: [UInt8]) throws(FileError) {
    try put(bytes) { descriptor, start, count, _ in systemWrite(descriptor, start, count) }
  }

  /// Replaces bytes that are written already.
  ///
  /// - Parameter offset: from the beginning of the file.
  public func write(_ bytes: [UInt8], at offset: Int) throws(FileError) {
    try put(bytes) { descriptor, start, count, done in pwrite(descriptor, start, count, off_t(offset + done)) }
  }

  /// Gives the file its name.
  ///
  /// - Parameter durably: true waits until its bytes are on the disk, so that a machine that stops leaves the old file or
  ///   the new one. Default false.
  /// - Throws: when the file cannot be kept; what had its name still has it.
  public func finish(durably: Bool = false) throws(FileError) {
    try finish(durably ? FileAccess.isOnDisk : FileAccess.isHandedOver)
  }

  /// - Parameter isKept: makes sure of what a descriptor wrote, and leaves the error's number where it fails.
  func finish(_ isKept: (Int32) -> Bool) throws(FileError) {
    try state.withLock { state throws(FileError) in
      guard state.isOpen else { return }
      state.isOpen = false
      guard let temporary else { return }
      // Errors that a disk reports late come before the old file loses its name.
      guard isKept(state.descriptor), rename(temporary, target) == 0 else {
        let code = errno
        close(state.descriptor)
        TemporaryFiles.remove(temporary)
        throw FileAccess.failure(path, code)
      }
      TemporaryFiles.forget(temporary)
      // Not earlier: it gives up the lock that marks the file as being written.
      close(state.descriptor)
    }
  }

  /// Leaves nothing. After ``finish()`` it does nothing.
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

  /// - Parameter call: writes from an address a number of bytes, the last argument telling how many went before.
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
