import NavReelDrawing

extension Symbol {
  /// A chevron.
  static let back = lines(
    14, weight: 2.2, isDirectional: true, .polyline([Point(11, 3.6), Point(2.6, 12), Point(11, 20.4)]))

  /// An arrow out of a tray.
  static let share: Symbol = {
    var path = Path.polyline([Point(10, 14.6), Point(10, 1.6)])
    path.append(.polyline([Point(6.1, 5.2), Point(10, 1.4), Point(13.9, 5.2)]))
    path.move(to: Point(6.6, 8.3))
    path.line(to: Point(4.4, 8.3))
    path.addArc(center: Point(4.4, 10.9), radius: 2.6, from: 270, to: 180, connected: true)
    path.line(to: Point(1.8, 18.9))
    path.addArc(center: Point(4.4, 18.9), radius: 2.6, from: 180, to: 90, connected: true)
    path.line(to: Point(15.6, 21.5))
    path.addArc(center: Point(15.6, 18.9), radius: 2.6, from: 90, to: 0, connected: true)
    path.line(to: Point(18.2, 10.9))
    path.addArc(center: Point(15.6, 10.9), radius: 2.6, from: 0, to: -90, connected: true)
    path.line(to: Point(13.4, 8.3))
    return lines(20, weight: 1.7, path)
  }()
}
