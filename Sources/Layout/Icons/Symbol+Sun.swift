import NavReelDrawing

extension Symbol {
  /// A disc and eight rays.
  static let sun: Symbol = {
    let center = Point(12, 12)
    let rays = (0..<8).map { index in
      let turn = Transform.rotation(degrees: 45 * Double(index))
      return Path.polyline([7.6, 10.2].map { center + turn.apply(Point(0, -$0)) })
    }
    return lines(24, .joined([.circle(center: center, radius: 4.3)] + rays))
  }()
}
