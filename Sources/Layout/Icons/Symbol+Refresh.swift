import NavReelDrawing

extension Symbol {
  /// An arrow that runs round clockwise.
  static let refresh: Symbol = {
    var path = Path.arc(center: Point(11, 12.6), radius: 8.6, from: 8, to: 315)
    path.append(.polyline([Point(17.08, 1.6), Point(17.08, 6.52), Point(12.1, 6.52)]))
    return lines(22, path)
  }()
}
