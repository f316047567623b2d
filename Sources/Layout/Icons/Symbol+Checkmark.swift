import NavReelDrawing

extension Symbol {
  /// A tick.
  static let checkmark = lines(22, weight: 2, .polyline([Point(2.6, 12.9), Point(8.4, 19.2), Point(19.4, 4.8)]))
}
