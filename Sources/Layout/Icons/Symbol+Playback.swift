import NavReelDrawing

extension Symbol {
  /// A triangle, as players have it: an area.
  static let play = area(20, .outline([Corner(2.8, 1.4, 2), Corner(20, 12, 2), Corner(2.8, 22.6, 2)]))

  /// Two upright bars.
  static let pause = area(
    18,
    .joined([
      .roundedRect(Rect(2.4, 3.2, 4.8, 17.6), radius: 1.4), .roundedRect(Rect(10.8, 3.2, 4.8, 17.6), radius: 1.4),
    ]))
}
