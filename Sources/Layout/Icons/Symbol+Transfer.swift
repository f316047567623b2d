import NavReelDrawing

extension Symbol {
  /// An arrow down into a tray.
  static let download = lines(22, .joined([tray, arrow(from: 2.2, to: 15)]))

  /// An arrow up out of a tray.
  static let upload = lines(22, .joined([tray, arrow(from: 15, to: 2.2)]))

  private static let tray = Path.outline(
    [Corner(2.2, 15.4), Corner(2.2, 21.4, 3), Corner(19.8, 21.4, 3), Corner(19.8, 15.4)], isClosed: false)

  private static func arrow(from start: Double, to end: Double) -> Path {
    let barb = end + (start < end ? -4.6 : 4.6)
    return .joined([
      .polyline([Point(11, start), Point(11, end)]),
      .polyline([Point(6.4, barb), Point(11, end), Point(15.6, barb)]),
    ])
  }
}
