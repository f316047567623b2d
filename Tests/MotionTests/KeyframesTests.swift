import NavReelMotion
import Testing

@Suite struct KeyframesTests {
  /// The turn of the article's pop, in degrees, after normalizing to the short way.
  private let turn = Keyframes(
    from: 90.0,
    spans: [
      .init(start: 0, duration: 0.4, value: 0), .init(start: 0.4, duration: 0.2, value: 9),
      .init(start: 0.6, duration: 0.3, value: 0),
    ])

  private func angle(_ fraction: Double) -> Double {
    let sample = turn.sample(at: fraction)
    return sample.from + (sample.to - sample.from) * sample.fraction
  }

  @Test func spansEndWhereTheWholeLinesEasingReachesThem() {
    #expect(abs(angle(0.4415)) < 0.05)
    #expect(abs(angle(0.5585) - 9) < 0.05)
    #expect(abs(angle(0.7793)) < 0.05)
    for (fraction, seconds) in [(0.4415, 0.574), (0.5585, 0.726), (0.7793, 1.013)] {
      #expect(abs(fraction * 1.3 - seconds) < 0.0005)
    }
  }

  @Test func firstSpanNeverPassesZero() {
    for n in 0...4414 { #expect(angle(Double(n) / 10_000) >= 0) }
    #expect(angle(0) == 90)
  }

  @Test func lastValueHolds() {
    for n in 780...1000 { #expect(angle(Double(n) / 1000) == 0) }
  }

  @Test func gapsHoldWhatWasReached() {
    let gapped = Keyframes(
      from: 1.0, spans: [.init(start: 0.2, duration: 0.2, value: 2), .init(start: 0.8, duration: 0.1, value: 3)],
      easing: .linear)
    func value(_ f: Double) -> Double { gapped.track.value(at: f) }
    #expect(value(0.1) == 1 && value(0.2) == 1)
    #expect(value(0.4) == 2 && value(0.6) == 2 && value(0.8) == 2)
    #expect(abs(value(0.85) - 2.5) < 1e-12)
    #expect(value(1) == 3)
    #expect(gapped.sample(at: 0.85).fraction == gapped.track.sample(at: 0.85).fraction)
  }
}
