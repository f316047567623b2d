import NavReelDrawing

extension Symbol {
  /// The receiver of a telephone.
  static let phone: Symbol = {
    // Lying, its back up: a bow between two pads.
    var path = Path()
    path.move(to: Point(-10.4, 1.6))
    path.cubic(Point(-9.9, -2.4), Point(-5.2, -4.6), to: Point(0, -4.6))
    path.cubic(Point(5.2, -4.6), Point(9.9, -2.4), to: Point(10.4, 1.6))
    path.cubic(Point(10.6, 3.4), Point(9.9, 4.2), to: Point(8.3, 3.9))
    path.line(to: Point(5.9, 3.4))
    path.cubic(Point(4.6, 3.1), Point(4.2, 2.5), to: Point(4.2, 1.4))
    path.cubic(Point(4.2, 0), Point(2, -0.4), to: Point(0, -0.4))
    path.cubic(Point(-2, -0.4), Point(-4.2, 0), to: Point(-4.2, 1.4))
    path.cubic(Point(-4.2, 2.5), Point(-4.6, 3.1), to: Point(-5.9, 3.4))
    path.line(to: Point(-8.3, 3.9))
    path.cubic(Point(-9.9, 4.2), Point(-10.6, 3.4), to: Point(-10.4, 1.6))
    path.close()
    return lines(24, weight: 1.7, path.transformed(by: Transform.rotation(degrees: 225).then(.translation(12, 12))))
  }()
}
