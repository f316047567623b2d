/// Values at given inputs, interpolated in between: the common form of everything that moves.
///
/// The input is a time, a scroll offset or a progress. The value is constant before the first key and after the last.
///
///     let alpha = Track(keys: [.init(-480, 0), .init(-416, 1)])
///     alpha.value(at: -464)  // 0.25
public struct Track<Value: Hashable & Sendable>: Hashable, Sendable {
  public struct Key: Hashable, Sendable {
    public let input: Double
    public let value: Value

    public init(_ input: Double, _ value: Value) {
      self.input = input
      self.value = value
    }
  }

  public enum Interpolation: Hashable, Sendable {
    case linear

    /// Each value holds from strictly above its input up to and including the next key's input.
    case step

    /// An easing between each pair of neighbouring keys.
    case curve(Easing)

    /// A spring between each pair of neighbouring keys, its settling time scaled to their distance. It must settle.
    case spring(Spring)
  }

  /// Two values and the fraction between them; both values are the same where the track is constant.
  public struct Sample: Hashable, Sendable {
    public let from: Value
    public let to: Value

    /// The fraction: exactly `from` at 0 and `to` at 1; springs and some curves leave 0…1 on their way.
    public let fraction: Double
  }

  /// The keys, at least one, ascending. Among keys with the same input, the first counts up to it, the last above it.
  public let keys: [Key]

  public let interpolation: Interpolation

  /// The width of a step's hysteresis, half to each side; see ``switches(driving:in:)``. Default: 0.
  public let hysteresis: Double

  /// The spring's settling time, or 0.
  private let springDuration: Double

  /// Creates a track. Missing, unsorted or infinite keys are a programmer error; scene input is checked while decoding.
  public init(keys: [Key], interpolation: Interpolation = .linear, hysteresis: Double = 0) {
    precondition(!keys.isEmpty, "a track has at least one key")
    precondition(keys.allSatisfy { $0.input.isFinite }, "a track's inputs are finite")
    precondition(zip(keys, keys.dropFirst()).allSatisfy { $0.input <= $1.input }, "a track's keys ascend")
    precondition(hysteresis >= 0 && hysteresis.isFinite, "a hysteresis is not negative, and finite")
    self.keys = keys
    self.interpolation = interpolation
    self.hysteresis = hysteresis
    if case .spring(let spring) = interpolation {
      springDuration = spring.settlingDuration()
      precondition(springDuration.isFinite, "a track's spring settles")
    } else {
      springDuration = 0
    }
  }

  /// Returns a track that is constant.
  public static func constant(_ value: Value) -> Track { Track(keys: [Key(0, value)]) }

  /// Returns the track's value at `input`, without hysteresis, which would need the inputs before it.
  public func sample(at input: Double) -> Sample {
    let next = firstKey(notBelow: input)
    let previous = max(next - 1, 0)
    guard next > 0 && next < keys.count && interpolation != .step else {
      return Sample(from: keys[previous].value, to: keys[previous].value, fraction: 0)
    }
    let start = keys[previous].input
    return Sample(
      from: keys[previous].value, to: keys[next].value,
      fraction: eased((input - start) / (keys[next].input - start)))
  }

  /// Returns the number of keys whose input is strictly below `input`.
  func firstKey(notBelow input: Double) -> Int { count(below: { $0 < input }) }

  /// Returns the number of keys whose input fulfils the condition; these have to come before all others.
  @inline(__always)
  func count(below isBelow: (Double) -> Bool) -> Int {
    var low = 0
    var high = keys.count
    while low < high {
      let middle = (low + high) / 2
      if isBelow(keys[middle].input) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func eased(_ fraction: Double) -> Double {
    switch interpolation {
    case .linear, .step: return fraction
    case .curve(let easing): return easing.value(at: fraction)
    case .spring(let spring):
      return fraction >= 1 ? 1 : spring.progress(at: fraction * springDuration)
    }
  }

  /// The fractions of the way between two keys at which the value turns back, ascending.
  var turningFractions: [Double] {
    switch interpolation {
    case .linear, .step: return []
    case .curve(let easing): return easing.turningPoints
    case .spring(let spring): return spring.turningTimes(before: springDuration).map { $0 / springDuration }
    }
  }
}

extension Track.Interpolation {
  /// True if values are used as they are and never mixed.
  public var isStep: Bool { self == .step }
}

extension Track {
  /// Returns a track with the same inputs and other values.
  public func map<Other: Hashable & Sendable, E: Error>(_ change: (Value) throws(E) -> Other) throws(E) -> Track<Other>
  {
    var mapped: [Track<Other>.Key] = []
    for key in keys { mapped.append(.init(key.input, try change(key.value))) }
    let kind: Track<Other>.Interpolation =
      switch interpolation {
      case .linear: .linear
      case .step: .step
      case .curve(let easing): .curve(easing)
      case .spring(let spring): .spring(spring)
      }
    return Track<Other>(keys: mapped, interpolation: kind, hysteresis: hysteresis)
  }
}

extension Track where Value == Double {
  /// Returns the number at `input`.
  public func value(at input: Double) -> Double {
    let sample = sample(at: input)
    if sample.fraction == 1 { return sample.to }
    return sample.from + (sample.to - sample.from) * sample.fraction
  }
}
