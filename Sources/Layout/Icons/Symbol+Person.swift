import NavReelDrawing

extension Symbol {
  /// A head and shoulders.
  static let person = lines(22, .joined([head(grownBy: 0), shoulders(grownBy: 0)]))

  /// The head and shoulders as areas.
  static let personFill = area(22, .joined([head(grownBy: 0.9), shoulders(grownBy: 0.9)]))

  /// A head and shoulders, filled, for a row without a picture of its own.
  static let figure: Symbol = {
    var body = Path()
    body.move(to: Point(3.4, 20.6))
    body.cubic(Point(3.4, 16.2), Point(7, 13.7), to: Point(12, 13.7))
    body.cubic(Point(17, 13.7), Point(20.6, 16.2), to: Point(20.6, 20.6))
    body.close()
    return Symbol(
      size: Size(24, 24),
      parts: [.fill(.ellipse(in: Rect(7.7, 3.2, 8.6, 9.2)), .nonZero), .fill(body, .nonZero)])
  }()

  private static func head(grownBy growth: Double) -> Path {
    .ellipse(in: Rect(6.8, 2.4, 8.4, 8.8).inset(by: -growth))
  }

  private static func shoulders(grownBy growth: Double) -> Path {
    // The outer edge keeps the lower corners round.
    let (half, top, bottom, round) = (8.6 + growth, 14.6 - growth, 21.2 + growth, 1.7 + growth)
    var path = Path()
    path.move(to: Point(11 - half + round, bottom))
    path.cubic(
      Point(11 - half + round * 0.4, bottom), Point(11 - half - 0.1, bottom - round * 0.6),
      to: Point(11 - half + 0.1, bottom - round))
    path.cubic(Point(11 - half + 0.9, top + 2.5), Point(11 - half / 2, top), to: Point(11, top))
    path.cubic(
      Point(11 + half / 2, top), Point(11 + half - 0.9, top + 2.5), to: Point(11 + half - 0.1, bottom - round))
    path.cubic(
      Point(11 + half + 0.1, bottom - round * 0.6), Point(11 + half - round * 0.4, bottom),
      to: Point(11 + half - round, bottom))
    path.close()
    return path
  }
}
