import NavReelDrawing

extension Symbol {
  /// A leaf of a calendar on two rings.
  static let calendar: Symbol = {
    var path = Path.roundedRect(Rect(2.2, 4, 19.6, 17.6), radius: 3.4)
    path.append(.polyline([Point(2.2, 9.2), Point(21.8, 9.2)]))
    for x in [7.2, 16.8] { path.append(.polyline([Point(x, 1.9), Point(x, 4)])) }
    let days = [13.3, 17.3].flatMap { y in [7.2, 12, 16.8].map { Point($0, y) } }
    return lines(24, weight: 1.7, path).filled(.dots(days, radius: 1.15))
  }()
}
