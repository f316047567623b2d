import NavReelDrawing

extension Symbol {
  /// A parcel with a bow.
  static let gift: Symbol = {
    var path = Path.roundedRect(Rect(2, 7, 20, 4.6), radius: 1.4)
    path.append(
      .outline(
        [Corner(3.9, 11.6), Corner(3.9, 21.6, 2.6), Corner(20.1, 21.6, 2.6), Corner(20.1, 11.6)], isClosed: false))
    path.append(.polyline([Point(12, 7), Point(12, 21.6)]))
    for side in [-1.0, 1] {
      path.move(to: Point(12, 7))
      path.cubic(Point(12 + side * 0.9, 3.6), Point(12 + side * 2.6, 1.9), to: Point(12 + side * 4.4, 1.9))
      path.cubic(Point(12 + side * 7.6, 1.9), Point(12 + side * 7.9, 7), to: Point(12 + side * 4.4, 7))
    }
    return lines(24, weight: 1.7, path)
  }()
}
