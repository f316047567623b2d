import NavReelDrawing
import NavReelElementaryFunctions

/// Turns a line along a path into a filled path, in user space.
///
/// The result is a set of contours of one direction that may overlap: strips along smooth runs, with joins and caps
/// over their ends. A non-zero fill with exact coverage merges them, so no outline has to be cut against another.
///
/// Complex lines are approximated to limit the work: if the curves of a line have more than `chordLimit` chords, each
/// curve outside the clip becomes one chord, and the others become coarser if there are still too many.
struct Stroker {
  private let stroke: Stroke
  private let half: Double

  private var outline = Path()

  /// The largest number of chords of a path. An icon has a few hundred.
  static let chordLimit = 4096

  /// Returns the filled outline of a line.
  ///
  /// - Parameters:
  ///   - scale: The number of device pixels per user unit, which determines the precision of curves.
  ///   - clip: The visible area, in user space; nil for everything.
  static func outline(of path: Path, _ stroke: Stroke, scale: Double, clip: Rect? = nil) -> Path {
    guard stroke.width > 0, stroke.width.isFinite, scale > 0, scale.isFinite else { return Path() }
    var s = Stroker(stroke)
    // This is the largest distance of a chord from its curve, in user units.
    var tolerance = Flattening.tolerance / scale
    var path = path
    if Polyline.chordCount(of: path, tolerance: tolerance) > chordLimit {
      if let clip { path = path.straightened(outside: clip.inset(by: -stroke.reach)) }
      let excess = Double(Polyline.chordCount(of: path, tolerance: tolerance)) / Double(chordLimit)
      // The number of chords falls with the square root of the tolerance.
      if excess > 1 { tolerance *= excess * excess }
    }
    for contour in Polyline.contours(of: path, tolerance: tolerance) { s.add(contour) }
    return s.outline
  }

  private init(_ stroke: Stroke) {
    self.stroke = stroke
    half = stroke.width / 2
  }

  private mutating func add(_ line: Polyline) {
    let p = line.points
    guard p.count > 1 else {
      if let point = p.first { dot(point) }
      return
    }
    let count = line.isClosed ? p.count : p.count - 1
    let normals = (0..<count).map { normal(p[$0], p[($0 + 1) % p.count]) }
    // Each point has a corner: nil where the line has to be cut and joined, otherwise its offset on the left.
    let bends = (0..<count).map { i in
      i == 0 && !line.isClosed
        ? nil : bend(normals[(i + count - 1) % count], normals[i], p, i, isSmooth: line.isSmooth[i])
    }
    guard let cut = bends.firstIndex(where: { $0 == nil }) else { return ring(p, bends.compactMap { $0 }) }
    var run: [(point: Point, offset: Point)] = []
    for k in 0..<count {
      let i = (cut + k) % count
      if let offset = bends[i] {
        run.append((p[i], offset))
      } else {
        if line.isClosed || i > 0 {
          join(p[i], normals[(i + count - 1) % count], normals[i], isSmooth: line.isSmooth[i])
        }
        run = [(p[i], normals[i])]
      }
      let next = (i + 1) % p.count
      if k == count - 1 || bends[next % count] == nil {
        run.append((p[next], normals[i]))
        strip(run)
      }
    }
    guard !line.isClosed else { return }
    cap(p[0], normals[0] * -1)
    cap(p[p.count - 1], normals[count - 1])
  }

  /// Adds both sides of a smooth run as one contour.
  private mutating func strip(_ run: [(point: Point, offset: Point)]) {
    polygon(run.map { $0.point + $0.offset } + run.reversed().map { $0.point - $0.offset })
  }

  /// Adds both sides of a closed line that is smooth everywhere.
  private mutating func ring(_ p: [Point], _ offsets: [Point]) {
    polygon(p.indices.map { p[$0] + offsets[$0] })
    polygon(p.indices.reversed().map { p[$0] - offsets[$0] })
  }

