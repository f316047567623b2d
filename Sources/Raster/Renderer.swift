public import NavReelDrawing

/// Draws display lists into pixels.
///
/// Rendering cannot fail, and its bytes depend only on the list, the size and the scale: not on threads, the order of
/// frames, the contents of the cache, or the build. Geometry that is not finite is not drawn.
///
///     let renderer = Renderer(width: 1170, height: 2532, scale: 3)
///     let frame = renderer.render(list, background: .white)
public struct Renderer: Sendable {
  private let width: Int
  private let height: Int
  private let scale: Double
  private let cache: LayerCache

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - width: The width in pixels, at least 1.
  ///   - height: The height in pixels, at least 1.
  ///   - scale: The number of pixels per point.
  ///   - cache: A cache to share with other renderers of the same film.
  public init(width: Int, height: Int, scale: Double, cache: LayerCache = LayerCache()) {
    precondition(width > 0 && height > 0, "a picture has at least one pixel")
    self.width = width
    self.height = height
    self.scale = scale
    self.cache = cache
  }

  /// Returns the list drawn over a background of one colour.
  public func render(_ list: DisplayList, background: Color = .clear) -> Pixmap {
    render(list, background: background, stoppingBefore: nil)
  }

  /// Returns everything below the first group with the given id: drawing ends where that group would begin. Layers
  /// around it are composited as far as they have been drawn.
  public func render(_ list: DisplayList, background: Color = .clear, stoppingBefore groupID: String?) -> Pixmap {
    var pixmap = Pixmap(width: width, height: height, filling: background)
    draw(list, into: &pixmap, stoppingBefore: groupID)
    return pixmap
  }

  /// Draws the list over the existing pixels of a picture, in the picture's own size.
  public func render(_ list: DisplayList, into pixmap: inout Pixmap) {
    draw(list, into: &pixmap, stoppingBefore: nil)
  }

  /// Replaces a picture by the list drawn over a background of one colour, in the picture's own size.
  ///
  /// Use it to draw frames one after the other: the background is drawn only where no opaque page covers it.
  public func render(_ list: DisplayList, background: Color = .clear, replacing pixmap: inout Pixmap) {
    guard scale.isFinite else { return pixmap.withMutablePixels { $0.update(repeating: background.pixel) } }
    withSurface(&pixmap) { surface in
      let clip = Clip(surface.bounds)
      let occlusion = Occlusion(list, .scale(scale), clip, cache)
      surface.fill(occlusion.ground, background.pixel)
      var painter = ListPainter(cache: cache, stoppingBefore: nil)
      if cache.isBusy { painter.prepareLayers(of: list, .scale(scale), clip) }
      painter.draw(list, .scale(scale), clip, occlusion, on: &surface)
    }
  }

  private func draw(_ list: DisplayList, into pixmap: inout Pixmap, stoppingBefore groupID: String?) {
    guard scale.isFinite else { return }
    withSurface(&pixmap) { surface in
      var painter = ListPainter(cache: cache, stoppingBefore: groupID)
      painter.draw(list, .scale(scale), Clip(surface.bounds), on: &surface)
    }
  }

  /// Swap the picture in: the surface must hold the only reference, or its first write would copy the picture.
  private func withSurface(_ pixmap: inout Pixmap, _ body: (inout Surface) -> Void) {
    var surface = Surface(Pixmap(width: 1, height: 1), at: 0, 0, width: pixmap.width, height: pixmap.height)
    swap(&surface.pixmap, &pixmap)
    body(&surface)
    swap(&surface.pixmap, &pixmap)
  }
}
