/// What is done about pixels that differ only because an edge was smoothed otherwise.
public enum Antialiasing: String, Hashable, Sendable, CaseIterable {
  /// They count like all others. The default, and right for frames of our own: the same edge gives the same bytes.
  case off

  /// pixelmatch's test: a pixel between a brighter and a darker neighbour, one of which lies in a flat place of both
  /// pictures, is left out (Vyšniauskas 2009, "Anti-aliased Pixel and Intensity Slope Detector").
  case pixelmatch

  /// pixelmatch's test where each picture's colour lies among those of the other's neighbours, so that an edge in
  /// another hue counts; and thin lines that moved by less than half a pixel: what one side lost, the other side
  /// gained, in the same two colours. For pictures that other programs drew.
  case subpixel
}
