#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The facts about a font file on this machine, for a check of the machine and for the record of a result.
public struct FontStatus: Hashable, Sendable {
  /// nil for a file of the scene.
  public var role: FontRole?

  /// The weights that the file serves; empty for a file of the scene.
  public var weights: [FontWeight]
  public var path: String

  /// The Debian package that installs it; nil for a file of the scene.
  public var package: String?

  /// True when the file is there and can be read.
  public var isInstalled: Bool

  /// The version that the file states, such as "2.004"; nil if the file is missing or is no font.
  public var version: String?

  /// The digest of the file's bytes, 64 hexadecimal digits; nil if the file is missing.
  public var sha256: String?
}

extension FontTable {
  /// Looks at each file of the table, in the order of ``entries``. Reads them whole: about 60 MB.
  public func statuses() -> [FontStatus] { entries.map { FontStatus(path: $0.file.path, entry: $0) } }

  /// Looks at one file, of the table or not.
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

  /// Returns the SHA-256 of a file, read in pieces; nil when it cannot be read to its end.
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
