import Testing

@testable import NavReelMotion

@Suite struct TickScheduleTests {
  private func durations(_ rate: Fraction, _ count: Int) -> [Fraction] {
    Array(repeating: Fraction.one / rate, count: count)
  }

  private func ticks(_ rate: Fraction, _ count: Int) -> [Int] {
    TickSchedule(durations: durations(rate, count), ticksPerSecond: 100, shortest: 2).entries.map(\.ticks)
  }

  @Test func thirtyFramesASecondAreThreeThreeFour() {
    #expect(ticks(30, 6).sorted() == [3, 3, 3, 3, 4, 4])
    #expect(ticks(30, 90).reduce(0, +) == 300)
  }

  @Test func ratesThatDivideAHundredAreEven() {
    #expect(ticks(50, 5) == [2, 2, 2, 2, 2])
    #expect(ticks(25, 3) == [4, 4, 4])
    #expect(ticks(20, 2) == [5, 5])
  }

  // PC-066, PC-068: hundredths cannot show 60 or 100 frames a second.
  @Test(arguments: [(Fraction(60), 60), (Fraction(100), 100), (Fraction(1000), 1000)])
  func fasterFramesBecomeFifty(rate: Fraction, count: Int) {
    let entries = TickSchedule(durations: durations(rate, count), ticksPerSecond: 100, shortest: 2).entries
    #expect(abs(entries.map(\.ticks).reduce(0, +) - 100) <= 1)
    #expect((49...51).contains(entries.count))
    #expect(entries.allSatisfy { $0.ticks >= 2 })
    #expect(entries.last?.index == count - 1, "the end is always shown")
  }

  @Test(arguments: [Fraction(24), 25, 30, 50, 60, Fraction(30000, 1001), Fraction(60000, 1001)])
  func everyFrameBeginsWithinATickOfItsTime(rate: Fraction) {
    let count = 300
    let entries = TickSchedule(durations: durations(rate, count), ticksPerSecond: 100, shortest: 2).entries
    var tick = 0
    // The last frame may replace those that were left out before it.
    for entry in entries.dropLast() {
      let time = Double(entry.index) / rate.value * 100
      #expect(abs(Double(tick) - time) <= 1 + 1e-9, "frame \(entry.index)")
      tick += entry.ticks
    }
    tick += entries.last?.ticks ?? 0
    #expect(abs(Double(tick) - Double(count) / rate.value * 100) <= 1 + 1e-9)
  }

  @Test func holdsAreWhole() {
    let entries = TickSchedule(
      durations: [Fraction(1, 2), Fraction(1, 50), Fraction(1, 50), Fraction(9, 10)], ticksPerSecond: 100, shortest: 2
    ).entries
    #expect(entries.map(\.ticks) == [50, 2, 2, 90])
  }

  @Test func nothingIsLostOnTheWay() {
    var clock = TickClock(ticksPerSecond: 1000)
    let sum = (0..<30000).reduce(0) { sum, _ in sum + clock.advance(by: Fraction(1001, 30000)) }
    #expect(sum == 1_001_000)
    #expect(clock.time == 1001)
  }

  @Test func oddDenominatorsDoNotOverflow() {
    var clock = TickClock(ticksPerSecond: 100)
    for d in stride(from: 65535, to: 60000, by: -7) { _ = clock.advance(by: Fraction(1, d)) }
    let exact = stride(from: 65535, to: 60000, by: -7).reduce(0.0) { $0 + 1 / Double($1) }
    #expect(abs(clock.time.value - exact) < 1e-5)
  }

  @Test func noFramesAreNoEntries() {
    #expect(TickSchedule(durations: [], ticksPerSecond: 100, shortest: 2).entries.isEmpty)
  }
}