  /// Returns the point where the two sides of a gentle corner meet; nil if the corner is sharp, or so tight that its
  /// inner side turns back.
  ///
  /// Below ten degrees the three joins differ by 0.4 % of half the width, so any of them may be drawn as a miter.
  private func bend(_ n1: Point, _ n2: Point, _ p: [Point], _ i: Int, isSmooth: Bool) -> Point? {
    let cosine = (n1.x * n2.x + n1.y * n2.y) / (half * half)
    guard cosine > (isSmooth ? 0.9 : 0.985) else { return nil }
    let tangent = abs(n1.x * n2.y - n1.y * n2.x) / (half * half * (1 + cosine))
    let (before, after) = (p[(i + p.count - 1) % p.count], p[(i + 1) % p.count])
    guard half * tangent * 2 <= min((p[i] - before).length, (p[i] - after).length) else { return nil }
    return (n1 + n2) * (1 / (1 + cosine))
  }

  /// Returns the vector to the left of the direction of travel on screen, half a width long.
  private func normal(_ a: Point, _ b: Point) -> Point {
    let d = b - a
    let k = half / d.length
    return Point(d.y * k, -d.x * k)
  }

  /// Fills the wedge on the outer side of a corner, from the end of one segment to the start of the next.
  private mutating func join(_ p: Point, _ n1: Point, _ n2: Point, isSmooth: Bool) {
    let turn = n1.x * n2.y - n1.y * n2.x
    let cosine = (n1.x * n2.x + n1.y * n2.y) / (half * half)
    guard turn != 0 || cosine < 0 else { return }
    // Turning right on screen leaves the gap on the left side, which is the side of the normal.
    let (from, to) = turn > 0 ? (n1, n2) : (n2 * -1, n1 * -1)
    let style = isSmooth ? Stroke.Join.round : stroke.join
    switch style {
    case .round where cosine < 0.999:
      wedge(p, from, to)
    case .miter where cosine > -0.9999 && (2 / (1 + cosine)).squareRoot() <= max(stroke.miterLimit, 1):
      polygon([p, p + from, p + (from + to) * (1 / (1 + cosine)), p + to])
    case .round, .miter, .bevel:
      polygon([p, p + from, p + to])
    }
  }

  private mutating func cap(_ p: Point, _ n: Point) {
    // The direction out of the line is the normal turned a quarter clockwise.
    let out = Point(-n.y, n.x)
    switch stroke.cap {
    case .butt: break
    case .round: wedge(p, n, n * -1)
    case .square: polygon([p + n, p + n + out, p - n + out, p - n])
    }
  }

  /// Draws a contour of zero length.
  private mutating func dot(_ p: Point) {
    switch stroke.cap {
    case .butt: break
    case .round: outline.append(.circle(center: p, radius: half))
    case .square:
      let n = Point(0, -half)
      polygon([p + n - Point(half, 0), p + n + Point(half, 0), p - n + Point(half, 0), p - n - Point(half, 0)])
    }
  }

  /// Adds a sector from `from` to `to`, clockwise on screen, at most half a turn.
  private mutating func wedge(_ p: Point, _ from: Point, _ to: Point) {
    let degrees = 180 / Double.pi
    let start = ElementaryFunctions.atan2(from.y, from.x) * degrees
    var end = ElementaryFunctions.atan2(to.y, to.x) * degrees
    if end <= start { end += 360 }
    outline.move(to: p)
    outline.addArc(center: p, radius: half, from: start, to: end, connected: true)
    outline.close()
  }

  private mutating func polygon(_ points: [Point]) { outline.append(.polyline(points, closed: true)) }
}

/// A contour as straight pieces, none of them of zero length.
struct Polyline {
  var points: [Point] = []
  var isClosed = false

  /// True for a corner between chords of a curve; it is round whatever the join.
  var isSmooth: [Bool] = []

  private mutating func add(_ p: Point, smooth: Bool) {
    if let last = points.last, last == p { return }
    points.append(p)
    isSmooth.append(smooth)
  }

  /// Returns the number of chords that ``contours(of:tolerance:)`` makes from curves.
  static func chordCount(of path: Path, tolerance: Double) -> Int {
    path.segments.reduce(0) { $0 + Polyline.chords($1.element, from: $1.from, tolerance) }
  }

