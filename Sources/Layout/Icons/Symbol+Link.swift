import NavReelDrawing

extension Symbol {
  /// Two links of a chain.
  static let link: Symbol = {
    // Lying: the right link, and the left one as its half turn.
    var half = Path()
    half.addArc(center: Point(1.9, 0), radius: 3.9, from: 196, to: 90, connected: false)
    half.addArc(center: Point(6.6, 0), radius: 3.9, from: 90, to: -90, connected: true)
    half.line(to: Point(4, -3.9))
    let whole = Path.joined([half, half.transformed(by: .rotation(degrees: 180))])
    return lines(24, whole.transformed(by: Transform.rotation(degrees: -45).then(.translation(12, 12))))
  }()
}
