import NavReelDrawing

extension Symbol {
  static let eye: Symbol = {
    var path = Path()
    path.move(to: Point(2.4, 13.1))
    path.cubic(Point(1.9, 12.4), Point(1.9, 11.6), to: Point(2.4, 10.9))
    path.cubic(Point(5.2, 7), Point(9.2, 4.7), to: Point(14, 4.7))
    path.cubic(Point(18.8, 4.7), Point(22.8, 7), to: Point(25.6, 10.9))
    path.cubic(Point(26.1, 11.6), Point(26.1, 12.4), to: Point(25.6, 13.1))
    path.cubic(Point(22.8, 17), Point(18.8, 19.3), to: Point(14, 19.3))
    path.cubic(Point(9.2, 19.3), Point(5.2, 17), to: Point(2.4, 13.1))
    path.close()
    path.append(.circle(center: Point(14, 12), radius: 3.7))
    return lines(28, weight: 1.7, path)
  }()
}
