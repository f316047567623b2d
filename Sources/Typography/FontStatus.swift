#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The facts about a font file on this machine, for checking the machine and recording how a result was made.
public struct FontStatus: Hashable, Sendable {
  /// The file's role; nil for a file supplied by a scene.
  public var role: FontRole?

  /// The weights that the file serves; empty for a file supplied by a scene.
  public var weights: [FontWeight]
  public var path: String

  /// The Debian package that installs the file; nil for a file supplied by a scene.
  public var package: String?

  /// True if the file exists and can be read.
  public var isInstalled: Bool

  /// The version that the file states, such as "2.004"; nil if the file is missing or is not a font.
  public var version: String?

  /// The SHA-256 digest of the file's bytes, in 64 hexadecimal digits; nil if the file cannot be read.
  public var sha256: String?
}

extension FontTable {
  /// Returns the status of each file in the table, in the order of ``entries``. Reads all files: about 60 MB.
  public func statuses() -> [FontStatus] { entries.map { FontStatus(path: $0.file.path, entry: $0) } }

  /// Returns the status of one file, in the table or not.
  func status(of path: String) -> FontStatus {
    FontStatus(path: path, entry: entries.first { $0.file.path == path })
  }
}

extension FontStatus {
  fileprivate init(path: String, entry: FontTable.Entry?) {
    let digest = FontStatus.digest(path)
    self.init(
      role: entry?.role, weights: entry?.weights ?? [], path: path, package: entry?.package,
      isInstalled: digest != nil, version: digest == nil ? nil : Shaper(FontFile(path: path))?.version,
      sha256: digest)
  }

  /// Returns the SHA-256 of a file, read in pieces; nil if it cannot be read to its end.
  private static func digest(_ path: String) -> String? {
    guard FontFile(path: path).refusal == nil else { return nil }
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var hash = SHA256()
    return withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { buffer in
      while true {
        let count = read(file, buffer.baseAddress, buffer.count)
        if count < 0 { return nil }
        if count == 0 { return hash.finish() }
        hash.add(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
      }
    }
  }
}
