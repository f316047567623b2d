public import NavReelCodecs

/// The two files of a golden as they are on the disk, of use or not: XXH3-128 of their bytes.
///
/// It tells whether somebody has changed a golden since.
public struct GoldenFiles: Hashable, Sendable {
  /// Nil for a file that is not there or cannot be read.
  public var picture: PixelDigest?

  /// Of the side file; nil as for ``picture``.
  public var text: PixelDigest?

  /// Of digests that are known; nil for a file that is of no use.
  public init(picture: PixelDigest? = nil, text: PixelDigest? = nil) {
    (self.picture, self.text) = (picture, text)
  }
}

extension GoldenStore {
  /// The files of a golden as they are.
  func files(_ address: GoldenAddress) -> GoldenFiles {
    do throws(GoldenFault) {
      if let found = try halfNamed(address) { return GoldenFiles(picture: found.record.file, text: found.text) }
    } catch {}  // then the files as far as they can be read
    func digest(_ bytes: () throws(GoldenFault) -> [UInt8]) -> PixelDigest? {
      do throws(GoldenFault) { return PixelDigest(ofFile: try bytes()) } catch { return nil }
    }
    return GoldenFiles(
      picture: digest { () throws(GoldenFault) in try pictureBytes(address) },
      text: digest { () throws(GoldenFault) in try recordBytes(address) })
  }
}

extension PixelDigest {
  /// - Parameter bytes: all of a file.
  init(ofFile bytes: [UInt8]) { self = bytes.withUnsafeBytes { PixelDigest(ofBytes: $0) } }
}
