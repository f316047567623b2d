import NavReelDrawing

/// The picture currently shown, onto which an animation's frames are drawn in turn.
struct APNGCanvas<Plane: APNGPlane> {
  /// The picture, clear at the start.
  private(set) var plane: Plane

  /// The disposal to apply before the next frame.
  private var pending: (area: PixelRect, disposal: APNGFrameControl.Disposal) = (.empty, .none)

  /// The pixels under the frame's rectangle before it was drawn, if they have to be restored.
  private var saved: Plane?

  private var isFirst = true

  /// - Parameter plane: A clear picture of the animation's size.
  init(_ plane: Plane) { self.plane = plane }

  /// Draws a frame, and returns a rectangle around the pixels it changes.
  ///
  /// - Parameter frame: A frame of the control's size, in the form of the canvas unless it is opaque.
  mutating func draw(_ frame: Plane, _ control: APNGFrameControl) -> PixelRect {
    let area = control.area
    let before = pending.disposal == .none ? .empty : pending.area
    let whole = PixelRect(0, 0, plane.width, plane.height)
    let changed = isFirst ? whole : before.union(area)
    dispose()
    // The first frame has nothing before it to restore.
    let disposal = isFirst && control.disposal == .previous ? .background : control.disposal
    isFirst = false
    if disposal == .previous { saved = plane.cropped(to: area) }
    pending = (area, disposal)
    switch control.blend {
    case .source where area == whole: plane = frame
    case .source: plane.replace(x: area.x0, y: area.y0, with: frame)
    case .over: plane.compose(frame, x: area.x0, y: area.y0)
    }
    return changed
  }

  private mutating func dispose() {
    switch pending.disposal {
    case .none: break
    case .previous:
      if let saved { plane.replace(x: pending.area.x0, y: pending.area.y0, with: saved) }
    case .background: plane.clear(pending.area)
    }
    saved = nil
  }
}

/// A picture for drawing an animation's frames, with 8 or 16 bits per sample.
protocol APNGPlane: Sendable {
  var width: Int { get }
  var height: Int { get }

  func cropped(to part: PixelRect) -> Self
  mutating func replace(x: Int, y: Int, with other: Self)
  mutating func clear(_ part: PixelRect)

  /// Draws another picture, which must fit inside this one, with its upper left corner at (x, y).
  mutating func compose(_ other: Self, x: Int, y: Int)
}

extension Pixmap: APNGPlane {
  mutating func compose(_ other: Pixmap, x: Int, y: Int) {
    let (width, isStraight) = (width, isStraight)
    withMutablePixels { target in
      other.withPixels { source in
        for row in 0..<other.height {
          let (from, to) = (row * other.width, (y + row) * width + x)
          for i in 0..<other.width {
            target[to + i] =
              isStraight
              ? SourceOver.composedStraight(source[from + i], over: target[to + i])
              : SourceOver.composed(source[from + i], over: target[to + i])
          }
        }
      }
    }
  }
}

extension DeepPixmap: APNGPlane {
  mutating func compose(_ other: DeepPixmap, x: Int, y: Int) {
    let width = width
    withMutablePixels { target in
      for row in 0..<other.height {
        let (from, to) = (row * other.width, (y + row) * width + x)
        for i in 0..<other.width {
          target[to + i] = SourceOver.composedStraight(other.pixels[from + i], over: target[to + i])
        }
      }
    }
  }
}