  private static func chords(_ element: Path.Element, from a: Point, _ tolerance: Double) -> Int {
    switch element {
    case .quad(let c, let p):
      return pieces(0.25 * Point(a.x - 2 * c.x + p.x, a.y - 2 * c.y + p.y).length / tolerance)
    case .cubic(let c1, let c2, let p):
      let bend = max(
        Point(a.x - 2 * c1.x + c2.x, a.y - 2 * c1.y + c2.y).length,
        Point(c1.x - 2 * c2.x + p.x, c1.y - 2 * c2.y + p.y).length)
      return pieces(0.75 * bend / tolerance)
    case .move, .line, .close: return 0
    }
  }

  /// - Parameter bulge: The error of a single chord, in tolerances.
  private static func pieces(_ bulge: Double) -> Int { max(Flattening.pieces(bulge * Flattening.tolerance), 1) }

  static func contours(of path: Path, tolerance: Double) -> [Polyline] {
    var all: [Polyline] = []
    var line = Polyline()
    var start = Point.zero
    func end(_ line: inout Polyline, closed: Bool, hasLength: Bool) {
      if closed, let first = line.points.first, line.points.count > 1, line.points.last == first {
        line.points.removeLast()
        line.isSmooth.removeLast()
      }
      line.isClosed = closed && line.points.count > 1
      if hasLength { all.append(line) }
      line = Polyline()
    }
    var hasSegment = false
    func begin(_ line: inout Polyline) {
      if line.points.isEmpty { line.add(start, smooth: false) }
      hasSegment = true
    }
    for element in path.elements {
      switch element {
      case .move(let p):
        end(&line, closed: false, hasLength: hasSegment)
        hasSegment = false
        start = p
        line.add(p, smooth: false)
      case .line(let p):
        begin(&line)
        line.add(p, smooth: false)
      case .quad(let c, let p):
        begin(&line)
        let a = line.points.last ?? start
        line.addCurve(chords(element, from: a, tolerance), to: p) { t in
          let u = 1 - t
          return a * (u * u) + c * (2 * u * t) + p * (t * t)
        }
      case .cubic(let c1, let c2, let p):
        begin(&line)
        let a = line.points.last ?? start
        line.addCurve(chords(element, from: a, tolerance), to: p) { t in
          let u = 1 - t
          return a * (u * u * u) + c1 * (3 * u * u * t) + c2 * (3 * u * t * t) + p * (t * t * t)
        }
      case .close:
        end(&line, closed: true, hasLength: hasSegment)
        hasSegment = false
      }
    }
    end(&line, closed: false, hasLength: hasSegment)
    return all.filter { $0.points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }
  }

  private mutating func addCurve(_ n: Int, to end: Point, _ point: (Double) -> Point) {
    for k in 1..<n { add(point(Double(k) / Double(n)), smooth: true) }
    add(end, smooth: false)
  }
}

extension Path {
  /// Each element with its starting point.
  fileprivate var segments: [(from: Point, element: Element)] {
    var (start, last) = (Point.zero, Point.zero)
    return elements.map { element in
      let from = last
      switch element {
      case .move(let p): (start, last) = (p, p)
      case .line(let p), .quad(_, let p), .cubic(_, _, let p): last = p
      case .close: last = start
      }
      return (from, element)
    }
  }

  /// Returns the path with a line in place of each curve that is entirely outside a box.
  fileprivate func straightened(outside box: Rect) -> Path {
    Path(
      segments.map { from, element in
        switch element {
        case .quad(_, let end), .cubic(_, _, let end):
          guard let hull = Path([.move(from), element]).controlBounds, hull.isApart(from: box) else { return element }
          return .line(end)
        case .move, .line, .close: return element
        }
      })
  }
}

extension Stroke {
  /// The largest distance from the path at which the line can be visible, in the same units.
  var reach: Double { width / 2 * (join == .miter ? max(miterLimit, 1.5) : 1.5) }
}

extension Rect {
  /// Returns true if the two do not even share an edge.
  fileprivate func isApart(from o: Rect) -> Bool { maxX < o.minX || minX > o.maxX || maxY < o.minY || minY > o.maxY }
}
