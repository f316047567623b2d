import NavReelDrawing
import NavReelTestSupport
import Testing

@testable import NavReelRaster

/// Returns the exact area of a simple polygon within each pixel, by clipping the polygon to the pixel's four sides.
private func exactAreas(_ polygon: [Point], width: Int, height: Int) -> [Double] {
  func cut(_ p: [Point], _ inside: (Point) -> Double) -> [Point] {
    var result: [Point] = []
    for i in p.indices {
      let (a, b) = (p[i], p[(i + 1) % p.count])
      let (da, db) = (inside(a), inside(b))
      if da >= 0 { result.append(a) }
      if (da >= 0) != (db >= 0) { result.append(a.mixed(with: b, da / (da - db))) }
    }
    return result
  }
  func area(_ p: [Point]) -> Double {
    abs(p.indices.reduce(0) { $0 + p[$1].x * p[($1 + 1) % p.count].y - p[($1 + 1) % p.count].x * p[$1].y }) / 2
  }
  var all: [Double] = []
  for y in 0..<height {
    let strip = cut(cut(polygon) { $0.y - Double(y) }) { Double(y + 1) - $0.y }
    for x in 0..<width {
      all.append(area(cut(cut(strip) { $0.x - Double(x) }) { Double(x + 1) - $0.x }))
    }
  }
  return all
}

/// Returns the share of each pixel's 64×64 sample points that are inside by the fill rule.
private func sampledAreas(_ contours: [[Point]], _ rule: FillRule, width: Int, height: Int) -> [Double] {
  let n = 64
  var all = [Double](repeating: 0, count: width * height)
  for sy in 0..<(height * n) {
    let y = (Double(sy) + 0.5) / Double(n)
    var crossings: [(x: Double, winding: Int)] = []
    for p in contours {
      for i in p.indices {
        let (a, b) = (p[i], p[(i + 1) % p.count])
        guard (a.y <= y) != (b.y <= y) else { continue }
        crossings.append((a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x), a.y < b.y ? 1 : -1))
      }
    }
    crossings.sort { $0.x < $1.x }
    var (winding, next) = (0, 0)
    for sx in 0..<(width * n) {
      let x = (Double(sx) + 0.5) / Double(n)
      while next < crossings.count, crossings[next].x <= x {
        winding += crossings[next].winding
        next += 1
      }
      if rule == .nonZero ? winding != 0 : winding % 2 != 0 { all[sy / n * width + sx / n] += 1 / Double(n * n) }
    }
  }
  return all
}

/// Returns a star-shaped polygon, which is simple by construction.
private func simplePolygon(_ random: inout SeededGenerator, center: Point, radius: Double) -> [Point] {
  let sides = 3 + Int(random.unit() * 17)
  return (0..<sides).map { i in
    let turn = Transform.rotation(degrees: 360 * (Double(i) + 0.8 * random.unit()) / Double(sides))
    return center + turn.apply(Point(radius * random.within(0.2, 1), 0))
  }
}

@Test func coverageOfSimplePolygonsIsTheirExactArea() {
  for seed in 1...120 {
    var random = SeededGenerator(seed: UInt64(seed))
    let (w, h) = (24, 20)
    let polygon = simplePolygon(
      &random, center: Point(random.within(4, 20), random.within(4, 16)), radius: random.within(0.5, 16))
    let exact = exactAreas(polygon, width: w, height: h)
    for rule in [FillRule.nonZero, .evenOdd] {
      let got = coverage(.polyline(polygon, closed: true), rule, width: w, height: h)
      let worst = zip(got, exact).map { abs(Double($0) - $1 * 255) }.max() ?? 0
      #expect(worst <= 1, "seed \(seed), \(rule): \(worst) levels off")
    }
  }
}

@Test func overlappingAndCrossingContoursMatchAFineSampling() {
  for seed in 1...24 {
    var random = SeededGenerator(seed: UInt64(1000 + seed))
    let (w, h) = (16, 16)
    let contours = (0..<(1 + seed % 3)).map { _ in
      (0..<(4 + Int(random.unit() * 9))).map { _ in Point(random.within(-3, 19), random.within(-3, 19)) }
    }
    var path = Path()
    for c in contours { path.append(.polyline(c, closed: true)) }
    for rule in [FillRule.nonZero, .evenOdd] {
      let exact = sampledAreas(contours, rule, width: w, height: h)
      let got = coverage(path, rule, width: w, height: h)
      let errors = zip(got, exact).map { abs(Double($0) - $1 * 255) }
      let mean = errors.reduce(0, +) / Double(errors.count)
      #expect(mean < 0.5, "seed \(seed), \(rule): mean \(mean)")
      #expect(errors.max() ?? 0 < 4, "seed \(seed), \(rule)")
    }
  }
}

