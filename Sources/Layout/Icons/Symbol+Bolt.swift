import NavReelDrawing

extension Symbol {
  /// A flash of lightning.
  static let bolt = lines(
    18, weight: 1.7,
    .outline([
      Corner(12.4, -0.8, 0.9), Corner(1, 13.9, 0.9), Corner(8, 13.9, 0.5), Corner(5.6, 24.8, 0.9),
      Corner(17, 10.1, 0.9), Corner(10, 10.1, 0.5),
    ]))
}
