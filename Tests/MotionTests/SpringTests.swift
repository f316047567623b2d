import Glibc
import NavReelMotion
import Testing

/// Springs of each branch, with and without a velocity in either direction, some close to critical.
private let springs: [Spring] = [0, 0.1, 0.5, 0.9, 0.999999, 1, 1.000001, 1.2, 4.564].flatMap { ratio in
  [-3, 0, 0.7, 12, 40].map { Spring(angularFrequency: 9, dampingRatio: ratio, initialVelocity: $0) }
}

@Suite struct SpringTests {
  @Test func navigationSpringRunsAsRecordedAtSixtyHertz() {
    let expected = [
      0, 0.0379, 0.1247, 0.2322, 0.3436, 0.4493, 0.5448, 0.6280, 0.6990, 0.7583, 0.8072, 0.8471, 0.8793, 0.9051,
      0.9257, 0.9420, 0.9549, 0.9650, 0.9729, 0.9791, 0.9839, 0.9876, 0.9905, 0.9927, 0.9944, 0.9957, 0.9967,
      0.9975, 0.9981, 0.9986, 0.9989,
    ]
    for (n, x) in expected.enumerated() {
      #expect(abs(Spring.navigation.progress(at: Double(n) / 60) - x) <= 0.00005, "frame \(n)")
    }
  }

  @Test func navigationSpringIsClampedToCritical() {
    #expect(Spring.navigation.dampingRatio == 1)
    #expect(abs(Spring.navigation.angularFrequency - (1000.0 / 3).squareRoot()) < 1e-12)
    #expect(abs(2 * .pi / Spring.navigation.angularFrequency - 0.3441) < 0.00005)
    let literal = Spring(mass: 3, stiffness: 1000, damping: 500, allowsOverdamping: true)
    #expect(abs(literal.dampingRatio - 4.5644) < 0.0001)
    #expect(abs(literal.progress(at: 0.5) - 0.63) < 0.01)
  }

  @Test func navigationSpringSettlesInHalfASecond() {
    let duration = Spring.navigation.settlingDuration()
    #expect(abs(duration - 9.2334 / 18.2574) < 0.00001)
    #expect(abs(duration - 0.5057) < 0.0001)
  }

  @Test(arguments: springs)
  func everyBranchStartsWithItsInputs(spring: Spring) {
    #expect(spring.remaining(at: 0) == 1)
    #expect(spring.velocity(at: 0) == spring.initialVelocity)
    #expect(abs(spring.remaining(at: 1e-9) - 1) < 1e-6)
    #expect(abs(spring.velocity(at: 1e-9) - spring.initialVelocity) < 1e-5)
  }

  @Test(arguments: springs)
  func everyBranchObeysItsDifferentialEquation(spring: Spring) {
    let h = 1e-4
    for t in stride(from: 0.01, through: 1.5, by: 0.047) {
      let (before, now, after) = (spring.remaining(at: t - h), spring.remaining(at: t), spring.remaining(at: t + h))
      let slope = (after - before) / (2 * h)
      let bend = (after - 2 * now + before) / (h * h)
      let scale = spring.stiffness * (1 + abs(spring.initialVelocity))
      #expect(abs(bend + spring.damping * slope + spring.stiffness * now) < 1e-4 * scale)
      #expect(abs(spring.velocity(at: t) + slope) < 1e-4 * scale)
    }
  }

  @Test(arguments: [-2, 0, 0.7, 30] as [Double])
  func criticalDampingIsTheLimitOfBothSides(velocity: Double) {
    for t in stride(from: 0, through: 1, by: 0.03) {
      func remaining(_ ratio: Double) -> Double {
        Spring(angularFrequency: 14, dampingRatio: ratio, initialVelocity: velocity).remaining(at: t)
      }
      #expect(abs(remaining(1 - 1e-9) - remaining(1)) < 1e-7)
      #expect(abs(remaining(1 + 1e-9) - remaining(1)) < 1e-7)
      #expect(abs(remaining(1 + 1e-4) - remaining(1 - 1e-4)) < 0.01)
    }
  }

  @Test func overdampedSpringsAreExactSumsOfTwoExponentials() {
    let spring = Spring(angularFrequency: 10, dampingRatio: 2, initialVelocity: 1.5)
    let root = 3.0.squareRoot()
    let (r1, r2) = (-10 * (2 - root), -10 * (2 + root))
    let c1 = (-1.5 - r2) / (r1 - r2)
    for t in stride(from: 0.001, through: 3, by: 0.01) {
      #expect(abs(spring.remaining(at: t) - (c1 * exp(r1 * t) + (1 - c1) * exp(r2 * t))) < 1e-13)
    }
  }