@Test func oppositeWindingsInOnePixelBothCount() {
  // Two triangles meet in a point inside pixel (1, 1), with opposite windings: a clamped sum would cancel.
  let path = Path.polyline([Point(0, 1), Point(3, 2), Point(3, 1), Point(0, 2)], closed: true)
  let got = coverage(path, width: 3, height: 3)
  // In the middle pixel, each triangle is 1/3 high at its side and 0 at the meeting point: 2·(½·½·⅓) of the pixel.
  #expect(abs(Double(got[4]) - 255.0 / 6) <= 1)
}

@Test func aDoubledContourCoversOnceOrNotAtAll() {
  let square = Path.polyline([Point(1.25, 1.5), Point(3.75, 1.75), Point(3.5, 3.5), Point(1.5, 3.25)], closed: true)
  var twice = square
  twice.append(square)
  #expect(coverage(twice, width: 5, height: 5) == coverage(square, width: 5, height: 5))
  #expect(coverage(twice, .evenOdd, width: 5, height: 5).allSatisfy { $0 == 0 })
}

@Test func rectanglesCoverAsTheGeneralPathDoes() {
  var random = SeededGenerator(seed: 77)
  for _ in 0..<300 {
    let r = Rect(random.within(-3, 12), random.within(-3, 12), random.within(0, 14), random.within(0, 14))
    // The same rectangle with one more point is no longer recognized as one.
    var general = Path.rect(r)
    general.elements.insert(.line(Point(r.midX, r.minY)), at: 1)
    #expect(general.asRect == nil)
    #expect(coverage(.rect(r), width: 12, height: 12) == coverage(general, width: 12, height: 12), "\(r)")
  }
}

@Test func aHalfCoveredPixelIsHalf() {
  let got = coverage(.rect(Rect(1, 1, 1.5, 1.5)), width: 4, height: 4)
  #expect(got == [0, 0, 0, 0, 0, 255, 128, 0, 0, 128, 64, 0, 0, 0, 0, 0])
}

@Test func movingByWholePixelsMovesThePictureAndNothingElse() {
  var random = SeededGenerator(seed: 5)
  for _ in 0..<20 {
    let points = (0..<7).map { _ in Point(random.within(2, 14), random.within(2, 14)) }
    var path = Path.polyline(points, closed: true)
    path.append(.ellipse(in: Rect(3.3, 4.7, 8.1, 6.6)))
    let here = coverage(path, .evenOdd, width: 40, height: 40)
    let there = coverage(path.offset(x: 19, y: 17), .evenOdd, width: 40, height: 40)
    for y in 0..<20 { for x in 0..<20 { #expect(here[y * 40 + x] == there[(y + 17) * 40 + x + 19]) } }
  }
}

@Test func geometryWithoutPlaceDrawsNothingAndHugeGeometryEnds() {
  let bad: [Path] = [
    .rect(Rect(.nan, 0, 5, 5)), .rect(Rect(0, 0, .infinity, 5)),
    .polyline([Point(0, 0), Point(.infinity, 3), Point(2, 4)], closed: true),
    .polyline([Point(0, 0), Point(3, .nan), Point(2, 4)], closed: true),
  ]
  for path in bad { #expect(coverage(path, width: 6, height: 6).allSatisfy { $0 == 0 }) }
  #expect(coverage(.rect(Rect(-1e300, -1e300, 2e300, 2e300)), width: 6, height: 6).allSatisfy { $0 == 255 })
  let huge = Path.polyline([Point(-1e12, -1e12), Point(1e12, -1e12), Point(3, 1e12)], closed: true)
  #expect(coverage(huge, width: 6, height: 6).allSatisfy { $0 == 255 })
  #expect(coverage(.circle(center: Point(3, 3), radius: 1e9), width: 6, height: 6).allSatisfy { $0 == 255 })
}

@Test func thousandsOfEdgesInOneRowStillEndWithAPlausibleResult() {
  var random = SeededGenerator(seed: 9)
  let points = (0..<4000).map { _ in Point(random.within(0, 8), random.within(1, 2)) }
  let got = coverage(.polyline(points, closed: true), width: 8, height: 3)
  #expect(got[0..<8].allSatisfy { $0 == 0 } && got[16..<24].allSatisfy { $0 == 0 })
  #expect(got[9..<15].allSatisfy { $0 > 200 })
}

@Test func aCircleHasItsArea() {
  let got = coverage(.circle(center: Point(20, 20), radius: 15.5), width: 40, height: 40)
  let area = Double(got.reduce(0, +)) / 255
  // Chords are inside the circle, by two thirds of the tolerance on average.
  #expect(abs(area - Double.pi * 15.5 * 15.5) < 2 * Double.pi * 15.5 * Flattening.tolerance)
}
