import NavReelDrawing
import Testing

@testable import NavReelScene

@Suite struct SVGPathTests {
  private func elements(_ text: String) throws -> [Path.Element] { try SVGPath.read(text).elements }

  @Test func linesAbsoluteAndRelative() throws {
    let square: [Path.Element] = [
      .move(Point(1, 2)), .line(Point(5, 2)), .line(Point(5, 6)), .line(Point(1, 6)), .close,
    ]
    #expect(try elements("M1 2H5V6H1Z") == square)
    #expect(try elements("m1,2h4v4h-4z") == square)
    #expect(try elements("M 1 2 5 2 5 6 1 6 Z") == square)
    #expect(try elements("m1 2 4 0 0 4-4 0z") == square)
  }

  @Test func afterAClosedContourTheNextStartsAtItsBeginning() throws {
    #expect(
      try elements("M1 1l2 0zl0 5") == [
        .move(Point(1, 1)), .line(Point(3, 1)), .close, .line(Point(1, 6)),
      ])
  }

  @Test func numbersMayTouch() throws {
    #expect(
      try elements("M.5.25L-1-2e1+3.5 4.") == [
        .move(Point(0.5, 0.25)), .line(Point(-1, -20)), .line(Point(3.5, 4)),
      ])
  }

  @Test func curvesAndTheirReflections() throws {
    #expect(
      try elements("M0 0C1 2 3 4 5 6S9 10 11 12s1 2 3 4") == [
        .move(.zero), .cubic(Point(1, 2), Point(3, 4), Point(5, 6)), .cubic(Point(7, 8), Point(9, 10), Point(11, 12)),
        .cubic(Point(13, 14), Point(12, 14), Point(14, 16)),
      ])
    #expect(
      try elements("M0 0Q1 2 3 4T7 8t1 1") == [
        .move(.zero), .quad(Point(1, 2), Point(3, 4)), .quad(Point(5, 6), Point(7, 8)),
        .quad(Point(9, 10), Point(8, 9)),
      ])
  }

  @Test func reflectionsWithoutACurveBeforeThemStartWhereTheyAre() throws {
    #expect(try elements("M1 1S2 3 4 5") == [.move(Point(1, 1)), .cubic(Point(1, 1), Point(2, 3), Point(4, 5))])
    #expect(try elements("M1 1C1 1 1 1 1 1T4 5").last == .quad(Point(1, 1), Point(4, 5)))
  }

  /// Every point of the arc's cubics keeps the radius, within the error of quarter-turn cubics.
  @Test(arguments: ["0 0", "0 1", "1 0", "1 1", "01", "10"]) func arcsLieOnTheirCircle(flags: String) throws {
    let path = try SVGPath.read("M10 0A10 10 0 \(flags) 0 10")
    var centers: [Point] = [.zero, Point(10, 10)]
    var from = Point(10, 0)
    for element in path.elements.dropFirst() {
      guard case .cubic(let a, let b, let to) = element else { continue }
      centers = centers.filter { center in
        stride(from: 0, through: 1, by: 0.125).allSatisfy { t in
          let u = 1 - t
          let p = from * (u * u * u) + a * (3 * u * u * t) + b * (3 * u * t * t) + to * (t * t * t)
          return abs((p - center).length - 10) < 0.01
        }
      }
      from = to
    }
    #expect(from == Point(0, 10))
    let isLarge = flags.first == "1"
    #expect(path.elements.count == (isLarge ? 4 : 2))
    #expect(centers.count == 1)
    // Clockwise on screen (sweep 1) from (10, 0) to (0, 10), the small arc is around the origin.
    let isSweep = flags.last == "1"
    #expect(centers.first == (isLarge == isSweep ? Point(10, 10) : Point.zero))
  }

  @Test func radiiThatAreTooSmallGrow() throws {
    let path = try SVGPath.read("M0 0A1 1 0 0 1 10 0")
    #expect(path.elements.count == 3)
    let top = path.elements.compactMap { if case .cubic(_, _, let p) = $0 { p } else { nil } }[0]
    #expect(abs(top.x - 5) < 1e-9 && abs(top.y + 5) < 1e-9)
  }

  @Test func arcsWithoutARadiusAreLines() throws {
    #expect(try elements("M0 0A0 1 0 0 1 10 0") == [.move(.zero), .line(Point(10, 0))])
  }

  @Test(arguments: [
    ("", "the path draws nothing", 0), ("M0 0", "the path draws nothing", 4), ("L1 1", "a path begins with M or m", 0),
    ("M0 0X", "expected a path command (M, L, H, V, C, S, Q, T, A or Z)", 4), ("M0 0L1", "expected a number", 6),
    ("M0 0A1 1 0 2 0 5 5", "expected 0 or 1", 11), ("M0 0L1e9 0", "expected a number", 5),
    ("M0 0L. 1", "expected a number", 5),
  ])
  func faultsSayWhere(text: String, message: String, offset: Int) {
    #expect(throws: SVGPath.Fault(offset: offset, message: message)) { try SVGPath.read(text) }
  }
}
