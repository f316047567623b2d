import NavReelDrawing

extension Symbol {
  static let envelope: Symbol = {
    var path = Path.roundedRect(Rect(1.9, 4, 22.2, 16), radius: 3)
    path.append(.outline([Corner(2.8, 5.4), Corner(13, 14.2, 2.2), Corner(23.2, 5.4)], isClosed: false))
    return lines(26, weight: 1.7, path)
  }()
}
