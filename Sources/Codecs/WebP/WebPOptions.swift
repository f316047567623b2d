/// The options for writing an animated WebP.
public struct WebPOptions: Hashable, Sendable {
  public var mode: Mode

  /// More than ``mostPlays`` are that many.
  public var plays: AnimationPlays

  /// The largest number of plays that the format has.
  public static let mostPlays = 65535

  public init(mode: Mode = .lossless(.balanced), plays: AnimationPlays = .forever) {
    self.mode = mode
    self.plays = plays
  }

  /// The fidelity of the pixels.
  public enum Mode: Hashable, Sendable {
    /// All, at a price in time.
    case lossless(Effort)

    /// Lossy pixels of a quality from 0 (smallest) to 100, with colour at half the resolution.
    case lossy(quality: Int)
  }

  /// The trade between time and size.
  ///
  /// Measured with libwebp 1.2.4 on one core: time against `fast`, which takes 60 ms a megapixel, and size of the film.
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
    /// The most that is worth it: libwebp's last step takes sixteen times as long for a fifth of a percent.
    case small

    /// Two numbers of libwebp: which searches are tried, and how far they go.
    var methodAndQuality: (Int32, Float) {
      switch self {
      case .fast: return (1, 20)
      case .balanced: return (3, 30)
      case .small: return (5, 90)
      }
    }
  }
}
