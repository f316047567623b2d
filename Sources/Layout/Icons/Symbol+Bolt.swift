import NavReelDrawing

extension Symbol {
  /// A flash of lightning.
  static let bolt = lines(
    18, weight: 1.7,
    .outline([
      Corner(11.4, 1.2, 0.8), Corner(1.6, 13.8, 0.8), Corner(8.2, 13.8, 0.5), Corner(6.6, 22.8, 0.8),
      Corner(16.4, 10.2, 0.8), Corner(9.8, 10.2, 0.5),
    ]))
}
