import NavReelDrawing

extension Symbol {
  /// Three lines, each shorter than the one above.
  static let filter = lines(
    24, weight: 1.9,
    .joined([
      .polyline([Point(2.2, 6.2), Point(21.8, 6.2)]), .polyline([Point(5.8, 12), Point(18.2, 12)]),
      .polyline([Point(9.4, 17.8), Point(14.6, 17.8)]),
    ]))
}
