/// The options for writing an animated WebP.
public struct WebPOptions: Hashable, Sendable {
  public var mode: Mode

  /// The number of plays, at most ``mostPlays``.
  public var plays: AnimationPlays

  /// The largest number of plays that the format supports.
  public static let mostPlays = 65535

  public init(mode: Mode = .lossless(.balanced), plays: AnimationPlays = .forever) {
    self.mode = mode
    self.plays = plays
  }

  /// The fidelity of the pixels.
  public enum Mode: Hashable, Sendable {
    /// Exact pixels, which take more time.
    case lossless(Effort)

    /// Lossy pixels with a quality from 0 (smallest) to 100, and colour at half the resolution.
    case lossy(quality: Int)
  }

  /// The trade-off between time and size.
  ///
  /// This table is for libwebp 1.2.4 on one core: time relative to `fast`, which takes 60 ms per megapixel, and film
  /// size.
  ///
  /// | effort | 25 frames of a photograph under a fading bar, 750×1334 | 22 of one sliding away, 390×844 |
  /// | --- | --- | --- |
  /// | `fast` | 1.0, 3.39 MB | 1.0, 2.40 MB |
  /// | `balanced` | 1.7, 3.04 MB | 2.5, 2.04 MB |
  /// | `small` | 3.2, 2.82 MB | 3.1, 1.97 MB |
  public enum Effort: String, Hashable, Sendable, CaseIterable {
    case fast
    /// The default.
    case balanced
    /// The most that is worthwhile: libwebp's last step takes sixteen times as long for a fifth of a percent.
    case small

    /// The two libwebp settings: which searches are tried, and how thorough they are.
    var methodAndQuality: (Int32, Float) {
      switch self {
      case .fast: return (1, 20)
      case .balanced: return (3, 30)
      case .small: return (5, 90)
      }
    }
  }
}
