import NavReelDrawing

extension Symbol {
  /// A flag that waves from its pole.
  static let flag: Symbol = {
    var path = Path()
    path.move(to: Point(2.4, 4))
    path.cubic(Point(5, 2.2), Point(7.8, 2.4), to: Point(10.2, 3.8))
    path.cubic(Point(12.4, 5.1), Point(14.9, 5.2), to: Point(17.6, 3.8))
    path.line(to: Point(17.6, 13.6))
    path.cubic(Point(14.9, 15), Point(12.4, 14.9), to: Point(10.2, 13.6))
    path.cubic(Point(7.8, 12.2), Point(5, 12), to: Point(2.4, 13.8))
    path.append(.polyline([Point(2.4, 2.4), Point(2.4, 21.8)]))
    return lines(20, path)
  }()
}
