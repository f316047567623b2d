import NavReelMotion
import Testing

@Suite struct EasingTests {
  /// The fades of bar items, with the samples in the table of facts.
  @Test func barItemCurvesMatchTheirSamples() {
    let out = Easing.bezier(0.25, 0.9, 0.25, 0.9)
    let into = Easing.bezier(0.75, 0.1, 0.75, 0.1)
    let outSamples = [0.351, 0.629, 0.787, 0.866, 0.910, 0.937, 0.957, 0.973, 0.987]
    let inSamples = [0.013, 0.028, 0.043, 0.063, 0.090, 0.134, 0.213, 0.371, 0.649]
    for n in 0..<9 {
      let p = Double(n + 1) / 10
      #expect(abs(out.value(at: p) - outSamples[n]) <= 0.0006, "out at \(p)")
      #expect(abs(into.value(at: p) - inSamples[n]) <= 0.0006, "in at \(p)")
    }
  }

  @Test(arguments: [(0.1, 0.0197), (0.25, 0.1292), (0.5, 0.5), (0.75, 0.8708), (0.9, 0.9803)])
  func easeInOutMatchesTheTitleViewsTable(x: Double, e: Double) {
    #expect(abs(Easing.easeInOut.value(at: x) - e) < 0.00005)
  }

  @Test func endsAreExactAndOutsideIsClamped() {
    for easing in [Easing.linear, .easeIn, .easeOut, .easeInOut, .default, .bezier(0.3, 1.7, 0.6, -0.9)] {
      #expect(easing.value(at: 0) == 0)
      #expect(easing.value(at: 1) == 1)
      #expect(easing.value(at: -3) == 0)
      #expect(easing.value(at: 7) == 1)
    }
  }

  @Test func linearAndDiagonalControlPointsAreTheIdentity() {
    for x in stride(from: 0, through: 1, by: 0.01) {
      #expect(Easing.linear.value(at: x) == x)
      #expect(Easing.bezier(0.2, 0.2, 0.9, 0.9).value(at: x) == x)
    }
  }

  @Test(
    arguments: [(0, 1, 1, 0), (1, 0, 0, 1), (1, 1, 0, 0), (0, 0, 0, 1), (0.5, 0, 0.5, 1)]
      as [(Double, Double, Double, Double)])
  func steepCurvesAreSolved(x1: Double, y1: Double, x2: Double, y2: Double) {
    let easing = Easing.bezier(x1, y1, x2, y2)
    for n in 1..<200 {
      let t = Double(n) / 200
      func coordinate(_ p1: Double, _ p2: Double) -> Double {
        3 * (1 - t) * (1 - t) * t * p1 + 3 * (1 - t) * t * t * p2 + t * t * t
      }
      let (x, y) = (coordinate(x1, x2), coordinate(y1, y2))
      // If the curve is vertical, y is only known as precisely as x.
      let slack = abs(easing.value(at: x + 1e-9) - easing.value(at: x - 1e-9))
      #expect(abs(easing.value(at: x) - y) < 1e-9 + slack)
    }
  }

  @Test func curvesThatOnlyRiseNeverFall() {
    for easing in [Easing.easeIn, .easeOut, .easeInOut, .default, .bezier(0.25, 0.9, 0.25, 0.9)] {
      var last = 0.0
      for n in 0...2000 {
        let value = easing.value(at: Double(n) / 2000)
        #expect(value >= last)
        last = value
      }
    }
  }

  @Test func ordinatesOutsideTheUnitOvershoot() {
    let easing = Easing.bezier(0.3, 1.7, 0.6, 1.2)
    #expect(easing.value(at: 0.5) > 1)
  }
}
