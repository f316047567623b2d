import NavReelDrawing

extension Symbol {
  /// A folder with its tab at the left.
  static let folder: Symbol = {
    var path = Path.outline([
      Corner(1.9, 3.8, 2.6), Corner(9.2, 3.8, 1.6), Corner(11.6, 6.3, 1.4), Corner(24.1, 6.3, 2.6),
      Corner(24.1, 20.2, 2.8), Corner(1.9, 20.2, 2.8),
    ])
    path.append(.polyline([Point(1.9, 10.3), Point(24.1, 10.3)]))
    return lines(26, weight: 1.7, path)
  }()
}
