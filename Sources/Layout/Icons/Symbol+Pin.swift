import NavReelDrawing

extension Symbol {
  /// A pin of a map.
  static let pin: Symbol = {
    var path = Path()
    path.move(to: Point(9, 22))
    path.cubic(Point(8.4, 22), Point(1.9, 14.4), to: Point(1.9, 9.2))
    path.addArc(center: Point(9, 9.2), radius: 7.1, from: 180, to: 360, connected: true)
    path.cubic(Point(16.1, 14.4), Point(9.6, 22), to: Point(9, 22))
    path.close()
    path.append(.circle(center: Point(9, 9.2), radius: 2.6))
    return lines(18, weight: 1.7, path)
  }()
}
