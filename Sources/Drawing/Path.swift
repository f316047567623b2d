/// A sequence of straight and curved segments, in any number of contours.
///
/// Filling closes each contour; stroking does so only where ``close()`` was called.
public struct Path: Hashable, Sendable {
  public enum Element: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case quad(Point, Point)
    case cubic(Point, Point, Point)
    case close
  }

  public var elements: [Element]

  public init(_ elements: [Element] = []) { self.elements = elements }

  public var isEmpty: Bool { elements.isEmpty }

  public mutating func move(to p: Point) { elements.append(.move(p)) }
  public mutating func line(to p: Point) { elements.append(.line(p)) }
  public mutating func quad(_ c: Point, to p: Point) { elements.append(.quad(c, p)) }
  public mutating func cubic(_ c1: Point, _ c2: Point, to p: Point) { elements.append(.cubic(c1, c2, p)) }
  public mutating func close() { elements.append(.close) }
  public mutating func append(_ other: Path) { elements.append(contentsOf: other.elements) }

  /// Returns the path with every point mapped.
  public func transformed(by t: Transform) -> Path {
    if t == .identity { return self }
    return Path(
      elements.map { element in
        switch element {
        case .move(let p): .move(t.apply(p))
        case .line(let p): .line(t.apply(p))
        case .quad(let c, let p): .quad(t.apply(c), t.apply(p))
        case .cubic(let c1, let c2, let p): .cubic(t.apply(c1), t.apply(c2), t.apply(p))
        case .close: .close
        }
      })
  }

  public func offset(x: Double, y: Double) -> Path { transformed(by: .translation(x, y)) }

  /// The smallest rectangle around all points, control points included; nil for an empty path.
  public var controlBounds: Rect? {
    var lo = Point(.infinity, .infinity)
    var hi = Point(-.infinity, -.infinity)
    func add(_ p: Point) {
      lo = Point(min(lo.x, p.x), min(lo.y, p.y))
      hi = Point(max(hi.x, p.x), max(hi.y, p.y))
    }
    for element in elements {
      switch element {
      case .move(let p), .line(let p): add(p)
      case .quad(let c, let p):
        add(c)
        add(p)
      case .cubic(let c1, let c2, let p):
        add(c1)
        add(c2)
        add(p)
      case .close: break
      }
    }
    return lo.x <= hi.x ? Rect(from: lo, to: hi) : nil
  }

  /// The length of all segments, measured along the control points of curves: never less than the path's own length.
  public var controlLength: Double {
    var (start, last, length) = (Point.zero, Point.zero, 0.0)
    func go(_ p: Point) {
      length += (p - last).length
      last = p
    }
    for element in elements {
      switch element {
      case .move(let p): (start, last) = (p, p)
      case .line(let p): go(p)
      case .quad(let c, let p): [c, p].forEach(go)
      case .cubic(let c1, let c2, let p): [c1, c2, p].forEach(go)
      case .close: go(start)
      }
    }
    return length
  }

  /// The rectangle, if this path was made as one and not rotated; rasterizers fill rectangles faster.
  public var asRect: Rect? {
    guard elements.count == 5, case .move(let a) = elements[0], case .line(let b) = elements[1],
      case .line(let c) = elements[2], case .line(let d) = elements[3], case .close = elements[4],
      a.y == b.y, b.x == c.x, c.y == d.y, d.x == a.x
    else { return nil }
    return Rect(from: a, to: c)
  }
}

/// The rule for which places a path's contours enclose.
public enum FillRule: String, Hashable, Sendable {
  /// Encloses places whose winding number is not zero: overlapping contours of one direction join.
  case nonZero
  /// Encloses places whose winding number is odd: overlapping contours cut holes.
  case evenOdd
}
