import NavReelDrawing

extension Symbol {
  /// A cog wheel of eight teeth around a hub.
  static let gear: Symbol = {
    let center = Point(12, 12)
    func place(_ degrees: Double, _ radius: Double) -> Point {
      center + Transform.rotation(degrees: degrees).apply(Point(0, -radius))
    }
    var rim = Path()
    for tooth in 0..<8 {
      let middle = 45 * Double(tooth)
      let corners = [
        place(middle - 12.5, 7.9), place(middle - 8.2, 10.2), place(middle + 8.2, 10.2), place(middle + 12.5, 7.9),
      ]
      if tooth == 0 { rim.move(to: corners[0]) } else { rim.line(to: corners[0]) }
      for corner in corners.dropFirst() { rim.line(to: corner) }
    }
    rim.close()
    rim.append(.circle(center: center, radius: 3.5))
    return lines(24, weight: 1.7, rim)
  }()

  /// A pencil over a sheet.
  static let edit: Symbol = {
    var sheet = Path()
    sheet.move(to: Point(12.2, 4.9))
    sheet.line(to: Point(5, 4.9))
    sheet.addArc(center: Point(5, 7.7), radius: 2.8, from: 270, to: 180, connected: true)
    sheet.line(to: Point(2.2, 18.5))
    sheet.addArc(center: Point(5, 18.5), radius: 2.8, from: 180, to: 90, connected: true)
    sheet.line(to: Point(15.8, 21.3))
    sheet.addArc(center: Point(15.8, 18.5), radius: 2.8, from: 90, to: 0, connected: true)
    sheet.line(to: Point(18.6, 11.4))
    // Along the diagonal: a point, a shaft, and a cap behind a small gap.
    func place(_ along: Double, _ aside: Double) -> Point {
      Point(9, 14.6) + Transform.rotation(degrees: -45).apply(Point(along, aside))
    }
    let half = 1.35
    let pencil = Path.polyline(
      [place(0, 0), place(2.9, -half), place(12.6, -half), place(12.6, half), place(2.9, half)], closed: true)
    var cap = Path()
    cap.move(to: place(13.5, -half))
    cap.line(to: place(14.5, -half))
    cap.cubic(place(16.2, -half), place(16.2, half), to: place(14.5, half))
    cap.line(to: place(13.5, half))
    cap.close()
    return Symbol(
      size: Size(22, 24),
      parts: [
        .stroke(sheet, Stroke(width: 1.7, cap: .round, join: .round)), .fill(pencil, .nonZero), .fill(cap, .nonZero),
      ])
  }()

  static let heart: Symbol = {
    var path = Path()
    path.move(to: Point(12, 20.9))
    path.cubic(Point(10.6, 20.1), Point(2.2, 14.9), to: Point(2.2, 9.1))
    path.cubic(Point(2.2, 5.7), Point(4.6, 3.5), to: Point(7.4, 3.5))
    path.cubic(Point(9.4, 3.5), Point(11.1, 4.6), to: Point(12, 6.4))
    path.cubic(Point(12.9, 4.6), Point(14.6, 3.5), to: Point(16.6, 3.5))
    path.cubic(Point(19.4, 3.5), Point(21.8, 5.7), to: Point(21.8, 9.1))
    path.cubic(Point(21.8, 14.9), Point(13.4, 20.1), to: Point(12, 20.9))
    path.close()
    return lines(24, path)
  }()

  /// A ribbon with a notch.
  static let bookmark: Symbol = {
    var path = Path()
    path.move(to: Point(2.2, 20.6))
    path.line(to: Point(2.2, 5.3))
    path.addArc(center: Point(4.8, 5.3), radius: 2.6, from: 180, to: 270, connected: true)
    path.line(to: Point(13.2, 2.7))
    path.addArc(center: Point(13.2, 5.3), radius: 2.6, from: 270, to: 360, connected: true)
    path.line(to: Point(15.8, 20.6))
    path.line(to: Point(9, 14.6))
    path.close()
    return lines(18, path)
  }()

  /// The arrow at the end of a row that leads somewhere.
  static let disclosure = Symbol(
    size: Size(8, 13),
    parts: [
      .stroke(
        .polyline([Point(1.4, 1.4), Point(6.5, 6.5), Point(1.4, 11.6)]), Stroke(width: 2, cap: .round, join: .round))
    ], isDirectional: true)
}
