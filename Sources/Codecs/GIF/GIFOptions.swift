/// The options for writing a GIF.
public struct GIFOptions: Hashable, Sendable {
  /// A method of imitating colours missing from a palette with neighbouring pixels.
  public enum Dither: String, Hashable, Sendable, CaseIterable {
    /// Each pixel gets the nearest colour.
    case none

    /// A fixed pattern: the same colour at the same place always looks the same.
    case ordered

    /// Each pixel's error is passed on to its neighbours, but not across edges and not into areas of one colour.
    case diffusion

    /// The same as `none`, but `diffusion` in parts of photographs and soft gradients where the palette is visibly too
    /// small.
    case auto
  }

  /// The number of opaque colours in a palette, 2…256; one less than 256 if a palette needs a clear one. Default: 256.
  public var colors: Int

  public var dither: Dither

  public var plays: AnimationPlays

  /// - Parameter colors: The number of opaque colours, clamped to 2…256.
  public init(colors: Int = 256, dither: Dither = .auto, plays: AnimationPlays = .forever) {
    self.colors = min(max(colors, 2), 256)
    self.dither = dither
    self.plays = plays
  }
}
