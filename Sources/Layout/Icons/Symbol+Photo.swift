import NavReelDrawing

extension Symbol {
  /// A landscape in a frame: a sun and two mountains.
  static let photo: Symbol = {
    var path = Path.roundedRect(Rect(1.9, 3.6, 22.2, 16.8), radius: 3)
    path.append(.outline([Corner(2.2, 17.4), Corner(8, 12.4, 1.2), Corner(11.3, 15.7)], isClosed: false))
    path.append(.outline([Corner(11.3, 15.7), Corner(17, 10.1, 1.2), Corner(23.8, 16.6)], isClosed: false))
    return lines(26, weight: 1.7, path).filled(.circle(center: Point(8, 8.3), radius: 1.7))
  }()
}
