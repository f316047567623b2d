import NavReelDrawing

extension Symbol {
  /// Three bars, each higher than the one before.
  static let chart = lines(
    24, weight: 1.7,
    .joined(
      [(2.1, 12.6), (9.4, 7.5), (16.7, 2.4)].map { x, top in
        .roundedRect(Rect(x, top, 5.2, 21.6 - top), radius: 1.4)
      }))
}
