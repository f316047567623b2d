import NavReelDrawing

extension Symbol {
  /// A tick in a circle.
  static let checkCircle = circled(.polyline([Point(7.5, 12.5), Point(10.7, 15.9), Point(16.5, 8.3)]))

  /// The letter i in a circle.
  static let info = circled(
    .joined([
      .polyline([Point(10.2, 10.7), Point(12.3, 10.7), Point(12.3, 16.9)]),
      .polyline([Point(10, 16.9), Point(14.6, 16.9)]),
    ])
  ).filled(.circle(center: Point(12, 7.2), radius: 1.25))

  /// A question mark in a circle.
  static let question: Symbol = {
    var hook = Path.arc(center: Point(12, 9.2), radius: 2.9, from: 184, to: 405)
    hook.cubic(Point(12.9, 12.4), Point(12, 12.8), to: Point(12, 14))
    return circled(hook).filled(.circle(center: Point(12, 17.1), radius: 1.2))
  }()

  /// Three dots in a circle.
  static let moreCircle = lines(24, ring).filled(.dots([7.5, 12, 16.5].map { Point($0, 12) }, radius: 1.35))

  private static let ring = Path.circle(center: Point(12, 12), radius: 9.6)

  private static func circled(_ sign: Path) -> Symbol { lines(24, weight: 1.7, .joined([ring, sign])) }
}