  @Test func parameterisationsAgree() {
    for ratio in [0.2, 0.8, 1] {
      let spring = Spring(angularFrequency: 17, dampingRatio: ratio, initialVelocity: 0.3)
      let physical = Spring(
        mass: 2, stiffness: 2 * spring.stiffness, damping: 2 * spring.damping, initialVelocity: 0.3)
      let response = Spring(response: 2 * .pi / 17, dampingRatio: ratio, initialVelocity: 0.3)
      for other in [physical, response] {
        #expect(abs(other.angularFrequency - 17) < 1e-12)
        #expect(abs(other.dampingRatio - ratio) < 1e-12)
        #expect(other.initialVelocity == 0.3)
      }
    }
  }

  @Test(arguments: [
    (0.5, 0.5, 0.7, 25.2052, 635.30, 25.205), (0.5, 0.5, 0, 25.4338, 646.88, 25.434),
    (0.6, 0.5, 0.7, 20.9645, 439.51, 20.965), (1, 0.5, 0.7, 12.4789, 155.72, 12.479),
    (0.5, 0.8, 0, 17.9886, 323.59, 28.782), (1, 0.7, 0, 9.8396, 96.82, 13.776),
    (0.35, 1, 0, 26.3812, 695.97, 52.762), (0.5, 1, 0, 18.4668, 341.02, 36.934),
  ])
  func durationAndDampingGiveTheSystemsSpring(
    duration: Double, ratio: Double, velocity: Double, frequency: Double, stiffness: Double, damping: Double
  ) {
    let spring = Spring(duration: duration, dampingRatio: ratio, initialVelocity: velocity)
    #expect(abs(spring.angularFrequency - frequency) <= 0.00005)
    #expect(abs(spring.stiffness - stiffness) <= 0.005)
    #expect(abs(spring.damping - damping) <= 0.0006)
    #expect(spring.settlingDuration(threshold: 0.002) <= duration)
  }

  @Test func durationsAndRatiosOutsideTheSystemsRangeAreClamped() {
    #expect(Spring(duration: 99, dampingRatio: 0.5) == Spring(duration: 10, dampingRatio: 0.5))
    #expect(Spring(duration: 0, dampingRatio: 0.5) == Spring(duration: 0.01, dampingRatio: 0.5))
    #expect(Spring(duration: 1, dampingRatio: 3) == Spring(duration: 1, dampingRatio: 1))
  }

  @Test func everyDurationGivesASpringThatHasDiedDown() {
    for duration in [0.01, 0.2, 1, 10] {
      for ratio in [0.05, 0.3, 0.7, 0.99, 1] {
        for velocity in [-10, -0.7, 0, 0.1] {
          let spring = Spring(duration: duration, dampingRatio: ratio, initialVelocity: velocity / duration)
          // The goal of a thousandth applies to the sine's share; the cosine's is ignored, hence the tolerance.
          #expect(abs(spring.remaining(at: duration)) < 0.02, "\(duration) \(ratio) \(velocity)")
        }
      }
    }
  }

  @Test func extremeVelocitiesStillGiveASpring() {
    for ratio in [0.001, 0.3, 0.7, 0.99, 1] {
      for velocity in [-1e12, -1e4, -200, 200, 1e4, 1e12] {
        let spring = Spring(duration: 0.35, dampingRatio: ratio, initialVelocity: velocity)
        #expect(spring.angularFrequency > 0 && spring.angularFrequency.isFinite)
      }
    }
  }

  @Test(arguments: springs.filter { $0.dampingRatio > 0 })
  func settlingIsForGoodAndNotTooLate(spring: Spring) {
    let duration = spring.settlingDuration()
    for step in 0..<4000 {
      #expect(abs(spring.remaining(at: duration * (1 + Double(step) / 500))) <= 0.001 + 1e-12)
    }
    #expect(abs(spring.remaining(at: duration * (1 - 1e-6))) > 0.001)
  }

  @Test func undampedSpringNeverSettles() {
    #expect(Spring(angularFrequency: 3, dampingRatio: 0).settlingDuration() == .infinity)
  }

  @Test func springsAreFiniteAtAnyTime() {
    for spring in springs {
      for time in [1e3, 1e9, 1e300, Double.greatestFiniteMagnitude] {
        #expect(spring.remaining(at: time).isFinite)
        #expect(spring.velocity(at: time).isFinite)
      }
    }
  }
}
