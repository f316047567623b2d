public import NavReelTypography

extension PlacedItems {
  /// Every line of text, in paint order, with the fonts that it needs and lacks.
  public var texts: [ShapedText] {
    var list: [ShapedText] = []
    func visit(_ items: [PlacedItem]) {
      for item in items {
        switch item.artwork {
        case .group(let group): visit(group.children)
        case .text(let text): list.append(text.shaped)
        default: break
        }
      }
    }
    visit(roots)
    return list
  }
}
