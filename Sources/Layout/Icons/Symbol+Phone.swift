import NavReelDrawing

extension Symbol {
  /// The receiver of a telephone.
  static let phone: Symbol = {
    // Lying, its back up: a bow between two pads.
    var path = Path()
    path.move(to: Point(-11.4, 1.2))
    path.cubic(Point(-10.6, -2.8), Point(-5.8, -5.2), to: Point(0, -5.2))
    path.cubic(Point(5.8, -5.2), Point(10.6, -2.8), to: Point(11.4, 1.2))
    path.cubic(Point(11.8, 3.6), Point(10.6, 4.9), to: Point(8.6, 4.3))
    path.line(to: Point(5.6, 3.3))
    path.cubic(Point(4.4, 2.9), Point(3.9, 2.3), to: Point(3.8, 1.2))
    path.cubic(Point(3.7, -0.2), Point(2, -0.6), to: Point(0, -0.6))
    path.cubic(Point(-2, -0.6), Point(-3.7, -0.2), to: Point(-3.8, 1.2))
    path.cubic(Point(-3.9, 2.3), Point(-4.4, 2.9), to: Point(-5.6, 3.3))
    path.line(to: Point(-8.6, 4.3))
    path.cubic(Point(-10.6, 4.9), Point(-11.8, 3.6), to: Point(-11.4, 1.2))
    path.close()
    return lines(24, weight: 1.7, path.transformed(by: Transform.rotation(degrees: 225).then(.translation(11.1, 12.9))))
  }()
}
