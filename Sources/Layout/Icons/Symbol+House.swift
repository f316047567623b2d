import NavReelDrawing

extension Symbol {
  /// A house under a roof that reaches beyond its walls.
  static let house = lines(
    26,
    .joined([
      roof, .outline([Corner(5, 9.6), Corner(5, 21, 2.2), Corner(21, 21, 2.2), Corner(21, 9.6)], isClosed: false),
      .outline([Corner(10.2, 21), Corner(10.2, 14.4, 1), Corner(15.8, 14.4, 1), Corner(15.8, 21)], isClosed: false),
    ]))

  /// The house as an area under the line of its roof.
  static let houseFill = lines(26, roof).filled(
    .outline([
      Corner(13, 5.3, 0.9), Corner(21.9, 12.65, 0.3), Corner(21.9, 21.9, 3), Corner(15.7, 21.9, 0.3),
      Corner(15.7, 15.2, 1), Corner(10.3, 15.2, 1), Corner(10.3, 21.9, 0.3), Corner(4.1, 21.9, 3),
      Corner(4.1, 12.65, 0.3),
    ]))

  private static let roof = Path.outline(
    [Corner(1.9, 11.8), Corner(13, 2.5, 1.3), Corner(24.1, 11.8)], isClosed: false)
}
