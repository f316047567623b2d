import NavReelDrawing

extension Symbol {
  /// A video camera: a body and its lens.
  static let video: Symbol = {
    var path = Path.roundedRect(Rect(1.9, 5, 16, 14), radius: 3.4)
    path.append(
      .outline(
        [Corner(17.9, 10.3), Corner(25.1, 5.7, 1.2), Corner(25.1, 18.3, 1.2), Corner(17.9, 13.7)],
        isClosed: false))
    return lines(27, weight: 1.7, path)
  }()
}
