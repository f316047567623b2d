import NavReelDrawing

extension Symbol {
  /// A shopping trolley.
  static let cart: Symbol = {
    var path = Path.outline(
      [Corner(1.6, 2.8), Corner(4.6, 2.8, 1.4), Corner(7.5, 17, 1.8), Corner(21.6, 17)], isClosed: false)
    path.append(
      .outline(
        [Corner(5.4, 6.2), Corner(24.4, 6.2, 1.7), Corner(22.4, 13.4, 1.9), Corner(6.85, 13.4)], isClosed: false))
    return lines(26, weight: 1.7, path).filled(.dots([Point(9.4, 20.6), Point(19.6, 20.6)], radius: 1.75))
  }()
}
