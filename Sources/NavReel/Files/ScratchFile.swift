#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import Synchronization

/// Temporary bytes on the disk: a file without a name, which the system removes with the process.
final class ScratchFile: Sendable {
  /// A range of bytes in the file.
  struct Place: Hashable, Sendable {
    let offset: Int
    let count: Int
  }

  private let path: String
  private let descriptor: Int32
  private let length = Mutex(0)

  /// - Parameter path: a file in the folder to use.
  init(beside path: String) throws(FileError) {
    let (temporary, descriptor) = try FileAccess.openTemporary(for: path, readable: true)
    TemporaryFiles.remove(temporary)
    self.path = path
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  func append(_ bytes: [UInt8]) throws(FileError) -> Place {
    let offset = length.withLock { length in
      defer { length += bytes.count }
      return length
    }
    let place = Place(offset: offset, count: bytes.count)
    let failed = bytes.withUnsafeBytes { buffer -> FileError? in
      guard let base = buffer.baseAddress else { return nil }
      return transfer(place) { pwrite(descriptor, base + $0, $1, off_t(offset + $0)) }
    }
    if let failed { throw failed }
    return place
  }

  func read(_ place: Place) throws(FileError) -> [UInt8] {
    var failed: FileError?
    let bytes = [UInt8](unsafeUninitializedCapacity: place.count) { buffer, count in
      guard let base = buffer.baseAddress else { return }
      failed = transfer(place) { pread(descriptor, base + $0, $1, off_t(place.offset + $0)) }
      count = failed == nil ? place.count : 0
    }
    if let failed { throw failed }
    return bytes
  }

  /// - Parameter call: moves at most a number of bytes from an offset on, and returns how many; negative on failure.
  private func transfer(_ place: Place, _ call: (Int, Int) -> Int) -> FileError? {
    var done = 0
    while done < place.count {
      let moved = FileAccess.retrying { call(done, place.count - done) }
      if moved < 0 { return FileAccess.failure(path) }
      if moved == 0 { return FileError(path: path, reason: "its scratch file ends too early") }
      done += moved
    }
    return nil
  }
}
