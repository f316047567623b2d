import NavReelDocuments
import NavReelDrawing
import NavReelElementaryFunctions

/// Reads the path notation of SVG 1.1: every command, absolute and relative, with repeated arguments.
///
/// The result's arcs are cubics, one for each quarter turn or less.
struct SVGPath {
  /// An error in the notation: its place, and what was expected there.
  struct Fault: Error, Hashable {
    /// The offset in bytes from the start of the text.
    let offset: Int
    let message: String
  }

  static func read(_ text: String) throws(Fault) -> Path {
    var reader = SVGPath(bytes: Array(text.utf8))
    return try reader.readAll()
  }

  private let bytes: [UInt8]
  private var index = 0
  private var path = Path()
  private var point = Point.zero
  private var start = Point.zero

  /// The last control point, for commands that reflect it.
  private var control: Point?
  private var lastCommand: UInt8 = 0

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func readAll() throws(Fault) -> Path {
    skipSeparators()
    while index < bytes.count {
      let letter = bytes[index]
      guard SVGPath.argumentCounts[letter | 0x20] != nil else {
        throw fault("expected a path command (M, L, H, V, C, S, Q, T, A or Z)")
      }
      if path.isEmpty && letter | 0x20 != UInt8(ascii: "m") { throw fault("a path begins with M or m") }
      index += 1
      try run(letter)
      skipSeparators()
    }
    guard path.elements.count > 1 else { throw fault("the path draws nothing") }
    return path
  }

  private static let argumentCounts: [UInt8: Int] = [
    UInt8(ascii: "m"): 2, UInt8(ascii: "l"): 2, UInt8(ascii: "h"): 1, UInt8(ascii: "v"): 1, UInt8(ascii: "c"): 6,
    UInt8(ascii: "s"): 4, UInt8(ascii: "q"): 4, UInt8(ascii: "t"): 2, UInt8(ascii: "a"): 7, UInt8(ascii: "z"): 0,
  ]

  /// Reads the arguments of one command, as often as they are repeated.
  private mutating func run(_ letter: UInt8) throws(Fault) {
    let kind = letter | 0x20
    let isRelative = letter == kind
    let count = SVGPath.argumentCounts[kind] ?? 0
    if count == 0 {
      path.close()
      point = start
      (control, lastCommand) = (nil, kind)
      return
    }
    var current = kind
    repeat {
      var arguments: [Double] = []
      for position in 0..<count {
        let isFlag = kind == UInt8(ascii: "a") && (position == 3 || position == 4)
        arguments.append(isFlag ? try flag() : try number())
      }
      draw(current, arguments, isRelative)
      lastCommand = current
      // Further pairs after a move are lines.
      if current == UInt8(ascii: "m") { current = UInt8(ascii: "l") }
      skipSeparators()
    } while index < bytes.count && startsNumber(bytes[index])
  }

  private mutating func draw(_ kind: UInt8, _ a: [Double], _ isRelative: Bool) {
    let origin = isRelative ? point : .zero
    func place(_ i: Int) -> Point { Point(origin.x + a[i], origin.y + a[i + 1]) }
    var next = point
    var nextControl: Point?
    switch kind {
    case UInt8(ascii: "m"):
      next = place(0)
      start = next
      path.move(to: next)
    case UInt8(ascii: "l"):
      next = place(0)
      path.line(to: next)
    case UInt8(ascii: "h"):
      next = Point(origin.x + a[0], point.y)
      path.line(to: next)
    case UInt8(ascii: "v"):
      next = Point(point.x, origin.y + a[0])
      path.line(to: next)
    case UInt8(ascii: "c"):
      next = place(4)
      nextControl = place(2)
      path.cubic(place(0), place(2), to: next)
    case UInt8(ascii: "s"):
      next = place(2)
      nextControl = place(0)
      path.cubic(reflected(after: "c", "s"), place(0), to: next)
    case UInt8(ascii: "q"):
      next = place(2)
      nextControl = place(0)
      path.quad(place(0), to: next)
    case UInt8(ascii: "t"):
      next = place(0)
      let mirrored = reflected(after: "q", "t")
      nextControl = mirrored
      path.quad(mirrored, to: next)
    default:
      next = place(5)
      arc(a, to: next)
    }
    (point, control) = (next, nextControl)
  }

  private func reflected(after first: Unicode.Scalar, _ second: Unicode.Scalar) -> Point {
    guard let control, lastCommand == UInt8(ascii: first) || lastCommand == UInt8(ascii: second) else { return point }
    return Point(2 * point.x - control.x, 2 * point.y - control.y)
  }
}

