import NavReelDrawing

extension Symbol {
  /// A crescent, open to the upper right.
  static let moon: Symbol = {
    // Lying, open to the right: an arc of three quarters, and one back that meets it in the tips at ±6.647.
    var path = Path.arc(center: .zero, radius: 9.4, from: 45, to: 315)
    path.addArc(center: Point(5, 0), radius: 6.848, from: 283.92, to: 76.08, connected: true)
    path.close()
    return lines(
      22, path.transformed(by: Transform.rotation(degrees: -40).then(.scale(0.96)).then(.translation(11, 12))))
  }()
}
