import NavReelTestSupport
import Testing

@testable import NavReelReview

/// Distributes reels over parts.
@Suite struct ShardPlanTests {
  @Test func theLongestGoesFirstToThePartThatHasLeast() {
    let loads = [("a", 2), ("b", 7), ("c", 3), ("d", 5), ("e", 4)].map { ShardPlan.Load(id: $0.0, cost: $0.1) }
    // 7 → 1, 5 → 2, 4 → 2 (5 < 7), 3 → 1 (7 < 9), 2 → 2 (9 < 10).
    #expect(ShardPlan(loads, count: 2).parts == ["b": 1, "d": 2, "e": 2, "c": 1, "a": 2])
    #expect(ShardPlan(loads, count: 1).parts.values.allSatisfy { $0 == 1 })
    #expect(ShardPlan(loads, count: 2).whole == ["a", "b", "c", "d", "e"])
    #expect(ShardPlan([], count: 3).parts.isEmpty)
  }

  @Test func equalCostsGoByIdAndTheOrderOfReelsIsNoMatter() {
    var generator = SeededGenerator(seed: 7)
    let loads = (0..<200).map { ShardPlan.Load(id: "scene/\($0)", cost: Int.random(in: 0...9, using: &generator)) }
    let plan = ShardPlan(loads, count: 7)
    for _ in 0..<10 { #expect(ShardPlan(loads.shuffled(using: &generator), count: 7) == plan) }
    let even = ShardPlan(["d", "b", "c", "a"].map { ShardPlan.Load(id: $0, cost: 1) }, count: 2)
    #expect(even.parts == ["a": 1, "b": 2, "c": 1, "d": 2])
  }

  /// Graham's bound: 4/3 of the optimum, which is at least the mean and at least the longest.
  @Test func partsAreEven() {
    var generator = SeededGenerator(seed: 3)
    for count in 1...9 {
      let loads = (0..<60).map { ShardPlan.Load(id: "\($0)", cost: Int.random(in: 1...1000, using: &generator)) }
      let plan = ShardPlan(loads, count: count)
      let sums = (1...count).map { part in loads.filter { plan.parts[$0.id] == part }.reduce(0) { $0 + $1.cost } }
      let (total, longest) = (sums.reduce(0, +), loads.map(\.cost).max() ?? 0)
      #expect(3 * (sums.max() ?? 0) <= 4 * max(longest, (total + count - 1) / count))
    }
  }
}
