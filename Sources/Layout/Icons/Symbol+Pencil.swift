import NavReelDrawing

extension Symbol {
  static let pencil: Symbol = {
    // Along the diagonal: a point, a shaft, and a ring before the round end.
    var path = Path.outline([
      Corner(0, 0, 0.6), Corner(6, -3.1, 1.2), Corner(23.6, -3.1, 1.8), Corner(23.6, 3.1, 1.8), Corner(6, 3.1, 1.2),
    ])
    path.append(.polyline([Point(18.6, -3.1), Point(18.6, 3.1)]))
    return lines(24, weight: 1.7, path.transformed(by: Transform.rotation(degrees: -45).then(.translation(2.5, 21.5))))
  }()
}
