import NavReelDrawing
import NavReelScene

/// The buttons that look the same on two screens: equal contents at the same place on the same side. They stay while
/// the screens change, and only their colour changes, as in recordings of iOS 9 and 10.
struct KeptButtons: Equatable, Sendable {
  /// The colours of the left buttons, outermost first; nil for a button that comes or goes.
  let left: [Color?]
  let right: [Color?]

  /// The screen that draws the buttons; both screens list them.
  private let painter: String?

  static let none = KeptButtons(left: [], right: [], painter: nil)

  private init(left: [Color?], right: [Color?], painter: String?) {
    (self.left, self.right, self.painter) = (left, right, painter)
  }

  /// One of the two screens: its buttons and their look.
  struct Side {
    let screen: String
    let row: BarRow
    let look: BarContentLook
  }

  /// - Parameter fraction: the bar's progress from the screen below to the one above, from 0 to 1.
  init(below: Side, above: Side, fraction: Double, _ context: LayoutContext) {
    func colors(_ side: KeyPath<BarRow, [BarButton]>) -> [Color?] {
      zip(below.row[keyPath: side], above.row[keyPath: side]).map { a, b in
        guard a.item.content == b.item.content, a.item.style == b.item.style, a.frame == b.frame else { return nil }
        return a.color(below.look, context).mixedPremultiplied(with: b.color(above.look, context), fraction)
      }
    }
    self.init(left: colors(\.left), right: colors(\.right), painter: above.screen)
  }

  /// Returns the item of a button that stays, as one of the two screens lists it.
  func shared(_ item: PlacedItem, by screen: String) -> PlacedItem {
    var item = item
    item.isShared = true
    if screen != painter { item.artwork = .group(PlacedGroup(children: [])) }
    return item
  }
}
