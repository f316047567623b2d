import NavReelDrawing
import NavReelMotion
import NavReelTestSupport
import Testing

@testable import NavReelCodecs

@Suite struct APNGDelayTests {
  private func written(_ durations: [Fraction]) throws -> [(Fraction, UInt32)] {
    let frames = durations.indices.map { index in
      Pixmap(width: 2, height: 1) { $0.initialize(repeating: 0xFF00_0000 | UInt32(index)) }
    }
    let file = APNGFilm(frames: frames, durations: durations).file(isOpaque: true)
    #expect(StrictAPNG(file).problems == [])
    return try allFrames(file).map { ($0.duration, $0.pixmap[1, 0] & 0xFF) }
  }

  @Test func delaysComeBackExactlyAndInOrder() throws {
    let durations = [
      Fraction(1, 2), Fraction(1, 50), Fraction(1, 50), Fraction(9, 10), Fraction(2), Fraction(1001, 30000),
      Fraction(1, 24), Fraction(1, 25), Fraction(1, 30), Fraction(1, 50), Fraction(1, 60), Fraction(65535),
      Fraction(1, 65535), Fraction(65535, 65534),
    ]
    let read = try written(durations)
    #expect(read.map(\.0) == durations)
    #expect(read.map(\.1) == durations.indices.map(UInt32.init))
  }

  @Test func aLongFirstFrameKeepsItsTime() throws {
    #expect(try written([2, Fraction(1, 60), Fraction(1, 60)]).map(\.0) == [2, Fraction(1, 60), Fraction(1, 60)])
  }

  @Test func aHoldTooLongForAFrameGoesOnInFurtherFrames() throws {
    let cases: [(Fraction, [Fraction])] = [
      (Fraction(70_001, 60), [1166, Fraction(41, 60)]), (Fraction(65536), [65535, 1]),
      (Fraction(200_000), [65535, 65535, 65535, 3395]), (Fraction(65_536 * 7 + 1, 7), [65535, 1, Fraction(1, 7)]),
    ]
    for (duration, expected) in cases {
      let read = try written([Fraction(1, 60), duration, Fraction(1, 60)])
      #expect(read.map(\.0) == [Fraction(1, 60)] + expected + [Fraction(1, 60)])
      #expect(read.map(\.1) == [0] + expected.map { _ in 1 } + [2], "the picture stands")
    }
    #expect(try written([Fraction(Int.max)]).count == 100, "a hold of aeons ends")
  }

  @Test func whatAFractionOfSixteenBitsLacksIsMadeUpFor() {
    // These are 90 kHz time stamps of 29.97 frames per second, and a clock of nanoseconds.
    for duration in [Fraction(3003, 90_001), Fraction(16_683_333, 1_000_000_000), Fraction(3, 190_001)] {
      var clock = APNGClock()
      var (time, sum) = (0.0, 0.0)
      for _ in 0..<2000 {
        for delay in clock.delays(of: duration) {
          #expect(delay.numerator > 0 && delay.denominator > 0)
          sum += delay.duration.value
        }
        time += duration.value
        #expect(abs(time - sum) < 1 / 65_535 + 1e-6)
      }
    }
  }

  @Test func theNearestFractionIsTheNearest() {
    var random = SeededGenerator(seed: 9)
    for _ in 0..<40 {
      let number = Fraction(
        Int.random(in: 1...90_000_000, using: &random), Int.random(in: 65_536...9_000_000, using: &random))
      let chosen = APNGClock.nearest(number)
      let distance = abs(chosen.duration.value - number.value)
      for divisor in 1...65_535 {
        let n = (number.value * Double(divisor)).rounded()
        guard n <= 65_535 && n >= 1 else { continue }
        if abs(n / Double(divisor) - number.value) < distance - 1e-15 {
          Issue.record("\(Int(n))/\(divisor) is nearer to \(number) than \(chosen)")
          break
        }
      }
    }
  }

  @Test func theFractionsOfForeignFilesAreReadExactly() throws {
    func file(_ delays: [(Int, Int)]) -> [UInt8] {
      let frames = delays.enumerated().flatMap { index, delay in
        HandAPNG.control(2 * index - min(index, 1), delay: delay)
          + HandAPNG.data(index == 0 ? nil : 2 * index, HandAPNG.green)
      }
      return HandAPNG.file([HandAPNG.animation(delays.count)] + [frames])
    }
    let delays = [(16384, 4096), (16384, 16384), (50, 0), (0, 0), (0, 7), (32767, 65534), (65535, 1)]
    #expect(
      try allFrames(file(delays)).map(\.duration)
        == [4, 1, Fraction(1, 2), 0, 0, Fraction(1, 2), 65535])
    #expect(
      try allFrames(file([(500, 1000), (20, 1000), (20, 1000), (900, 1000)])).map(\.duration)
        == [Fraction(1, 2), Fraction(1, 50), Fraction(1, 50), Fraction(9, 10)])
  }
}
