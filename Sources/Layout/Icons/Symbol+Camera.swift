import NavReelDrawing

extension Symbol {
  static let camera: Symbol = {
    var path = Path.outline([
      Corner(1.9, 6.4, 2.8), Corner(7.4, 6.4, 1.4), Corner(9, 3.6, 1.6), Corner(17, 3.6, 1.6), Corner(18.6, 6.4, 1.4),
      Corner(24.1, 6.4, 2.8), Corner(24.1, 20.4, 2.8), Corner(1.9, 20.4, 2.8),
    ])
    path.append(.circle(center: Point(13, 13), radius: 4.2))
    return lines(26, weight: 1.7, path).filled(.circle(center: Point(20.6, 10), radius: 1))
  }()
}
