import NavReelDrawing
import Foundation
import NavReelTestSupport
import Testing

@testable import NavReelRaster

/// Tests paths that no one draws by hand: their cost is bounded, and below the bounds nothing changes.
@Suite struct CrowdedPathTests {
  /// Returns the processor time that a body takes on this thread, in seconds.
  private func seconds(_ body: () -> Void) -> Double {
    func spent() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let start = spent()
    body()
    return spent() - start
  }

  /// Returns curves back and forth between random points around a box of one unit.
  private func scribble(_ count: Int, reach: Double, seed: UInt64) -> Path {
    var random = SeededGenerator(seed: seed)
    func place() -> Point { Point(random.within(-reach, reach), random.within(-reach, reach)) }
    var path = Path()
    path.move(to: place())
    for _ in 0..<count { path.cubic(place(), place(), to: place()) }
    return path
  }

  /// A stroke a hundred times as wide as its box used to take minutes and hundreds of megabytes.
  @Test(arguments: [0.001, 0.1, 1, 100]) func aWideLineOverTightCurvesEndsSoon(width: Double) {
    let path = scribble(40, reach: 9, seed: 3).transformed(by: .scale(393, 852))
    let stroke = Stroke(width: width * 393, cap: .round, join: .round)
    let list = DisplayList([.stroke(path, stroke, paint: .color(.black))])
    // It took at most two seconds when measured, and minutes without the bounds.
    #expect(seconds { _ = Renderer(width: 1179, height: 2556, scale: 3).render(list) } < 10)
    #expect(Stroker.outline(of: path, stroke, scale: 3).elements.count < Stroker.chordLimit * 40)
  }

  @Test func aLineOfTooManyChordsIsStillWhereItWas() {
    // A spiral of 60 turns has more chords than the limit; the coarser ones are less than a tenth of a pixel off.
    var path = Path()
    for k in 0..<6000 {
      path.addArc(
        center: Point(200, 200), radius: 3 + Double(k) * 0.03, from: Double(k) * 3.6, to: Double(k + 1) * 3.6,
        connected: k > 0)
    }
    #expect(Polyline.chordCount(of: path, tolerance: Flattening.tolerance) > Stroker.chordLimit)
    let stroke = Stroke(width: 0.9, cap: .round, join: .round)
    let list = DisplayList([.stroke(path, stroke, paint: .color(.black))])
    let area = alphas(Renderer(width: 400, height: 400, scale: 1).render(list)).reduce(0, +)
    // The radii are 3 to 183 over 60 turns of 2π, 0.9 wide.
    let length = 60 * 2 * Double.pi * 93
    #expect(abs(Double(area) / 255 - length * 0.9) < length * 0.9 * 0.01)
  }

  /// Invisible curves become lines; if there are too many visible ones, the rest becomes coarser.
  @Test func whatLiesOutsideTheClipCostsNothing() {
    var path = Path()
    path.move(to: Point(10, 10))
    path.cubic(Point(20, 40), Point(30, -20), to: Point(40, 20))
    var far = Path()
    for k in 0..<3000 {
      let x = 1000 + Double(k % 50) * 40
      far.move(to: Point(x, 1000))
      far.cubic(Point(x + 90, 1300), Point(x - 200, 1100), to: Point(x + 20, 1010))
    }
    let stroke = Stroke(width: 3, cap: .round, join: .round)
    var both = path
    both.append(far)
    func drawn(_ path: Path) -> Pixmap {
      Renderer(width: 64, height: 64, scale: 1).render(
        DisplayList([.stroke(path, stroke, paint: .color(.black))]))
    }
    #expect(drawn(both) == drawn(path))
  }

  @Test func aRowOfMoreEdgesThanCanBeSortedIsSampledAndNearlyRight() {
    // There are 1500 bars of 0.2 over 300 pixels, with a gap of 0.0001 between neighbours that would share an edge.
    var path = Path()
    for k in 0..<1500 { path.append(.rect(Rect(Double(k) * 0.2, 2.25, 0.1999, 5))) }
    let got = coverage(path, width: 300, height: 10)
    for y in 3..<7 { for x in 0..<300 { #expect((250...255).contains(got[y * 300 + x])) } }
    // This row is covered by three quarters.
    for x in 0..<300 { #expect(abs(got[2 * 300 + x] - 191) <= 8) }
  }

  /// Edges left of the bounds count for their winding, those on the right are ignored.
  @Test func aSampledRowKnowsWhatLiesBesideIt() {
    var path = Path()
    for k in 0..<600 {
      let y = Double(k) / 600 * 8
      path.append(.rect(Rect(-500, y, k % 2 == 0 ? 520 : 2000, 8.0 / 600)))
    }
    let bounds = PixelRect(10, 0, 30, 8)
    var out = [Int](repeating: 0, count: bounds.area)
    var sweep = Coverage(Flattening.edges(of: path, .identity, in: bounds), .nonZero, in: bounds)
    sweep.sweep { x, y, n, c in
      for i in 0..<n { out[bounds.index(x + i, y)] = Int(c) }
    } bytes: { x, y, n, c in
      for i in 0..<n { out[bounds.index(x + i, y)] = Int(c[i]) }
    }
    // There are 75 lines per row, each a 75th high; every other one ends at 20.
    for y in 0..<8 {
      for x in 10..<20 { #expect(out[bounds.index(x, y)] >= 250) }
      for x in 20..<30 { #expect(abs(out[bounds.index(x, y)] - 128) <= 12) }
    }
  }
}
