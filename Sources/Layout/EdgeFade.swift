import NavReelDrawing

/// The fade of an item at its sides, along x in the coordinates that it lies in.
struct EdgeFade: Equatable, Sendable {
  /// From where all of the item shows to where nothing of it does.
  struct Ramp: Equatable, Sendable {
    var whole: Double
    var gone: Double
  }

  var left: Ramp?
  var right: Ramp?

  /// The mask that draws it.
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

  /// The fade as right-to-left reading has it in a box of the given width.
  func mirrored(inWidth width: Double) -> EdgeFade {
    func flipped(_ ramp: Ramp?) -> Ramp? { ramp.map { Ramp(whole: width - $0.whole, gone: width - $0.gone) } }
    return EdgeFade(left: flipped(right), right: flipped(left))
  }
}

extension PlacedItem {
  /// The box around it in the coordinates that it lies in, turned and scaled.
  var box: Rect { transform == .identity ? frame : transform.apply(frame) }

  /// The item, fading out at its sides; as it is where it reaches neither ramp.
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
