import NavReelDrawing
import NavReelTestSupport
import Testing

@Suite struct TransformTests {
  private func random(_ random: inout SeededGenerator) -> Transform {
    func number() -> Double { Double.random(in: -4...4, using: &random) }
    return Transform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
  }

  private func distance(_ p: Point, _ q: Point) -> Double { (p - q).length }

  @Test func compositionAppliesTheFirstMapFirst() {
    let move = Transform.translation(10, 0)
    #expect(move.then(.scale(2)).apply(Point(1, 1)) == Point(22, 2))
    #expect(Transform.scale(2).then(move).apply(Point(1, 1)) == Point(12, 2))
  }

  @Test func compositionIsAssociativeAndAgreesWithApplying() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<500 {
      let (t, u, v) = (random(&generator), random(&generator), random(&generator))
      let p = Point(Double.random(in: -9...9, using: &generator), Double.random(in: -9...9, using: &generator))
      #expect(distance(t.then(u).apply(p), u.apply(t.apply(p))) < 1e-11)
      #expect(distance(t.then(u).then(v).apply(p), t.then(u.then(v)).apply(p)) < 1e-10)
    }
  }

  @Test func inverseUndoes() {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<500 {
      let t = random(&generator)
      guard abs(t.determinant) > 0.1, let inverse = t.inverse else { continue }
      let p = Point(3, -7)
      #expect(distance(inverse.apply(t.apply(p)), p) < 1e-11)
      #expect(abs(inverse.determinant * t.determinant - 1) < 1e-11)
    }
    #expect(Transform.scale(1, 0).inverse == nil)
    #expect(Transform.identity.inverse == .identity)
  }

  @Test func quarterTurnsAreExactAndClockwiseOnScreen() {
    #expect(Transform.rotation(degrees: 90).apply(Point(3, 5)) == Point(-5, 3))
    #expect(Transform.rotation(degrees: 180).apply(Point(3, 5)) == Point(-3, -5))
    #expect(Transform.rotation(degrees: -90).apply(Point(3, 5)) == Point(5, -3))
    for turns in -3...3 { #expect(Transform.rotation(degrees: 360 * Double(turns)) == .identity) }
    let quarter = Transform.rotation(degrees: 90)
    #expect(quarter.then(quarter).then(quarter).then(quarter) == .identity)
  }

  @Test func rotationKeepsLengthAndArea() {
    for degrees in stride(from: -400.0, through: 400, by: 13.7) {
      let t = Transform.rotation(degrees: degrees)
      #expect(abs(t.determinant - 1) < 1e-15)
      #expect(abs(t.apply(Point(3, 4)).length - 5) < 1e-14)
      #expect(abs(t.meanScale - 1) < 1e-15)
    }
  }

  @Test func anchoredTransformKeepsItsAnchor() {
    let box = Rect(10, 20, 100, 50)
    let t = Transform.about(anchor: Point(0.5, 1), of: box, scaleX: 3, scaleY: 0.5, degrees: 33)
    #expect(distance(t.apply(Point(60, 70)), Point(60, 70)) < 1e-12)
    let hinge = Transform.about(anchor: Point(0, 0), of: box, degrees: -90)
    #expect(hinge.apply(Point(110, 20)) == Point(10, -80))
    let moved = Transform.about(anchor: Point(0, 0), of: box, translation: Point(5, 6))
    #expect(moved == .translation(5, 6))
  }

  @Test func boxOfARotatedRectangleHoldsItsCorners() {
    let r = Rect(0, 0, 4, 2)
    #expect(Transform.rotation(degrees: 90).apply(r) == Rect(-2, 0, 2, 4))
    let t = Transform.rotation(degrees: 30).then(.translation(1, 1))
    let box = t.apply(r)
    for corner in [Point(0, 0), Point(4, 0), Point(0, 2), Point(4, 2)] {
      let p = t.apply(corner)
      #expect(p.x >= box.minX && p.x <= box.maxX + 1e-12 && p.y >= box.minY && p.y <= box.maxY + 1e-12)
    }
  }

  @Test func kindsOfMapsAreTold() {
    #expect(Transform.translation(1, 2).isTranslation)
    #expect(!Transform.scale(2).isTranslation && Transform.scale(2, 3).isAxisAligned)
    #expect(!Transform.rotation(degrees: 10).isAxisAligned)
    #expect(Transform.scale(-1, 1).determinant == -1)
    #expect(Transform.scale(4, 9).meanScale == 6)
  }
}

@Suite struct RectTests {
  @Test func intersectionAndUnionAreThoseOfSets() {
    let a = Rect(0, 0, 10, 10)
    let b = Rect(5, -5, 10, 10)
    #expect(a.intersection(b) == Rect(5, 0, 5, 5))
    #expect(a.union(b) == Rect(0, -5, 15, 15))
    #expect(a.intersection(Rect(10, 0, 5, 5)) == nil)
  }

  @Test func mirrorTwiceIsTheIdentity() {
    let r = Rect(16, 4, 30, 8)
    #expect(r.mirrored(inWidth: 375) == Rect(329, 4, 30, 8))
    #expect(r.mirrored(inWidth: 375).mirrored(inWidth: 375) == r)
  }

  @Test func mixEndsAreExact() {
    let a = Rect(0.1, 0.2, 0.3, 0.7)
    let b = Rect(1e9, -3.3, 1e-9, 7)
    #expect(a.mixed(with: b, 0) == a)
    #expect(a.mixed(with: b, 1) == b)
    #expect(mix(0.1, 1e17, 1) == 1e17)
  }

  @Test func insetNeverTurnsInsideOut() {
    #expect(Rect(0, 0, 10, 4).inset(by: 3) == Rect(3, 3, 4, 0))
    #expect(Rect(0, 0, 10, 4).inset(by: Insets(top: 1, left: 2, bottom: 1, right: 3)) == Rect(2, 1, 5, 2))
    #expect(Rect(0, 0, 10, 4).inset(by: 3).isEmpty)
  }

  @Test func edgesBelongToTheTopLeft() {
    let r = Rect(1, 1, 2, 2)
    #expect(r.contains(Point(1, 1)) && !r.contains(Point(3, 2)) && !r.contains(Point(2, 3)))
  }
}
