import NavReelDrawing

extension Symbol {
  /// The heart as an area, to the outer edge of the heart's line.
  static let heartFill: Symbol = {
    var path = Path()
    path.move(to: Point(11.55, 21.68))
    path.cubic(Point(10.03, 20.81), Point(1.3, 15.3), to: Point(1.3, 9.1))
    path.cubic(Point(1.3, 5.2), Point(4.1, 2.6), to: Point(7.4, 2.6))
    path.cubic(Point(9.3, 2.6), Point(11, 3.5), to: Point(12, 5))
    path.cubic(Point(13, 3.5), Point(14.7, 2.6), to: Point(16.6, 2.6))
    path.cubic(Point(19.9, 2.6), Point(22.7, 5.2), to: Point(22.7, 9.1))
    path.cubic(Point(22.7, 15.3), Point(13.97, 20.81), to: Point(12.45, 21.68))
    path.cubic(Point(12.17, 21.84), Point(11.83, 21.84), to: Point(11.55, 21.68))
    path.close()
    return area(24, path)
  }()
}
