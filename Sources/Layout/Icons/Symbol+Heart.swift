import NavReelDrawing

extension Symbol {
  /// The heart as an area, to the outer edge of the heart's line.
  static let heartFill: Symbol = {
    var path = Path()
    path.move(to: Point(12, 21.8))
    path.cubic(Point(11.5, 21.8), Point(11.1, 21.5), to: Point(10.6, 21.2))
    path.cubic(Point(4.9, 17.4), Point(1.3, 13.3), to: Point(1.3, 9.1))
    path.cubic(Point(1.3, 5.3), Point(4, 2.6), to: Point(7.4, 2.6))
    path.cubic(Point(9.4, 2.6), Point(11, 3.6), to: Point(12, 5.2))
    path.cubic(Point(13, 3.6), Point(14.6, 2.6), to: Point(16.6, 2.6))
    path.cubic(Point(20, 2.6), Point(22.7, 5.3), to: Point(22.7, 9.1))
    path.cubic(Point(22.7, 13.3), Point(19.1, 17.4), to: Point(13.4, 21.2))
    path.cubic(Point(12.9, 21.5), Point(12.5, 21.8), to: Point(12, 21.8))
    path.close()
    return area(24, path)
  }()
}
