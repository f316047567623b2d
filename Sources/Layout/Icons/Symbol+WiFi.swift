import NavReelDrawing

extension Symbol {
  /// Three waves over a dot.
  static let wifi: Symbol = {
    let center = Point(13.5, 19.4)
    let waves = [6.0, 10.8, 15.6].map { Path.arc(center: center, radius: $0, from: 223, to: 317) }
    return lines(27, weight: 2, .joined(waves)).filled(.circle(center: center, radius: 1.9))
  }()
}
