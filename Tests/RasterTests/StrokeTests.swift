import NavReelDrawing
import Testing

@testable import NavReelRaster

/// Returns the area that a stroke covers on a surface of 40×40, in pixels.
private func area(_ path: Path, _ stroke: Stroke, scale: Double = 1) -> Double {
  let list = DisplayList([.stroke(path, stroke, paint: .color(.black))])
  return Double(alphas(Renderer(width: 40, height: 40, scale: scale).render(list)).reduce(0, +)) / 255
}

private let line = Path.polyline([Point(10, 20), Point(30, 20)])
private let corner = Path.polyline([Point(10, 10), Point(30, 10), Point(30, 30)])

@Test func capsAddTheirArea() {
  #expect(area(line, Stroke(width: 4)) == 80)
  #expect(area(line, Stroke(width: 4, cap: .square)) == 96)
  #expect(abs(area(line, Stroke(width: 4, cap: .round)) - (80 + 4 * Double.pi)) < 0.2)
}

@Test func joinsAddTheirArea() {
  // Two arms of 20×4 share a square of 2×2 inside the corner.
  #expect(abs(area(corner, Stroke(width: 4, join: .miter)) - (160 - 4 + 4)) < 0.05)
  #expect(abs(area(corner, Stroke(width: 4, join: .bevel)) - (160 - 4 + 2)) < 0.05)
  #expect(abs(area(corner, Stroke(width: 4, join: .round)) - (160 - 4 + Double.pi)) < 0.1)
}

@Test func aMiterBeyondItsLimitIsABevel() {
  let bevel = area(corner, Stroke(width: 4, join: .bevel))
  // A right angle has a miter of √2 half widths.
  #expect(area(corner, Stroke(width: 4, join: .miter, miterLimit: 1.4)) == bevel)
  #expect(area(corner, Stroke(width: 4, join: .miter, miterLimit: 1.42)) > bevel + 1)
}

@Test func closedContoursJoinWhereTheyBegin() {
  let square = Path.polyline([Point(10, 10), Point(30, 10), Point(30, 30), Point(10, 30)], closed: true)
  #expect(area(square, Stroke(width: 4)) == 24 * 24 - 16 * 16)
  let open = Path.polyline([Point(10, 10), Point(30, 10), Point(30, 30), Point(10, 30), Point(10, 10)])
  #expect(area(open, Stroke(width: 4)) == 24 * 24 - 16 * 16 - 4)
}

@Test func aRingHasItsAreaWhateverTheJoin() {
  let circle = Path.circle(center: Point(20, 20), radius: 12)
  for join in [Stroke.Join.miter, .round, .bevel] {
    #expect(abs(area(circle, Stroke(width: 3, join: join)) - 2 * Double.pi * 12 * 3) < 1.5)
  }
}

@Test func tightCurvesAreFilledWithoutHoles() {
  // A curve tighter than its pen gives a disc, not a ring with a flipped inside.
  let got = area(.circle(center: Point(20, 20), radius: 3), Stroke(width: 8))
  #expect(abs(got - Double.pi * 49) < 1)
}

@Test func strokesFollowTheirTransform() {
  #expect(area(.polyline([Point(2, 5), Point(8, 5)]), Stroke(width: 1), scale: 4) == 6 * 16)
  let squeezed = DisplayList([
    .group(
      Group(
        transform: .scale(1, 0.5),
        content: DisplayList([
          .stroke(.polyline([Point(5, 20), Point(25, 20)]), Stroke(width: 4), paint: .color(.black))
        ])))
  ])
  let total = alphas(Renderer(width: 40, height: 40, scale: 1).render(squeezed)).reduce(0, +)
  #expect(total == 20 * 2 * 255)
}

@Test func pointsAndBadWidthsAreHandled() {
  let dot = Path.polyline([Point(20, 20), Point(20, 20)])
  #expect(area(dot, Stroke(width: 6)) == 0)
  #expect(area(dot, Stroke(width: 6, cap: .square)) == 36)
  #expect(abs(area(dot, Stroke(width: 6, cap: .round)) - 9 * Double.pi) < 0.5)
  #expect(area(line, Stroke(width: 0)) == 0)
  #expect(area(line, Stroke(width: .nan)) == 0)
  #expect(area(line, Stroke(width: -3)) == 0)
}

@Test func aHairlineIsOneCrispPixelRow() {
  let list = DisplayList([.fill(Rect(0, 91, 390, 1.0 / 3), Color(white: 0, alpha: 0.3))])
  let p = Renderer(width: 12, height: 300, scale: 3).render(list, background: .white)
  #expect(p[5, 272] == Color.white.pixel && p[5, 274] == Color.white.pixel)
  // 255 − round(.3·255) = 255 − 77: black at .30 over white.
  #expect(channels(p[5, 273]) == [178, 178, 178, 255])
}
