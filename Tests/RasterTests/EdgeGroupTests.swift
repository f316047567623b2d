import NavReelDrawing
import Testing

@testable import NavReelRaster

private let bounds = PixelRect(0, 0, 100, 40)

/// Returns rings in a row, each of two contours, like letters in a line.
private func rings(gap: Double) -> Path {
  var path = Path()
  for k in 0..<6 {
    let center = Point(9.3 + (10 + gap) * Double(k), 20.2)
    path.append(.circle(center: center, radius: 5))
    path.append(.circle(center: center, radius: 2))
  }
  return path
}

/// Returns the coverage of all contours in one sweep.
private func swept(_ path: Path, _ rule: FillRule, _ transform: Transform = .identity) -> [Int] {
  var out = [Int](repeating: 0, count: bounds.area)
  var coverage = Coverage(Flattening.edges(of: path, transform, in: bounds), rule, in: bounds)
  coverage.sweep { x, y, n, c in
    for i in 0..<n { out[y * bounds.width + x + i] = Int(c) }
  } bytes: { x, y, n, c in
    for i in 0..<n { out[y * bounds.width + x + i] = Int(c[i]) }
  }
  return out
}

@Test func contoursThatShareNoColumnAreSweptApart() {
  let flat = Flattening(rings(gap: 4), .identity, in: bounds)
  let groups = EdgeGroup.groups(flat, in: bounds)
  #expect(groups.count == 6)
  for (a, b) in zip(groups, groups.dropFirst()) { #expect(a.bounds.x1 <= b.bounds.x0) }
  #expect(groups.reduce(0) { $0 + $1.edges.count } == flat.edges.count)
}

@Test func contoursThatShareAColumnStayTogether() {
  #expect(EdgeGroup.groups(Flattening(rings(gap: 0.2), .identity, in: bounds), in: bounds).count == 1)
}

@Test(arguments: [0.1, 0.9, 1, 1.7, 4])
func sweepingApartGivesTheCoverageOfOneSweep(_ gap: Double) {
  let path = rings(gap: gap)
  for rule in [FillRule.nonZero, .evenOdd] {
    let (apart, together) = (coverage(path, rule, width: bounds.width, height: bounds.height), swept(path, rule))
    // Areas are exact either way, but more bands in a row mean more rounded sums.
    #expect(zip(apart, together).allSatisfy { abs($0 - $1) <= 1 })
  }
}

@Test func contoursCutOffByTheCanvasAreWholeInside() {
  // The first ring begins left of the surface, the last one ends right of it, and all of them begin above it.
  let path = rings(gap: 9).offset(x: -10, y: -20)
  let apart = coverage(path, width: bounds.width, height: bounds.height)
  #expect(zip(apart, swept(path, .nonZero)).allSatisfy { abs($0 - $1) <= 1 })
}
