import NavReelMotion
import Testing

@Suite struct RubberBandTests {
  @Test(arguments: [(50.0, 26.6), (100, 51.6), (200, 97.3), (400, 174.5)])
  func rubberBandGivesWayAsMeasured(pull: Double, shown: Double) {
    #expect(abs(RubberBand.displacement(pull: pull, dimension: 844) - shown) < 0.05)
    #expect(
      RubberBand.displacement(pull: -pull, dimension: 844) == -RubberBand.displacement(pull: pull, dimension: 844))
  }

  @Test func rubberBandNeverReachesItsDimension() {
    #expect(RubberBand.displacement(pull: 1e6, dimension: 500) < 500)
    #expect(RubberBand.displacement(pull: 100, dimension: 0) == 0)
    #expect(RubberBand.displacement(pull: 0, dimension: 844) == 0)
  }

  @Test func pullOfADisplacementGivesItBack() {
    for pull in stride(from: -900.0, through: 900, by: 37) {
      let shown = RubberBand.displacement(pull: pull, dimension: 667, coefficient: 0.4)
      #expect(abs(RubberBand.pull(displacement: shown, dimension: 667, coefficient: 0.4) - pull) < 1e-9)
    }
    #expect(RubberBand.pull(displacement: 667, dimension: 667) == .infinity)
    #expect(RubberBand.pull(displacement: -700, dimension: 667) == -.infinity)
  }
}
