import NavReelDrawing

extension Symbol {
  /// A bin with a lid.
  static let trash: Symbol = {
    var bin = Path.outline(
      [Corner(4, 5.6), Corner(5, 21.4, 2.5), Corner(17, 21.4, 2.5), Corner(18, 5.6)], isClosed: false)
    bin.append(.polyline([Point(2, 5.6), Point(20, 5.6)]))
    bin.append(
      .outline([Corner(7.7, 5.6), Corner(8.1, 2.3, 1.6), Corner(13.9, 2.3, 1.6), Corner(14.3, 5.6)], isClosed: false))
    let ribs = Path.joined([
      .polyline([Point(7.8, 9.2), Point(8.2, 17.8)]), .polyline([Point(11, 9.2), Point(11, 17.8)]),
      .polyline([Point(14.2, 9.2), Point(13.8, 17.8)]),
    ])
    var symbol = lines(22, weight: 1.7, bin)
    symbol.parts.append(.stroke(ribs, Stroke(width: 1.4, cap: .round)))
    return symbol
  }()
}
