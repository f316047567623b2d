import NavReelDrawing

/// The fade of an item at its sides, along x in the coordinates of its frame.
struct EdgeFade: Equatable, Sendable {
  /// A ramp from the x at which all of the item shows to the x at which none of it does.
  struct Ramp: Equatable, Sendable {
    var whole: Double
    var gone: Double
  }

  var left: Ramp?
  var right: Ramp?

  /// The gradient that masks the item.
  var mask: LinearGradient {
    let start = left ?? right.map { Ramp(whole: $0.whole, gone: $0.whole - 1) } ?? Ramp(whole: 0, gone: -1)
    let end = right ?? Ramp(whole: start.whole, gone: start.whole + 1)
    let (clear, solid) = (Color.black.with(alpha: 0), Color.black)
    let length = end.gone - start.gone
    return LinearGradient(
      from: Point(start.gone, 0), to: Point(end.gone, 0),
      stops: [
        .init(0, left == nil ? solid : clear), .init((start.whole - start.gone) / length, solid),
        .init((end.whole - start.gone) / length, solid), .init(1, right == nil ? solid : clear),
      ])
  }

  /// Returns the fade mirrored for right-to-left reading, in a box of the given width.
  func mirrored(inWidth width: Double) -> EdgeFade {
    func flipped(_ ramp: Ramp?) -> Ramp? { ramp.map { Ramp(whole: width - $0.whole, gone: width - $0.gone) } }
    return EdgeFade(left: flipped(right), right: flipped(left))
  }
}

extension PlacedItem {
  /// The item's bounding box, turned and scaled, in the coordinates of its frame.
  var box: Rect { transform == .identity ? frame : transform.apply(frame) }

  /// Returns the item fading out at its sides, or unchanged if it reaches neither ramp.
  func faded(_ fade: EdgeFade) -> PlacedItem {
    var reached = fade
    if let left = fade.left, box.minX >= left.whole { reached.left = nil }
    if let right = fade.right, box.maxX <= right.whole { reached.right = nil }
    guard reached != EdgeFade() else { return self }
    var item = self
    item.edgeFade = reached
    return item
  }
}
