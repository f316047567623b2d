import NavReelDrawing

extension Symbol {
  /// Three lines with a dot before each.
  static let list: Symbol = {
    let rows = [5.4, 12, 18.6]
    return lines(
      24, isDirectional: true, .joined(rows.map { .polyline([Point(8.4, $0), Point(21.8, $0)]) })
    ).filled(.dots(rows.map { Point(3.3, $0) }, radius: 1.5))
  }()
}
