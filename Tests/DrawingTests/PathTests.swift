import NavReelDrawing
import Testing

@Suite struct PathTests {
  @Test func rectanglesAreRecognised() {
    let r = Rect(1.5, 2, 30, 40)
    #expect(Path.rect(r).asRect == r)
    #expect(Path.rect(r).transformed(by: .translation(3, 4)).asRect == Rect(4.5, 6, 30, 40))
    #expect(Path.rect(r).transformed(by: .scale(2, -1)).asRect == Rect(3, -42, 60, 40))
  }

  @Test func otherPathsAreNot() {
    #expect(Path().asRect == nil)
    #expect(Path.rect(Rect(0, 0, 4, 4)).transformed(by: .rotation(degrees: 1)).asRect == nil)
    #expect(Path.polyline([Point(0, 0), Point(4, 0), Point(4, 4), Point(1, 4)], closed: true).asRect == nil)
    #expect(Path.polyline([Point(0, 0), Point(4, 0), Point(4, 4), Point(0, 4)]).asRect == nil)
    #expect(Path.ellipse(in: Rect(0, 0, 4, 4)).asRect == nil)
    var two = Path.rect(Rect(0, 0, 1, 1))
    two.append(.rect(Rect(2, 2, 1, 1)))
    #expect(two.asRect == nil)
  }

  @Test func roundedRectanglesKeepToTheirBox() {
    let r = Rect(10, 20, 100, 60)
    #expect(Path.roundedRect(r, radius: 0).asRect == r)
    #expect(Path.roundedRect(r, radius: 12).controlBounds == r)
    #expect(Path.roundedRect(r, radius: 999).controlBounds == r)
    #expect(Path.continuousRoundedRect(r, radius: 12).controlBounds == r)
    #expect(Path.ellipse(in: r).controlBounds == r)
    #expect(Path().controlBounds == nil)
  }

  @Test func circlesAreRoundToAThousandth() {
    for path in [
      Path.circle(center: Point(3, 4), radius: 10), Path.arc(center: Point(3, 4), radius: 10, from: -20, to: 300),
    ] {
      var at = Point.zero
      for element in path.elements {
        switch element {
        case .move(let p): at = p
        case .cubic(let c1, let c2, let end):
          for n in 0...20 {
            let (t, s) = (Double(n) / 20, 1 - Double(n) / 20)
            let p = at * (s * s * s) + c1 * (3 * s * s * t) + c2 * (3 * s * t * t) + end * (t * t * t)
            #expect(abs((p - Point(3, 4)).length - 10) < 0.004)
          }
          at = end
        default: break
        }
      }
    }
  }

  @Test func arcsBeginAndEndWhereTheyShould() {
    let path = Path.arc(center: .zero, radius: 2, from: 0, to: 90)
    #expect(path.elements.first == .move(Point(2, 0)))
    guard case .cubic(_, _, let end)? = path.elements.last else {
      Issue.record("no curve")
      return
    }
    #expect(end == Point(0, 2))
    #expect(path.elements.count == 2)
    #expect(Path.arc(center: .zero, radius: 2, from: 0, to: 360).elements.count == 5)
  }
}

@Test func theControlLengthOfAPathIsTheSumOfItsSegments() {
  var path = Path.polyline([Point(0, 0), Point(3, 4), Point(3, 0)], closed: true)
  #expect(path.controlLength == 5 + 4 + 3)
  path.move(to: Point(10, 0))
  path.quad(Point(10, 2), to: Point(12, 2))
  path.cubic(Point(13, 2), Point(13, 5), to: Point(12, 5))
  path.close()
  #expect(abs(path.controlLength - (12 + 4 + 5 + 29.squareRoot())) < 1e-12)
  #expect(Path().controlLength == 0)
  #expect(Path([.move(Point(4, 4)), .close, .line(Point(4, 7))]).controlLength == 3)
}
