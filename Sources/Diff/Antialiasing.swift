/// The treatment of pixels that differ only because an edge was smoothed differently.
public enum Antialiasing: String, Hashable, Sendable, CaseIterable {
  /// They count like all others. The default, and right for NavReel's own frames: the same edge gives the same bytes.
  case off

  /// pixelmatch's test: leaves out a pixel between a brighter and a darker neighbour, one of which is in a flat place
  /// of both pictures (Vyšniauskas 2009, "Anti-aliased Pixel and Intensity Slope Detector").
  case pixelmatch

  /// pixelmatch's test, but only where each picture's colour is within the range of the other's neighbours, so that an
  /// edge in another hue counts. Also leaves out thin lines that moved by less than half a pixel: one side lost what
  /// the other gained, in the same two colours. For pictures drawn by other programs.
  case subpixel
}
