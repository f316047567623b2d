import NavReelDrawing

extension Symbol {
  /// An arrow that runs round clockwise.
  static let refresh: Symbol = {
    var path = Path.arc(center: Point(11, 13.2), radius: 8.4, from: -36, to: 270)
    path.line(to: Point(13.1, 4.8))
    path.append(.polyline([Point(10, 1.7), Point(13.1, 4.8), Point(10, 7.9)]))
    return lines(22, path)
  }()
}
