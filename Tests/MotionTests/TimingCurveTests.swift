import NavReelMotion
import Testing

@Suite struct TimingCurveTests {
  private let system = TimingCurve.spring(.navigation)

  @Test func springIsSnappedAtItsEnd() {
    let duration = 0.5058
    #expect(abs(system.progress(at: 30.0 / 60, duration: duration) - 0.9989) < 0.00005)
    #expect(system.progress(at: 31.0 / 60, duration: duration) == 1)
    #expect(system.progress(at: duration, duration: duration) == 1)
  }

  @Test(arguments: [TimingCurve.easing(.easeInOut), .easing(.linear), .spring(.navigation)])
  func startsAtZeroAndEndsAtOne(curve: TimingCurve) {
    #expect(curve.progress(at: -1, duration: 0.4) == 0)
    #expect(curve.progress(at: 0, duration: 0.4) == 0)
    #expect(curve.progress(at: 0.4, duration: 0.4) == 1)
    #expect(curve.progress(at: 9, duration: 0.4) == 1)
    #expect(curve.progress(at: 0, duration: 0) == 1)
    #expect(curve.progress(atFraction: 0) == 0)
    #expect(curve.progress(atFraction: 1) == 1)
  }

  @Test func easingIsStretchedAndSpringKeepsItsPace() {
    let ease = TimingCurve.easing(.easeInOut)
    #expect(ease.progress(at: 0.0875, duration: 0.35) == Easing.easeInOut.value(at: 0.25))
    #expect(system.progress(at: 0.1, duration: 0.3) == system.progress(at: 0.1, duration: 0.5))
  }

  /// A push on a page 390 wide, after a tenth of a second: page at 177.5, covered page at −63.7, dim .0545.
  @Test func pushAtATenthOfASecond() {
    let p = system.progress(at: 0.1, duration: 0.5058)
    #expect(abs(p - 0.5448) < 0.00005)
    #expect(abs(390 * (1 - p) - 177.5) < 0.05)
    #expect(abs(-117 * p - -63.7) < 0.05)
    #expect(abs(0.1 * p - 0.0545) < 0.00005)
  }

  @Test func fractionsOfASpringRunOverItsSettlingTime() {
    let span = Spring.navigation.settlingDuration()
    #expect(system.progress(atFraction: 0.25) == Spring.navigation.progress(at: span * 0.25))
  }
}
