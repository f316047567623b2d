import NavReelDrawing

extension Symbol {
  /// A map folded in three.
  static let map: Symbol = {
    var path = Path.outline([
      Corner(1.9, 6.6, 1.5), Corner(9.3, 3.4), Corner(16.7, 6.6), Corner(24.1, 3.4, 1.5), Corner(24.1, 17.4, 1.5),
      Corner(16.7, 20.6), Corner(9.3, 17.4), Corner(1.9, 20.6, 1.5),
    ])
    path.append(.polyline([Point(9.3, 3.4), Point(9.3, 17.4)]))
    path.append(.polyline([Point(16.7, 6.6), Point(16.7, 20.6)]))
    return lines(26, weight: 1.7, path)
  }()
}
