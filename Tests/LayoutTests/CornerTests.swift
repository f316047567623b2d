import NavReelDrawing
import Testing

@testable import NavReelLayout

/// Outlines of straight lines and round corners.
@Suite struct Corners {
  private static let square = [Corner(0, 0, 2), Corner(10, 0, 2), Corner(10, 10, 2), Corner(0, 10, 2)]

  /// The places at which the path's segments end.
  private func ends(_ path: Path) -> [Point] {
    path.elements.compactMap {
      switch $0 {
      case .move(let p), .line(let p), .quad(_, let p), .cubic(_, _, let p): p
      case .close: nil
      }
    }
  }

  private func isClose(_ a: Point, _ b: Point) -> Bool { (a - b).length < 1e-9 }

  @Test func aRightAngleTurnsInAQuarterOfACircle() throws {
    let path = Path.outline(Self.square)
    guard case .move(let start) = path.elements[0], case .cubic(let c1, let c2, let end) = path.elements[1] else {
      Issue.record("no arc")
      return
    }
    let handle = 2 * (1 - 0.5522847498307936)
    #expect(isClose(start, Point(0, 2)) && isClose(end, Point(2, 0)))
    #expect(isClose(c1, Point(0, handle)) && isClose(c2, Point(handle, 0)))
    #expect(path.elements.last == .close)
    #expect(path.controlBounds == Rect(0, 0, 10, 10))
  }

  @Test func anArcTouchesItsLinesAtTheRadius() {
    // An angle of 60 degrees: the arc of radius 1 begins √3 from the corner, and is nearest to it at half its bend.
    let leg = Point(0.5, 3.0.squareRoot() / 2)
    let path = Path.outline([Corner(leg * 10), Corner(0, 0, 1), Corner(10, 0)], isClosed: false)
    guard case .line(let start) = path.elements[1], case .cubic(let c1, let c2, let end) = path.elements[2] else {
      Issue.record("no arc")
      return
    }
    #expect(isClose(start, leg * 3.0.squareRoot()) && isClose(end, Point(3.0.squareRoot(), 0)))
    let middle = start.mixed(with: c1, 0.5).mixed(with: c1.mixed(with: c2, 0.5), 0.5)
      .mixed(with: c1.mixed(with: c2, 0.5).mixed(with: c2.mixed(with: end, 0.5), 0.5), 0.5)
    // The centre is 2 from the corner.
    #expect(abs(middle.length - 1) < 0.001)
  }

  @Test func endsOfALineStayWhereTheyAre() {
    let path = Path.outline([Corner(1, 2, 5), Corner(9, 2, 1), Corner(9, 8, 5)], isClosed: false)
    #expect(ends(path).first == Point(1, 2) && ends(path).last == Point(9, 8))
    #expect(!path.elements.contains(.close))
  }

  @Test func aRadiusIsLimitedByTheShorterLine() {
    let path = Path.outline([Corner(0, 0), Corner(4, 0, 100), Corner(4, 9)], isClosed: false)
    #expect(path.controlBounds == Rect(0, 0, 4, 9))
    #expect(ends(path).contains { isClose($0, Point(4, 4)) })
  }

  @Test func growthMovesEveryLineOutwards() throws {
    for corners in [Self.square, Self.square.reversed()] {
      let path = Path.outline(corners, grownBy: 1)
      let bounds = try #require(path.controlBounds)
      #expect(isClose(bounds.origin, Point(-1, -1)) && isClose(Point(bounds.maxX, bounds.maxY), Point(11, 11)))
      // Round corners keep their centres.
      #expect(ends(path).contains { isClose($0, Point(-1, 2)) })
    }
    // A notch keeps its distance too: its lines, at 45 degrees, meet √2 higher; its arc shrinks to nothing.
    let notched = [Corner(0, 0), Corner(10, 0), Corner(10, 10), Corner(5, 5, 0.5), Corner(0, 10)]
    #expect(ends(.outline(notched, grownBy: 1)).contains { isClose($0, Point(5, 5 + 2.0.squareRoot())) })
  }

  @Test func degenerateCornersAreDrawnAsTheyAre() {
    #expect(Path.outline([]).elements == [.close])
    let straight = Path.outline([Corner(0, 0), Corner(5, 0, 1), Corner(9, 0)], isClosed: false)
    #expect(ends(straight) == [Point(0, 0), Point(5, 0), Point(9, 0)])
    let twice = Path.outline([Corner(0, 0), Corner(0, 0, 1), Corner(9, 0)], isClosed: false)
    #expect(ends(twice).allSatisfy { $0.x.isFinite && $0.y.isFinite })
  }
}
