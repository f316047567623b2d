public import NavReelCodecs
public import NavReelMotion
import NavReel
import NavReelTypography

/// What the text file beside a golden says: what was drawn, with what, and how it came to be.
///
/// It lets a film be compared without decoding the golden, tells differences in words, and makes a small diff in a
/// review. ``text`` and ``init(bytes:)`` are its form as a file.
public struct GoldenRecord: Hashable, Sendable {
  /// A font file that the frames needed.
  public struct Font: Hashable, Sendable {
    /// Its name without folders.
    public let file: String

    /// As the file states it.
    public let version: String?

    /// Of its bytes, 64 hexadecimal digits.
    public let sha256: String

    /// - Parameter sha256: 64 hexadecimal digits, of the whole file.
    public init(file: String, version: String?, sha256: String) {
      self.file = file
      self.version = version
      self.sha256 = sha256
    }
  }

  /// Version of the tool that wrote it.
  public var tool: String

  /// As ``GoldenAddress/scene``.
  public var scene: String

  /// As ``GoldenAddress/reel``.
  public var reel: String

  /// Empty for the scene as it is.
  public var variant: String

  /// In pixels, at least 1.
  public var width: Int

  /// In pixels, at least 1.
  public var height: Int

  /// Frames a second.
  public var rate: Fraction

  /// XXH3-128 of the picture file's bytes.
  public var file: PixelDigest

  /// By file name.
  public var fonts: [Font]

  /// The digests of the pixels, frame by frame.
  public var timeline: PictureTimeline

  /// The film's attributes, in their order.
  public var values: [ValueTrack]

  /// When a frame begins, in seconds, exact.
  func start(of frame: Int) -> Fraction { Fraction(frame) / rate }
}

extension GoldenRecord.Font {
  /// Nil for a font whose file has no digest, because it is not there.
  init?(_ status: FontStatus) {
    guard let sha256 = status.sha256 else { return nil }
    self.init(file: FilePath.name(of: status.path), version: status.version, sha256: sha256)
  }
}

extension [GoldenRecord.Font] {
  /// The files of these names whose bytes are others there.
  func mismatches(_ others: [GoldenRecord.Font]) -> [(expected: GoldenRecord.Font, actual: GoldenRecord.Font)] {
    compactMap { font in
      guard !others.contains(where: { $0.file == font.file && $0.sha256 == font.sha256 }),
        let other = others.first(where: { $0.file == font.file })
      else { return nil }
      return (font, other)
    }
  }
}
