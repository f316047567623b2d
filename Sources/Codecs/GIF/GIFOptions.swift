/// The options for writing a GIF.
public struct GIFOptions: Hashable, Sendable {
  /// The method that imitates colours missing from a palette by neighbouring pixels.
  public enum Dither: String, Hashable, Sendable, CaseIterable {
    /// Each pixel gets the nearest colour.
    case none

    /// By a fixed pattern: the same colour at the same place always looks the same.
    case ordered

    /// By handing each pixel's error on to its neighbours, but not over edges and not into areas of one colour.
    case diffusion

    /// The same as `none`, but `diffusion` in those parts of photographs and soft gradients where the palette is
    /// visibly too small.
    case auto
  }

  /// Opaque colours of a palette. 2…256, 256 by default; one less where a palette needs a clear one beside 255.
  public var colors: Int

  public var dither: Dither

  public var plays: AnimationPlays

  /// - Parameter colors: clamped to 2…256.
  public init(colors: Int = 256, dither: Dither = .auto, plays: AnimationPlays = .forever) {
    self.colors = min(max(colors, 2), 256)
    self.dither = dither
    self.plays = plays
  }
}
