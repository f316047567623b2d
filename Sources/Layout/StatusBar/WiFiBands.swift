import NavReelDrawing

/// A wedge and two arcs around one centre.
enum WiFiBands {
  /// Returns the given bands, counted from the wedge, relative to the top left corner of the glyph.
  static func path(_ sizes: GlyphSizes, _ bands: Range<Int>) -> Path {
    let center = Point(sizes.wifiWidth / 2, sizes.wifiHeight)
    let opening = halfOpening(sizes)
    var path = Path()
    var inner = 0.0
    for band in 0..<3 {
      let outer = inner + (band == 0 ? sizes.wedge : sizes.arc)
      if bands.contains(band) {
        path.append(sector(center, inner, outer, opening, sizes.wifiRadius))
      }
      inner = outer + sizes.wifiGap
    }
    return path
  }

  /// Returns half the opening, at which the outermost arc reaches from side to side: 90° − acos(half width / height),
  /// about 44 degrees. Solved by bisection of the sine, since the angle is needed in degrees.
  private static func halfOpening(_ sizes: GlyphSizes) -> Double {
    let sine = min(1, sizes.wifiWidth / 2 / sizes.wifiHeight)
    var (low, high) = (0.0, 90.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if Transform.rotation(degrees: middle).b < sine { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns a part of a ring with rounded corners, or a wedge if the inner radius is 0.
  private static func sector(_ c: Point, _ inner: Double, _ outer: Double, _ opening: Double, _ corner: Double) -> Path
  {
    func place(_ degrees: Double, _ radius: Double) -> Point {
      c + Transform.rotation(degrees: degrees).apply(Point(0, -radius))
    }
    let degreesPerRadian = 57.29577951308232
    let r = min(corner, (outer - inner) / 2)
    let outerTurn = r / outer * degreesPerRadian
    var path = Path()
    path.move(to: place(-opening + outerTurn, outer))
    path.addArc(
      center: c, radius: outer, from: -90 - opening + outerTurn, to: -90 + opening - outerTurn, connected: true)
    path.quad(place(opening, outer), to: place(opening, outer - r))
    if inner == 0 {
      path.line(to: place(opening, r))
      path.quad(c, to: place(-opening, r))
    } else {
      let innerTurn = min(r / inner * degreesPerRadian, opening)
      path.line(to: place(opening, inner + r))
      path.quad(place(opening, inner), to: place(opening - innerTurn, inner))
      path.addArc(
        center: c, radius: inner, from: -90 + opening - innerTurn, to: -90 - opening + innerTurn, connected: true)
      path.quad(place(-opening, inner), to: place(-opening, inner + r))
    }
    path.line(to: place(-opening, outer - r))
    path.quad(place(-opening, outer), to: place(-opening + outerTurn, outer))
    path.close()
    return path
  }
}
