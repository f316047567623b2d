import Drawing

/// The picture on show, to which an animation's frames are added in turn.
struct APNGCanvas {
  /// Clear at the start.
  private(set) var pixmap: Pixmap

  /// What has to be done before the next frame.
  private var pending: (area: PixelRect, disposal: APNGFrameControl.Disposal) = (.empty, .none)

  /// The pixels of the frame's rectangle before it, where that has to come back.
  private var saved: Pixmap?

  private var isFirst = true

  init(width: Int, height: Int, isStraight: Bool) {
    pixmap = Pixmap(width: width, height: height, isStraight: isStraight) { $0.initialize(repeating: 0) }
  }

  /// Returns a rectangle around what it changes.
  ///
  /// - Parameter frame: of the size of the control's rectangle and the form of the canvas, unless it is opaque.
  mutating func draw(_ frame: Pixmap, _ control: APNGFrameControl) -> PixelRect {
    let area = control.area
    let before = pending.disposal == .none ? .empty : pending.area
    let changed = isFirst ? pixmap.pixelBounds : before.union(area)
    dispose()
    // There is nothing before the first frame to go back to.
    let disposal = isFirst && control.disposal == .previous ? .background : control.disposal
    isFirst = false
    if disposal == .previous { saved = pixmap.cropped(to: area) }
    pending = (area, disposal)
    if area == pixmap.pixelBounds && control.blend == .source {
      pixmap = frame
      return changed
    }
    let (width, isStraight) = (pixmap.width, pixmap.isStraight)
    pixmap.withMutablePixels { target in
      frame.withRows { rows in
        guard let start = target.baseAddress else { return }
        for y in 0..<rows.height {
          let to = start + (area.y0 + y) * width + area.x0
          switch control.blend {
          case .source: to.update(from: rows.row(y), count: rows.width)
          case .over:
            let row = rows.row(y)
            for x in 0..<rows.width {
              to[x] =
                isStraight
                ? SourceOver.composedStraight(row[x], over: to[x]) : SourceOver.composed(row[x], over: to[x])
            }
          }
        }
      }
    }
    return changed
  }

  private mutating func dispose() {
    switch pending.disposal {
    case .none: break
    case .previous:
      if let saved { pixmap.replace(x: pending.area.x0, y: pending.area.y0, with: saved) }
    case .background: pixmap.clear(pending.area)
    }
    saved = nil
  }
}
