import NavReelDrawing

extension Symbol {
  /// A microphone in its stand.
  static let mic: Symbol = {
    var path = Path.roundedRect(Rect(5.5, 2, 7, 12.4), radius: 3.5)
    path.move(to: Point(2.2, 10.4))
    path.addArc(center: Point(9, 11.1), radius: 6.8, from: 180, to: 0, connected: true)
    path.line(to: Point(15.8, 10.4))
    path.append(.polyline([Point(9, 17.9), Point(9, 21.8)]))
    path.append(.polyline([Point(5.4, 21.8), Point(12.6, 21.8)]))
    return lines(18, weight: 1.7, path)
  }()
}
