package import NavReelDrawing
package import NavReelLayout
import NavReelRaster
package import NavReelScene

extension Film {
  /// Returns the state and the placed items at a time in seconds.
  package func placed(at time: Double) -> (state: FrameState, items: PlacedItems) {
    let state = timeline.state(at: time)
    return (state, placed(state))
  }

  /// Returns the placed items of a state of the film's scene.
  package func placed(_ state: FrameState) -> PlacedItems { stage.layout.place(state) }

  /// Returns the drawing of everything below an item, in paint order, for examining a part of the screen.
  package func drawing(_ placed: PlacedItems, below isAbove: (PlacedItem) -> Bool) -> DisplayList {
    stage.layout.draw(placed, below: isAbove)
  }
}

/// Draws parts of a film's frames at a small size; its cache of pages is kept between calls.
package struct PartPainter: Sendable {
  private let cache = LayerCache()

  package init() {}

  /// - Parameters:
  ///   - list: the drawing, in points.
  ///   - box: the part, in pixels of the drawing.
  ///   - scale: pixels per point.
  package func pixmap(
    _ list: DisplayList, in box: PixelRect, scale: Double = 1, background: Color = .clear
  ) -> Pixmap {
    // Moving by whole pixels keeps the cached layers of pages valid.
    let moved = DisplayList([
      .group(
        Group(transform: .translation(-Double(box.x0) / scale, -Double(box.y0) / scale), content: list))
    ])
    return Renderer(width: max(1, box.width), height: max(1, box.height), scale: scale, cache: cache)
      .render(moved, background: background)
  }
}
