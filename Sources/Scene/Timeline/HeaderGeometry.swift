import NavReelDrawing

/// Where a header lies and how large its picture is drawn, for one content offset.
struct HeaderGeometry {
  let header: Header

  /// Of the page, in points.
  let width: Double

  /// Content offset minus its rest: negative while pulled down.
  let delta: Double

  private var pull: Double { max(0, -delta) }

  /// Top in page coordinates.
  var y: Double {
    if delta < 0 { return header.mode == .fixed ? pull : 0 }
    switch header.collapse {
    case .scrollsAway: return delta > 0 ? -delta : 0
    case .pinned: return 0
    }
  }

  var height: Double {
    if delta < 0 { return header.mode == .fixed ? header.height : header.height + pull }
    switch header.collapse {
    case .scrollsAway: return header.height
    case .pinned(let minimum): return max(min(minimum, header.height), header.height - delta)
    }
  }

  /// Drawn width of the picture over its width at rest.
  ///
  /// A stretched picture fills a box that grows by the pull downwards and to either side, as the recordings show:
  /// (W + 2·pull)/W for a picture that fits the box. A revealed one keeps its scale as long as it has something
  /// more to show; a pull limit says how much it must have.
  var scale: Double {
    switch header.mode {
    case .fixed:
      return 1
    case .stretch:
      return fill(width + 2 * pull, height) / fill(width, header.height)
    case .reveal:
      let kept = fill(width, header.height + (header.pullLimit ?? 0))
      return max(kept, fill(width, height)) / kept
    }
  }

  /// Returns the points per pixel at which the picture just fills a box; for a header without one, the box's own
  /// width or height counts, whichever asks for more.
  private func fill(_ boxWidth: Double, _ boxHeight: Double) -> Double {
    let size = header.image.map(\.size).flatMap { $0.isEmpty ? nil : $0 } ?? Size(width, header.height)
    return max(boxWidth / size.width, boxHeight / size.height)
  }

  func state(_ inputs: TrackInputs) -> HeaderState {
    // A view that scrolls follows the content even where its header does not.
    let shift = -delta - y
    return HeaderState(
      y: y, height: height, scale: scale, blur: max(0, header.blur.value(inputs)),
      views: header.views.map { $0.state(inputs, shift: shift) })
  }
}
