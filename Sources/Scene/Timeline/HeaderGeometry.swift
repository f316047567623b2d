import NavReelDrawing

/// The position of a header and the size of its picture, for one content offset.
struct HeaderGeometry {
  let header: Header

  /// The width of the page, in points.
  let width: Double

  /// The content offset minus its rest: negative while pulled down.
  let delta: Double

  private var pull: Double { max(0, -delta) }

  /// The top in page coordinates.
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

  /// The drawn width of the picture divided by its width at rest.
  ///
  /// A stretched picture fills a box that grows by the pull downwards and to either side, as in the recordings: (W +
  /// 2·pull)/W for a picture that fits the box. A revealed one keeps its scale as long as it has more to show, for
  /// which a pull limit makes room.
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

  /// Returns the points per pixel at which the picture just fills a box; a header without one counts as a picture of
  /// its own size.
  private func fill(_ boxWidth: Double, _ boxHeight: Double) -> Double {
    let size = header.image.map(\.size).flatMap { $0.isEmpty ? nil : $0 } ?? Size(width, header.height)
    return size.scale(filling: Size(boxWidth, boxHeight))
  }

  func state(_ inputs: TrackInputs) -> HeaderState {
    // A view that scrolls follows the content even if its header does not.
    let shift = -delta - y
    return HeaderState(
      y: y, height: height, scale: scale, blur: max(0, header.blur.value(inputs)),
      views: header.views.map { $0.state(inputs, shift: shift) })
  }
}
