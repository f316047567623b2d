import NavReelDrawing

extension Symbol {
  /// A bell with its clapper below.
  static let bell: Symbol = {
    var path = Path()
    path.move(to: Point(3.7, 17.4))
    path.cubic(Point(2.3, 17.4), Point(1.7, 16), to: Point(2.6, 15))
    path.cubic(Point(4.2, 13.3), Point(4.7, 12), to: Point(4.8, 9.2))
    path.cubic(Point(5, 5.2), Point(7.4, 2.4), to: Point(11, 2.4))
    path.cubic(Point(14.6, 2.4), Point(17, 5.2), to: Point(17.2, 9.2))
    path.cubic(Point(17.3, 12), Point(17.8, 13.3), to: Point(19.4, 15))
    path.cubic(Point(20.3, 16), Point(19.7, 17.4), to: Point(18.3, 17.4))
    path.close()
    path.addArc(center: Point(11, 18.9), radius: 2.9, from: 158, to: 22, connected: false)
    return lines(22, path)
  }()
}
