internal import NavReelElementaryFunctions

extension Path {
  public static func rect(_ r: Rect) -> Path {
    Path([
      .move(Point(r.minX, r.minY)), .line(Point(r.maxX, r.minY)), .line(Point(r.maxX, r.maxY)),
      .line(Point(r.minX, r.maxY)), .close,
    ])
  }

  /// Returns an open or closed polyline.
  public static func polyline(_ points: [Point], closed: Bool = false) -> Path {
    var path = Path(points.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) })
    if closed && !points.isEmpty { path.close() }
    return path
  }

  /// Returns a rectangle whose corners are quarter ellipses, drawn as one cubic each (radial error 0.03 %).
  ///
  /// - Parameters:
  ///   - r: The rectangle.
  ///   - radius: The corner radius, limited to half the shorter side.
  public static func roundedRect(_ r: Rect, radius: Double) -> Path {
    let radius = min(max(radius, 0), min(r.width, r.height) / 2)
    guard radius > 0 else { return rect(r) }
    let k = radius * circleCubic
    let (x0, y0, x1, y1) = (r.minX, r.minY, r.maxX, r.maxY)
    return Path([
      .move(Point(x0 + radius, y0)),
      .line(Point(x1 - radius, y0)),
      .cubic(Point(x1 - radius + k, y0), Point(x1, y0 + radius - k), Point(x1, y0 + radius)),
      .line(Point(x1, y1 - radius)),
      .cubic(Point(x1, y1 - radius + k), Point(x1 - radius + k, y1), Point(x1 - radius, y1)),
      .line(Point(x0 + radius, y1)),
      .cubic(Point(x0 + radius - k, y1), Point(x0, y1 - radius + k), Point(x0, y1 - radius)),
      .line(Point(x0, y0 + radius)),
      .cubic(Point(x0, y0 + radius - k), Point(x0 + radius - k, y0), Point(x0 + radius, y0)),
      .close,
    ])
  }

  /// Returns a rectangle with continuous corners, like iOS displays and icons: the curvature grows gradually, so a
  /// corner takes 1.528665 radii of each side.
  ///
  /// The three cubics per corner are the published measurement of UIKit's curve. If a side is too short for them, the
  /// radius is kept and the corner becomes circular, as in UIKit.
  public static func continuousRoundedRect(_ r: Rect, radius: Double) -> Path {
    let reach = 1.52866498
    guard radius > 0, min(r.width, r.height) >= 2 * reach * radius else { return roundedRect(r, radius: radius) }
    var path = Path()
    // Each corner has its own frame: (along, inward) from the corner, starting along the side that leads to it.
    func corner(_ place: (Double, Double) -> Point) {
      path.line(to: place(reach, 0))
      path.cubic(place(1.08849296, 0), place(0.86840694, 0), to: place(0.63149379, 0.07491139))
      path.cubic(place(0.37282383, 0.16905956), place(0.16905956, 0.37282383), to: place(0.07491139, 0.63149379))
      path.cubic(place(0, 0.86840694), place(0, 1.08849296), to: place(0, reach))
    }
    path.move(to: Point(r.minX + reach * radius, r.minY))
    corner { Point(r.maxX - $0 * radius, r.minY + $1 * radius) }
    corner { Point(r.maxX - $1 * radius, r.maxY - $0 * radius) }
    corner { Point(r.minX + $0 * radius, r.maxY - $1 * radius) }
    corner { Point(r.minX + $1 * radius, r.minY + $0 * radius) }
    path.close()
    return path
  }

  public static func ellipse(in r: Rect) -> Path {
    let (kx, ky) = (r.width / 2 * circleCubic, r.height / 2 * circleCubic)
    let c = r.center
    return Path([
      .move(Point(c.x, r.minY)),
      .cubic(Point(c.x + kx, r.minY), Point(r.maxX, c.y - ky), Point(r.maxX, c.y)),
      .cubic(Point(r.maxX, c.y + ky), Point(c.x + kx, r.maxY), Point(c.x, r.maxY)),
      .cubic(Point(c.x - kx, r.maxY), Point(r.minX, c.y + ky), Point(r.minX, c.y)),
      .cubic(Point(r.minX, c.y - ky), Point(c.x - kx, r.minY), Point(c.x, r.minY)),
      .close,
    ])
  }

  public static func circle(center: Point, radius: Double) -> Path {
    ellipse(in: Rect(center.x - radius, center.y - radius, 2 * radius, 2 * radius))
  }

  /// Returns an open circular arc.
  ///
  /// - Parameters:
  ///   - center: The circle's centre.
  ///   - radius: The circle's radius.
  ///   - start: The start, in degrees from the positive x axis, clockwise on screen.
  ///   - end: The end, in the same degrees; an end below `start` runs anticlockwise.
  public static func arc(center: Point, radius: Double, from start: Double, to end: Double) -> Path {
    var path = Path()
    path.addArc(center: center, radius: radius, from: start, to: end, connected: false)
    return path
  }

  /// Appends an arc, one cubic per 90 degrees at most; `connected` draws a line to its start instead of moving there.
  public mutating func addArc(
    center: Point, radius: Double, from start: Double, to end: Double, connected: Bool
  ) {
    func place(_ degrees: Double) -> (point: Point, tangent: Point) {
      let (s, c) = ElementaryFunctions.sinCos(degrees: degrees)
      return (Point(center.x + radius * c, center.y + radius * s), Point(-radius * s, radius * c))
    }
    let pieces = max(1, Int((abs(end - start) / 90).rounded(.up)))
    let step = (end - start) / Double(pieces)
    // This cubic matches both ends, both tangents and the middle: handle = 4/3·tan(step/4).
    let quarter = ElementaryFunctions.sinCos(degrees: step / 4)
    let handle = 4.0 / 3.0 * quarter.sin / quarter.cos
    var from = place(start)
    if connected { line(to: from.point) } else { move(to: from.point) }
    for k in 1...pieces {
      let to = place(k == pieces ? end : start + step * Double(k))
      cubic(from.point + from.tangent * handle, to.point - to.tangent * handle, to: to.point)
      from = to
    }
  }

  /// 4/3·tan(π/8): the handle of a cubic quarter circle.
  static let circleCubic = 0.5522847498307936
}
