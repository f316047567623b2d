import NavReelMotion
import NavReel
import NavReelTestSupport
import Testing

@testable import NavReelReview

/// Checks which frames of two films are compared with each other.
@Suite struct FilmAlignmentTests {
  private func pairs(
    _ expected: [Int], _ actual: [Int], of second: Int = 1000, step: Fraction = .zero
  ) -> [[Int]] {
    FilmAlignment(
      FrameDurations(expected.map { Fraction($0, second) }), FrameDurations(actual.map { Fraction($0, second) }),
      step: step
    ).pairs.map { [$0.expected, $0.actual] }
  }

  private static let steps = [Fraction.zero, Fraction(1, 1000), Fraction(1, 100), Fraction(2, 100)]

  private func randomDelays(_ random: inout SeededGenerator) -> [Int] {
    (0..<Int.random(in: 1...30, using: &random)).map { _ in
      [0, 0, 1, 1, 2, 3, 5, 8, 10, 13, 40, 100].randomElement(using: &random) ?? 0
    }
  }

  @Test func eachFrameOfEitherFilmIsComparedAndNumbersNeverFall() {
    var random = SeededGenerator(seed: 12)
    for round in 0..<400 {
      let (a, b) = (randomDelays(&random), randomDelays(&random))
      let found = pairs(a, b, step: Self.steps[round % 4])
      #expect(Set(found.map { $0[0] }) == Set(a.indices), "\(a) beside \(b)")
      #expect(Set(found.map { $0[1] }) == Set(b.indices), "\(a) beside \(b)")
      for (one, next) in zip(found, found.dropFirst()) {
        #expect(one[0] <= next[0] && one[1] <= next[1] && one != next, "\(a) beside \(b)")
      }
    }
  }

  @Test func aFilmIsComparedWithItselfFrameByFrame() {
    var random = SeededGenerator(seed: 7)
    for round in 0..<200 {
      let a = randomDelays(&random)
      #expect(pairs(a, a, step: Self.steps[round % 4]) == a.indices.map { [$0, $0] }, "\(a)")
    }
  }

  @Test func whatIsShorterThanTheClocksCanTellIsNoDifference() {
    // 30 frames per second, in hundredths.
    let step = Fraction(1, 100)
    let exact = FrameDurations(rate: 30, count: 6)
    let coarse = FrameDurations([3, 3, 4, 3, 3, 4].map { Fraction($0, 100) })
    #expect(FilmAlignment(exact, coarse, step: step).pairs.map(\.expected) == Array(0..<6))
    #expect(FilmAlignment(coarse, exact, step: step).pairs.map(\.actual) == Array(0..<6))
  }

  @Test func framesThatWereMergedAreComparedWithTheOneTheyBecame() {
    #expect(pairs([10, 10, 20], [20, 20]) == [[0, 0], [1, 0], [2, 1]])
    #expect(pairs([20, 20], [10, 10, 20], step: Fraction(2, 1000)) == [[0, 0], [0, 1], [1, 2]])
  }

  @Test func shortFramesMeetTheirLike() {
    // The middle ones do not overlap, but are closer than the clocks can distinguish.
    #expect(pairs([100, 2, 98], [103, 2, 95], step: Fraction(1, 100)) == [[0, 0], [1, 1], [2, 2]])
    #expect(pairs([100, 0, 100], [100, 0, 100], step: Fraction(2, 100)) == [[0, 0], [1, 1], [2, 2]])
    // The other film has no such frame, so it is compared with the one being shown.
    #expect(pairs([100, 5, 100], [205], step: Fraction(2, 100)) == [[0, 0], [1, 0], [2, 0]])
    #expect(pairs([205], [100, 5, 100], step: Fraction(2, 100)) == [[0, 0], [0, 1], [0, 2]])
  }

  @Test func framesBeyondTheEndOfTheOtherFilmAreComparedWithItsLastOne() {
    #expect(pairs([10, 10, 10, 10], [10, 10]) == [[0, 0], [1, 1], [2, 1], [3, 1]])
    #expect(pairs([10], [10, 0, 5], step: Fraction(1, 100)) == [[0, 0], [0, 1], [0, 2]])
    // No frame has a duration.
    #expect(pairs([0, 0, 0], [0, 0]) == [[0, 0], [1, 1], [2, 1]])
  }
}
