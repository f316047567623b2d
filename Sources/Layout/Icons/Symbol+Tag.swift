import NavReelDrawing

extension Symbol {
  /// A label with a hole for its string.
  static let tag = lines(
    24, weight: 1.7,
    .outline([
      Corner(2.3, 2.3, 2.8), Corner(11.6, 2.3, 2), Corner(22.6, 13.3, 2.2), Corner(13.3, 22.6, 2.2),
      Corner(2.3, 11.6, 2),
    ])
  ).filled(.circle(center: Point(7, 7), radius: 1.6))
}
