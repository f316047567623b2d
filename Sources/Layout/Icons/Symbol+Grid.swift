import NavReelDrawing

extension Symbol {
  /// Four squares.
  static let grid = lines(
    24, weight: 1.7,
    .joined(
      [2.3, 13.7].flatMap { y in
        [2.3, 13.7].map { x in .roundedRect(Rect(x, y, 8, 8), radius: 2) }
      }))
}
