import NavReelDrawing
import NavReelScene

/// The buttons at both ends of a bar, as far as there is room for them.
///
/// Buttons keep their sizes. If they are crowded, the space between them shrinks to the system's least; then the
/// innermost of the wider side is left out, down to one a side; then the wider of the two has its text cut. It is a
/// guess that the system keeps the outer ones.
struct BarSides: Sendable {
  /// The left buttons, outermost first.
  private(set) var left: [BarButton.Sized]
  private(set) var right: [BarButton.Sized]

  /// The space between neighbours, in points.
  private(set) var gap = BarButton.gap
  private let hasBack: Bool

  /// - Parameter room: the space between the margins, or between the chevron's end and a margin, in points.
  init(_ screen: Screen, room: Double, hasBack: Bool, _ context: LayoutContext) {
    self.hasBack = hasBack
    left = screen.left.map { BarButton.Sized($0, context) }
    right = screen.right.map { BarButton.Sized($0, context) }
    while width(gap: BarButton.leastGap) > room, leaveOutInnermost() {}
    let sides = BarSides.width(right) > BarSides.width(left) ? [\BarSides.right, \.left] : [\.left, \.right]
    for side in sides {
      let excess = width(gap: BarButton.leastGap) - room
      guard excess > 0, let button = self[keyPath: side].first else { continue }
      self[keyPath: side] = button.cut(by: excess, context).map { [$0] } ?? []
    }
    if gaps > 0 {
      gap = max(BarButton.leastGap, min(BarButton.gap, (room - width(gap: 0)) / Double(gaps)))
    }
  }

  /// The width of the left buttons, without the space before them.
  var leftWidth: Double { BarSides.width(left) + gap * Double(max(0, left.count - 1)) }

  private var gaps: Int { max(0, left.count - (hasBack ? 0 : 1)) + max(0, right.count - 1) }

  private func width(gap: Double) -> Double {
    let isDivided = (hasBack || !left.isEmpty) && !right.isEmpty
    let padding = BarButton.textPadding * Double(right.dropFirst().count { $0.label != nil })
    return BarSides.width(left) + BarSides.width(right) + padding + gap * Double(gaps)
      + (isDivided ? BarButton.leastGap : 0)
  }

  private static func width(_ buttons: [BarButton.Sized]) -> Double { buttons.reduce(0) { $0 + $1.size.width } }

  private mutating func leaveOutInnermost() -> Bool {
    let isLeft = right.count < 2 || BarSides.width(left) >= BarSides.width(right)
    if left.count > 1 && isLeft {
      left.removeLast()
    } else if right.count > 1 {
      right.removeLast()
    } else {
      return false
    }
    return true
  }
}
