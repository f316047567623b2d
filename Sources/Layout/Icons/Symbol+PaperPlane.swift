import NavReelDrawing

extension Symbol {
  /// A paper plane on its way up.
  static let paperPlane: Symbol = {
    var path = Path.outline([
      Corner(22.2, 1.8, 0.9), Corner(14.6, 22.4, 0.9), Corner(10.5, 13.5, 0.3), Corner(1.6, 9.4, 0.9),
    ])
    path.append(.polyline([Point(10.5, 13.5), Point(21.2, 2.8)]))
    return lines(24, weight: 1.7, path)
  }()
}
