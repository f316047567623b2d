import NavReelDrawing

extension Symbol {
  /// A bank card with its stripe.
  static let creditCard: Symbol = {
    var path = Path.roundedRect(Rect(1.9, 4, 22.2, 16), radius: 3)
    // Two lines side by side make one thicker stripe.
    for y in [8.9, 10] { path.append(.polyline([Point(1.9, y), Point(24.1, y)])) }
    path.append(.polyline([Point(6, 15.6), Point(10.2, 15.6)]))
    return lines(26, weight: 1.7, path)
  }()
}
