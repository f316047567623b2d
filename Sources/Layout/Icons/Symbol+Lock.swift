import NavReelDrawing

extension Symbol {
  /// A padlock.
  static let lock: Symbol = {
    var path = Path.roundedRect(Rect(2.2, 10.2, 13.6, 11.6), radius: 2.8)
    path.append(shackle(from: 4.9, to: 13.1, end: 10.2))
    return lines(18, path)
  }()

  /// A padlock whose shackle is turned aside.
  static let unlock: Symbol = {
    var path = Path.roundedRect(Rect(2.2, 10.2, 13.6, 11.6), radius: 2.8)
    path.append(shackle(from: 12.2, to: 20.2, end: 9.4))
    return lines(22.4, path)
  }()

  private static func shackle(from left: Double, to right: Double, end: Double) -> Path {
    let radius = (right - left) / 2
    var path = Path()
    path.move(to: Point(left, 10.2))
    path.addArc(center: Point((left + right) / 2, 2.2 + radius), radius: radius, from: 180, to: 360, connected: true)
    path.line(to: Point(right, end))
    return path
  }
}
