import NavReelDrawing

extension Symbol {
  /// An exclamation mark in a triangle.
  static let warning: Symbol = {
    var path = Path.outline([Corner(13, 0.7, 2.3), Corner(25.4, 21, 2.3), Corner(0.6, 21, 2.3)])
    path.append(.polyline([Point(13, 8.8), Point(13, 13.8)]))
    return lines(26, weight: 1.7, path).filled(.circle(center: Point(13, 17.1), radius: 1.2))
  }()
}
