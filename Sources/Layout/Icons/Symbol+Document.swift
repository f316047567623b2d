import NavReelDrawing

extension Symbol {
  /// A sheet with a corner turned down.
  static let document: Symbol = {
    var path = Path.outline([
      Corner(2.4, 2, 2.8), Corner(11.6, 2, 1), Corner(17.6, 8, 1), Corner(17.6, 22, 2.8), Corner(2.4, 22, 2.8),
    ])
    path.append(.outline([Corner(11.2, 2), Corner(11.2, 8.4, 1.6), Corner(17.6, 8.4)], isClosed: false))
    return lines(20, weight: 1.7, path)
  }()
}