extension SVGPath {
  /// Adds an arc, going from end points to a centre: SVG 1.1, appendix F.6.5 and F.6.6.
  private mutating func arc(_ a: [Double], to end: Point) {
    var (rx, ry) = (abs(a[0]), abs(a[1]))
    guard rx > 0 && ry > 0 && end != point else {
      if end != point { path.line(to: end) }
      return
    }
    let (sine, cosine) = ElementaryFunctions.sinCos(degrees: a[2])
    let half = (point - end) * 0.5
    let x = cosine * half.x + sine * half.y
    let y = cosine * half.y - sine * half.x
    let excess = (x * x) / (rx * rx) + (y * y) / (ry * ry)
    if excess > 1 {
      rx *= excess.squareRoot()
      ry *= excess.squareRoot()
    }
    let spread = rx * rx * y * y + ry * ry * x * x
    var factor = spread > 0 ? max(0, (rx * rx * ry * ry - spread) / spread).squareRoot() : 0
    if (a[3] != 0) == (a[4] != 0) { factor = -factor }
    let (cx, cy) = (factor * rx * y / ry, -factor * ry * x / rx)
    let middle = point.mixed(with: end, 0.5)
    let center = Point(cosine * cx - sine * cy + middle.x, sine * cx + cosine * cy + middle.y)
    let first = ElementaryFunctions.atan2((y - cy) / ry, (x - cx) / rx)
    var sweep = ElementaryFunctions.atan2((-y - cy) / ry, (-x - cx) / rx) - first
    if a[4] != 0 && sweep < 0 { sweep += 2 * .pi }
    if a[4] == 0 && sweep > 0 { sweep -= 2 * .pi }
    guard sweep.isFinite, center.x.isFinite, center.y.isFinite else {
      path.line(to: end)
      return
    }
    addCubics(
      Ellipse(center: center, radii: Point(rx, ry), cosine: cosine, sine: sine), from: first, sweep: sweep, to: end)
  }

  private struct Ellipse {
    let center: Point
    let radii: Point
    let cosine: Double
    let sine: Double

    /// Returns the image of a point in the unit circle's plane.
    func place(_ x: Double, _ y: Double) -> Point {
      let (px, py) = (radii.x * x, radii.y * y)
      return Point(center.x + cosine * px - sine * py, center.y + sine * px + cosine * py)
    }
  }

  private mutating func addCubics(_ ellipse: Ellipse, from first: Double, sweep: Double, to end: Point) {
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(count)
    let quarter = ElementaryFunctions.sinCos(step / 4)
    let handle = 4.0 / 3 * quarter.sin / quarter.cos
    for index in 0..<count {
      let (s0, c0) = ElementaryFunctions.sinCos(first + step * Double(index))
      let (s1, c1) = ElementaryFunctions.sinCos(first + step * Double(index + 1))
      path.cubic(
        ellipse.place(c0 - handle * s0, s0 + handle * c0), ellipse.place(c1 + handle * s1, s1 - handle * c1),
        to: index == count - 1 ? end : ellipse.place(c1, s1))
    }
  }
}

extension SVGPath {
  private func fault(_ message: String) -> Fault { Fault(offset: index, message: message) }

  private mutating func skipSeparators() {
    while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D, 0x0C, 0x2C].contains(bytes[index]) { index += 1 }
  }

  private func startsNumber(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".")
  }

  /// Reads a flag of an arc; flags need nothing between them.
  private mutating func flag() throws(Fault) -> Double {
    skipSeparators()
    guard index < bytes.count, bytes[index] == 0x30 || bytes[index] == 0x31 else { throw fault("expected 0 or 1") }
    index += 1
    return Double(bytes[index - 1] - 0x30)
  }

  private mutating func number() throws(Fault) -> Double {
    skipSeparators()
    let begin = index
    func isDigit(_ i: Int) -> Bool { i < bytes.count && (0x30...0x39).contains(bytes[i]) }
    var end = index
    if end < bytes.count, bytes[end] == UInt8(ascii: "-") || bytes[end] == UInt8(ascii: "+") { end += 1 }
    while isDigit(end) { end += 1 }
    if end < bytes.count, bytes[end] == UInt8(ascii: ".") {
      end += 1
      while isDigit(end) { end += 1 }
    }
    if end < bytes.count, bytes[end] | 0x20 == UInt8(ascii: "e") {
      let sign = end + 1 < bytes.count && [UInt8(ascii: "-"), UInt8(ascii: "+")].contains(bytes[end + 1]) ? 1 : 0
      if isDigit(end + 1 + sign) {
        end += 1 + sign
        while isDigit(end) { end += 1 }
      }
    }
    var text = String(decoding: bytes[begin..<end], as: UTF8.self)
    if text.hasSuffix(".") { text += "0" }
    guard begin < end, bytes[begin..<end].contains(where: { (0x30...0x39).contains($0) }),
      let value = Double(text), value.isFinite, abs(value) <= NumberRange.reach
    else {
      throw fault("expected a number")
    }
    index = end
    return value
  }
}
