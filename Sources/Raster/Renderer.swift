public import NavReelDrawing

/// Draws display lists into pixels.
///
/// Rendering cannot fail, and its bytes depend on the list, the size and the scale only: not on threads, on the order
/// of frames, on what the cache holds or on the build. Geometry that is not finite is nothing drawn.
///
///     let renderer = Renderer(width: 1170, height: 2532, scale: 3)
///     let frame = renderer.render(list, background: .white)
public struct Renderer: Sendable {
  private let width: Int
  private let height: Int
  private let scale: Double
  private let cache: LayerCache

  /// - Parameters:
  ///   - width: in pixels, at least 1.
  ///   - height: in pixels, at least 1.
  ///   - scale: pixels a point: the root transform.
  ///   - cache: layers that other renderers of the same film have drawn.
  public init(width: Int, height: Int, scale: Double, cache: LayerCache = LayerCache()) {
    precondition(width > 0 && height > 0, "a picture has at least one pixel")
    self.width = width
    self.height = height
    self.scale = scale
    self.cache = cache
  }

  /// Returns the list drawn over a ground of one colour.
  public func render(_ list: DisplayList, background: Color = .clear) -> Pixmap {
    render(list, background: background, stoppingBefore: nil)
  }

  /// Returns what lies below the first group of the given id: drawing ends where it would begin. Layers around it
  /// are composited as far as they have come.
  public func render(_ list: DisplayList, background: Color = .clear, stoppingBefore groupID: String?) -> Pixmap {
    var pixmap = Pixmap(width: width, height: height, filling: background)
    draw(list, into: &pixmap, stoppingBefore: groupID)
    return pixmap
  }

  /// Draws the list over what a surface holds, whose own size counts.
  public func render(_ list: DisplayList, into pixmap: inout Pixmap) {
    draw(list, into: &pixmap, stoppingBefore: nil)
  }

  /// Draws the list over a ground of one colour in the place of what a surface holds, whose own size counts.
  ///
  /// For frames one after the other: the ground is drawn only where no opaque page covers it.
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

  /// The surface must hold the only reference, or its first write would copy the picture.
  private func withSurface(_ pixmap: inout Pixmap, _ body: (inout Surface) -> Void) {
    var surface = Surface(Pixmap(width: 1, height: 1), at: 0, 0, width: pixmap.width, height: pixmap.height)
    swap(&surface.pixmap, &pixmap)
    body(&surface)
    swap(&surface.pixmap, &pixmap)
  }
}
