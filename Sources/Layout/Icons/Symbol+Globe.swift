import NavReelDrawing

extension Symbol {
  /// A globe with its meridians and circles of latitude.
  static let globe: Symbol = {
    var path = Path.circle(center: Point(12, 12), radius: 9.7)
    path.append(.ellipse(in: Rect(7.5, 2.3, 9, 19.4)))
    path.append(.polyline([Point(2.3, 12), Point(21.7, 12)]))
    // Circles of latitude seen a little from the side: nearly straight.
    for (edge, middle) in [(6.2, 7.6), (17.8, 16.4)] {
      path.move(to: Point(4.25, edge))
      path.cubic(
        Point(8.4, middle + (middle - edge) / 3), Point(15.6, middle + (middle - edge) / 3), to: Point(19.75, edge))
    }
    return lines(24, weight: 1.5, path)
  }()
}
