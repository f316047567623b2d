import NavReelDrawing

extension Symbol {
  /// A plus sign, as in the recordings: 17.67 points of ink, 2 points into its box, lines of 1.67.
  static let add: Symbol = {
    let reach = 8.0
    let center = Point(10.83, 12)
    var path = Path.polyline([center - Point(0, reach), center + Point(0, reach)])
    path.append(.polyline([center - Point(reach, 0), center + Point(reach, 0)]))
    return lines(21.67, weight: 1.67, path)
  }()

  /// A cross.
  static let close: Symbol = {
    var path = Path.polyline([Point(3.6, 4.6), Point(18.4, 19.4)])
    path.append(.polyline([Point(18.4, 4.6), Point(3.6, 19.4)]))
    return lines(22, weight: 1.9, path)
  }()

  /// Three dots.
  static let more = Symbol(
    size: Size(22, 24),
    parts: [3.2, 11, 18.8].map { .fill(.circle(center: Point($0, 12), radius: 2.05), .nonZero) })

  /// A magnifying glass.
  static let search: Symbol = {
    var path = Path.circle(center: Point(10, 10.6), radius: 7.1)
    path.append(.polyline([Point(15.15, 15.75), Point(20.4, 21)]))
    return lines(23, path)
  }()
}
