import Drawing
import Layout

/// `inspect --stage layout`: every placed thing as JSON, in paint order, in screen coordinates. Its keys only grow.
struct LayoutReport {
  let placed: PlacedItems

  var json: JSONText { .object(["items": .array(placed.items.map(item))]) }

  private func item(_ item: PlacedItem) -> JSONText {
    var members: [JSONText.Member] = [
      .init(key: "id", value: .string(item.id)),
      .init(key: "frame", value: .rect(item.frame)),
    ]
    if let baseline = item.baseline { members.append(.init(key: "baseline", value: .number(baseline))) }
    members.append(.init(key: "alpha", value: .number(item.alpha)))
    if let color = item.color { members.append(.init(key: "color", value: .color(color))) }
    if let text = item.text { members.append(.init(key: "text", value: .string(text))) }
    return .object(members)
  }
}
