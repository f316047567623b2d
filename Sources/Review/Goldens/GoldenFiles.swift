public import NavReelCodecs

/// The XXH3-128 digests of a golden's two files on the disk, usable or not.
///
/// They reveal whether a golden has changed since.
public struct GoldenFiles: Hashable, Sendable {
  /// The picture's digest; nil for a file that does not exist or cannot be read.
  public var picture: PixelDigest?

  /// The side file's digest; nil for a file that does not exist or cannot be read.
  public var text: PixelDigest?

  /// Creates a value from known digests; nil stands for a missing or unreadable file.
  public init(picture: PixelDigest? = nil, text: PixelDigest? = nil) {
    (self.picture, self.text) = (picture, text)
  }
}

extension GoldenStore {
  /// Returns the digests of a golden's files on the disk.
  func files(_ address: GoldenAddress) -> GoldenFiles {
    do throws(GoldenFault) {
      if let found = try halfNamed(address) { return GoldenFiles(picture: found.record.file, text: found.text) }
    } catch {}  // falls back to the files that can be read
    func digest(_ bytes: () throws(GoldenFault) -> [UInt8]) -> PixelDigest? {
      do throws(GoldenFault) { return PixelDigest(ofFile: try bytes()) } catch { return nil }
    }
    return GoldenFiles(
      picture: digest { () throws(GoldenFault) in try pictureBytes(address) },
      text: digest { () throws(GoldenFault) in try recordBytes(address) })
  }
}

extension PixelDigest {
  /// - Parameter bytes: the whole content of the file.
  init(ofFile bytes: [UInt8]) { self = bytes.withUnsafeBytes { PixelDigest(ofBytes: $0) } }
}
