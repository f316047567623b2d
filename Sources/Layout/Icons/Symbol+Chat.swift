import NavReelDrawing

extension Symbol {
  /// A speech bubble.
  static let chat = lines(
    26,
    .outline([
      Corner(2, 2.8, 4.6), Corner(24, 2.8, 4.6), Corner(24, 17.6, 4.6), Corner(12.6, 17.6, 0.8), Corner(7.2, 22.4, 0.9),
      Corner(7.2, 17.6, 0.4), Corner(2, 17.6, 4.6),
    ]))
}
