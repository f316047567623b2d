/// How an animated WebP is written.
public struct WebPOptions: Hashable, Sendable {
  public var mode: Mode

  /// More than 65,535 plays are 65,535, the largest number the format has.
  public var plays: AnimationPlays

  public init(mode: Mode = .lossless(.balanced), plays: AnimationPlays = .forever) {
    self.mode = mode
    self.plays = plays
  }

  /// What is kept of the pixels.
  public enum Mode: Hashable, Sendable {
    /// All, at a price in time.
    case lossless(Effort)

    /// What a quality of 0 (smallest) to 100 keeps, with colour at half the resolution.
    case lossy(quality: Int)
  }

  /// What is paid for: time or size.
  ///
  /// Measured with libwebp 1.2.4 on one core; time a frame, and size of the whole film:
  ///
  /// | effort | 31 frames of a photo fading under a bar, 750×1334 | 22 frames of a photo sliding, 390×844 |
  /// | --- | --- | --- |
  /// | `fast` | 52 ms, 3.39 MB | 23 ms, 2.40 MB |
  /// | `balanced` | 103 ms, 3.04 MB | 79 ms, 2.03 MB |
  /// | `small` | 0.17 s, 3.00 MB | 0.11 s, 1.99 MB |
  public enum Effort: String, Hashable, Sendable, CaseIterable {
    case fast
    /// The default.
    case balanced
    /// libwebp's next step costs twenty times this one for half a percent of size.
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
