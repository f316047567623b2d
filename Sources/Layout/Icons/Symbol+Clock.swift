import NavReelDrawing

extension Symbol {
  static let clock: Symbol = {
    var path = Path.circle(center: Point(12, 12), radius: 9.6)
    path.append(.polyline([Point(12, 6), Point(12, 12.4), Point(16.2, 15)]))
    return lines(24, path)
  }()
}
