public import NavReelCodecs
public import NavReelMotion
import NavReel
import NavReelTypography

/// The content of the text file beside a golden: what was drawn, with which fonts, and by which version.
///
/// It allows comparing a film without decoding the golden, describing differences in words, and reading a small diff in
/// a review. ``text`` and ``init(bytes:)`` convert to and from a file.
public struct GoldenRecord: Hashable, Sendable {
  /// A font file that the frames needed.
  public struct Font: Hashable, Sendable {
    /// The file's name without folders.
    public let file: String

    /// The version that the file states.
    public let version: String?

    /// The SHA-256 of the file's bytes, 64 hexadecimal digits.
    public let sha256: String

    /// - Parameter sha256: the digest of the whole file, 64 hexadecimal digits.
    public init(file: String, version: String?, sha256: String) {
      self.file = file
      self.version = version
      self.sha256 = sha256
    }
  }

  /// The version of the tool that wrote the file.
  public var tool: String

  /// The scene's name, as in ``GoldenAddress/scene``.
  public var scene: String

  /// The reel's name, as in ``GoldenAddress/reel``.
  public var reel: String

  /// The variant's name; empty for the scene itself.
  public var variant: String

  /// The width in pixels, at least 1.
  public var width: Int

  /// The height in pixels, at least 1.
  public var height: Int

  /// The number of frames a second.
  public var rate: Fraction

  /// The XXH3-128 of the picture file's bytes.
  public var file: PixelDigest

  /// The fonts that the frames needed, by file name.
  public var fonts: [Font]

  /// The digests of the pixels, frame by frame.
  public var timeline: PictureTimeline

  /// The film's attributes, in their order.
  public var values: [ValueTrack]

  /// Returns the exact start of a frame, in seconds.
  func start(of frame: Int) -> Fraction { Fraction(frame) / rate }
}

extension GoldenRecord.Font {
  /// Creates a font; nil if its file has no digest because it does not exist.
  init?(_ status: FontStatus) {
    guard let sha256 = status.sha256 else { return nil }
    self.init(file: FilePath.name(of: status.path), version: status.version, sha256: sha256)
  }
}

extension [GoldenRecord.Font] {
  /// Returns the fonts whose file has the same name but other bytes in another list.
  func mismatches(_ others: [GoldenRecord.Font]) -> [(expected: GoldenRecord.Font, actual: GoldenRecord.Font)] {
    compactMap { font in
      guard !others.contains(where: { $0.file == font.file && $0.sha256 == font.sha256 }),
        let other = others.first(where: { $0.file == font.file })
      else { return nil }
      return (font, other)
    }
  }
}
