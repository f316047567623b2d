import NavReelDrawing

extension Symbol {
  /// Two links of a chain.
  static let link: Symbol = {
    // Lying: the right link, and the left one as its half turn.
    var half = Path()
    half.addArc(center: Point(2.1, 0), radius: 4.2, from: 195, to: 90, connected: false)
    half.addArc(center: Point(7.4, 0), radius: 4.2, from: 90, to: -90, connected: true)
    half.line(to: Point(4.6, -4.2))
    let whole = Path.joined([half, half.transformed(by: .rotation(degrees: 180))])
    return lines(24, whole.transformed(by: Transform.rotation(degrees: -45).then(.translation(12, 12))))
  }()
}
