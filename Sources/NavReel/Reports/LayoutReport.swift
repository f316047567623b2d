import NavReelDocuments
import NavReelDrawing
import NavReelLayout

/// `inspect --stage layout`: every placed item as JSON, in paint order, in screen coordinates. Keys are never removed.
struct LayoutReport {
  let placed: PlacedItems

  var json: JSONText { .object(["items": .array(placed.items.map(item))]) }

  private func item(_ item: PlacedItem) -> JSONText {
    var members: [JSONText.Member] = [
      .init("id", .string(item.id)),
      .init("frame", .rect(item.frame)),
    ]
    if let baseline = item.baseline { members.append(.init("baseline", .number(baseline))) }
    members.append(.init("alpha", .number(item.alpha)))
    if let color = item.color { members.append(.init("color", .color(color))) }
    if let text = item.text { members.append(.init("text", .string(text))) }
    if let icon = item.icon { members.append(.init("icon", .string(icon))) }
    return .object(members)
  }
}
