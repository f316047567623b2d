import NavReelDrawing

/// Turns a path into edges in device space.
///
/// Curves become chords at equal steps of their parameter, as many as needed to keep every chord within `tolerance` of
/// its curve (bounded by the second difference of the control points).
struct Flattening {
  /// The largest distance of a chord from its curve, in device pixels. It changes coverage by at most 4/255.
  static let tolerance = 1.0 / 64

  private(set) var edges: [Edge] = []
  private(set) var contours: [Contour] = []
  private(set) var isFinite = true
  private let transform: Transform
  private let top: Int
  private let bottom: Int
  private let right: Int
  private var current = (x: 0, y: 0)
  private var start = (x: 0, y: 0)
  private var chain = 0
  private var isDown: Bool?
  private var low = 0
  private var high = 0

  /// Returns the edges of a path that affect `bounds`; none if a coordinate is not finite.
  ///
  /// Edges above, below and right of the bounds are left out; those on the left are kept for their winding.
  static func edges(of path: Path, _ transform: Transform, in bounds: PixelRect) -> [Edge] {
    let f = Flattening(path, transform, in: bounds)
    return f.isFinite ? f.edges : []
  }

  /// A closed outline: its edges, and the range of x that contains all of it, including edges left out.
  struct Contour {
    var edges: Range<Int>
    var low: Int
    var high: Int
  }

  init(_ path: Path, _ transform: Transform, in bounds: PixelRect) {
    self.init(transform, bounds)
    add(path)
    endContour()
  }

  private init(_ transform: Transform, _ bounds: PixelRect) {
    self.transform = transform
    top = bounds.y0 << Edge.shift
    bottom = bounds.y1 << Edge.shift
    right = bounds.x1 << Edge.shift
  }

  private mutating func add(_ path: Path) {
    edges.reserveCapacity(path.elements.count * 2)
    var from = Point.zero
    var first = Point.zero
    for element in path.elements {
      switch element {
      case .move(let p):
        line(to: start)
        endContour()
        from = transform.apply(p)
        first = from
        start = fixed(from)
        current = start
        (low, high) = (start.x, start.x)
        isDown = nil
      case .line(let p):
        from = transform.apply(p)
        line(to: fixed(from))
      case .quad(let c, let p):
        let (c, p) = (transform.apply(c), transform.apply(p))
        quad(from, c, p)
        from = p
      case .cubic(let c1, let c2, let p):
        let (c1, c2, p) = (transform.apply(c1), transform.apply(c2), transform.apply(p))
        cubic(from, c1, c2, p)
        from = p
      case .close:
        line(to: start)
        from = first
      }
    }
    line(to: start)
  }

  private mutating func endContour() {
    let first = contours.last?.edges.upperBound ?? 0
    if edges.count > first { contours.append(Contour(edges: first..<edges.count, low: low, high: high)) }
  }

  private mutating func quad(_ a: Point, _ c: Point, _ b: Point) {
    let n = Flattening.pieces(0.25 * bend(a, c, b))
    for k in 1..<max(n, 1) {
      let t = Double(k) / Double(n)
      let u = 1 - t
      line(to: fixed(a * (u * u) + c * (2 * u * t) + b * (t * t)))
    }
    line(to: fixed(b))
  }

  private mutating func cubic(_ a: Point, _ c1: Point, _ c2: Point, _ b: Point) {
    let n = Flattening.pieces(0.75 * max(bend(a, c1, c2), bend(c1, c2, b)))
    for k in 1..<max(n, 1) {
      let t = Double(k) / Double(n)
      let u = 1 - t
      line(to: fixed(a * (u * u * u) + c1 * (3 * u * u * t) + c2 * (3 * u * t * t) + b * (t * t * t)))
    }
    line(to: fixed(b))
  }

  private func bend(_ a: Point, _ b: Point, _ c: Point) -> Double {
    Point(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y).length
  }

  /// Returns the number of chords that keep the error within the tolerance, if a single chord has an error of `bulge`
  /// pixels: the error falls with n².
  static func pieces(_ bulge: Double) -> Int {
    guard bulge > tolerance else { return 1 }
    return bulge < tolerance * 1_000_000 ? Int((bulge / tolerance).squareRoot()) + 1 : 1000
  }

  private mutating func fixed(_ p: Point) -> (x: Int, y: Int) {
    guard p.x.isFinite && p.y.isFinite else {
      isFinite = false
      return (0, 0)
    }
    return (Flattening.fixed(p.x), Flattening.fixed(p.y))
  }

  /// Rounds to the nearest multiple of 1/65536, ties to even; adding 1.5·2⁵² rounds without a call into libm.
  static func fixed(_ v: Double) -> Int {
    let magic = 6_755_399_441_055_744.0
    let scaled = min(max(v, -PixelRect.reach), PixelRect.reach) * Double(Edge.one)
    return Int((scaled + magic) - magic)
  }

  private mutating func line(to p: (x: Int, y: Int)) {
    let (a, b) = (current, p)
    current = p
    low = min(low, p.x)
    high = max(high, p.x)
    guard a.y != b.y else { return }
    let down = a.y < b.y
    if isDown != down { chain += 1 }
    isDown = down
    let (upper, lower) = down ? (a, b) : (b, a)
    guard lower.y > top, upper.y < bottom, min(a.x, b.x) < right else { return }
    edges.append(
      Edge(
        top: upper.y, bottom: lower.y, x: upper.x,
        slope: Double(lower.x - upper.x) / Double(lower.y - upper.y), winding: down ? 1 : -1, chain: chain))
  }
}
