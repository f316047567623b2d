import NavReelDrawing

extension Symbol {
  /// Three bars, each higher than the one before.
  static let chart = lines(
    24, weight: 1.7,
    .joined(
      [(2.1, 12.8), (9.8, 7.6), (17.5, 2.4)].map { x, top in
        .roundedRect(Rect(x, top, 4.4, 21.6 - top), radius: 1.4)
      }))
}
