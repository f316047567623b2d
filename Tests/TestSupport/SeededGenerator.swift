/// Random numbers that are the same on every run: SplitMix64 (Steele, Lea, Flood 2014, "Fast splittable
/// pseudorandom number generators").
///
/// A test names its seed where it starts, so that a failure can be had again:
///
///     var random = SeededGenerator(seed: 7)
///     let x = Double.random(in: 0..<100, using: &random)
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Any seed is as good as any other.
  public init(seed: UInt64) {
    state = seed
  }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
