import NavReelDrawing

/// The area that drawing is limited to: a rectangle of whole pixels, and a coverage mask inside it unless all edges are
/// on whole pixels.
struct Clip: Sendable {
  var bounds: PixelRect
  var mask: Mask?

  init(_ bounds: PixelRect) { self.bounds = bounds }

  /// Returns the clip narrowed to the inside of a path.
  func intersection(_ path: Path, _ transform: Transform) -> Clip {
    var clip = self
    if transform.isAxisAligned, let r = path.asRect.map({ transform.apply($0) }), Clip.isWhole(r) {
      clip.bounds = bounds.intersection(PixelRect(around: r))
      return clip
    }
    let mask = Mask(path, .nonZero, transform, in: bounds)
    clip.bounds = mask.bounds
    guard !mask.bounds.isEmpty, !mask.isFull else { return clip }
    clip.mask = self.mask.map { $0.intersection(mask) } ?? mask
    return clip
  }

  /// Returns true if all four sides are on whole pixels, to within the 1/65536 pixel to which coordinates are rounded.
  private static func isWhole(_ r: Rect) -> Bool {
    r.isFinite && [r.minX, r.minY, r.maxX, r.maxY].allSatisfy { Flattening.fixed($0) & (Edge.one - 1) == 0 }
  }
}
