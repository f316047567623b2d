import NavReelDrawing

extension Symbol {
  /// The ribbon with a notch as an area: that of the bookmark, to the outer edge of its line.
  static let bookmarkFill = area(
    18,
    .outline(
      [Corner(2.2, 20.6), Corner(2.2, 2.7, 2.6), Corner(15.8, 2.7, 2.6), Corner(15.8, 20.6), Corner(9, 14.6)],
      grownBy: 0.9))
}
