public import NavReelCodecs
public import NavReelMotion
import NavReelScene

/// The options for drawing a film to files.
public struct RenderOptions: Sendable {
  /// The formats to write, each once. Default: the frames as PNG files.
  public var formats: [any FilmFormat]

  /// Frames per second, exact; valid for ``isRate(_:)``. Default 60.
  public var fps: Fraction

  /// The instants to draw; nil for all frames. Default nil.
  public var instants: [Instant]?

  /// The number of threads. Default: one per core.
  public var jobs: Int

  /// The part of the frames to draw. Default: all.
  public var shard: Shard

  /// The trade-off between speed and size of the PNG files; the pixels stay the same.
  public var effort: PNGEncoder.Effort

  /// True makes every warning an error, before anything is written. Default false.
  public var isStrict: Bool

  public init(
    formats: [any FilmFormat] = [PNGSequence()], fps: Fraction = 60, instants: [Instant]? = nil,
    jobs: Int = RenderOptions.cores, shard: Shard = Shard(),
    effort: PNGEncoder.Effort = PNGEncoder().effort, isStrict: Bool = false
  ) {
    self.formats = formats
    self.fps = fps
    self.instants = instants
    self.jobs = jobs
    self.shard = shard
    self.effort = effort
    self.isStrict = isStrict
  }
}

extension RenderOptions {
  /// True if single frames become files.
  package var hasFrameFiles: Bool { formats.contains { $0 is PNGSequence } }

  /// Returns true for 1…1000 frames per second with a numerator and denominator of at most a thousand million, which
  /// keep the times of frames exact in 64 bits.
  public static func isRate(_ rate: Fraction) -> Bool {
    rate >= Fraction(1) && rate <= Fraction(1000) && rate.numerator <= 1_000_000_000
      && rate.denominator <= 1_000_000_000
  }

  /// The rates that ``isRate(_:)`` allows, in words.
  public static let ratePhrase =
    "a rate of 1…1000 such as 60 or 30000/1001, reduced to numbers of at most 1000000000"
}

/// An instant of a film in seconds or percent.
public enum Instant: Hashable, Sendable {
  /// Seconds since the reel began.
  case seconds(Fraction)

  /// A percentage of the film, holds included.
  case percent(Fraction)

  /// Parses `0.1`, `101/30` or `50%`; nil for anything else and for negative values.
  public init?(_ text: String) {
    let isPercent = text.hasSuffix("%")
    guard let value = Fraction(isPercent ? text.dropLast() : Substring(text)), value >= .zero else { return nil }
    if isPercent && value > Fraction(100) { return nil }
    self = isPercent ? .percent(value) : .seconds(value)
  }

  /// Returns the instant in seconds for a film of the given duration.
  func time(in duration: Fraction) -> Fraction {
    switch self {
    case .seconds(let value): value
    case .percent(let value):
      value.divided(by: Fraction(100)).flatMap { duration.multiplied(by: $0) }
        ?? Fraction(nearestNanosecond: duration.value * value.value / 100)
    }
  }
}

/// One of several equal parts of the frames, so that several machines can share a film.
public struct Shard: Hashable, Sendable {
  /// The number of the part, from 1.
  public let index: Int
  public let count: Int

  /// Creates the whole.
  public init() { (index, count) = (1, 1) }

  /// Returns nil unless 1 ≤ index ≤ count ≤ 100,000.
  public init?(index: Int, count: Int) {
    guard index >= 1 && index <= count && count <= 100_000 else { return nil }
    (self.index, self.count) = (index, count)
  }

  /// Parses `2/4`; nil for anything else.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1] else { return nil }
    self.init(index: index, count: count)
  }

  public var isWhole: Bool { count == 1 }

  /// Returns the part's frames: neighbours, since they share pages. The sizes of the parts differ by one at most.
  public func range(of total: Int) -> Range<Int> { (index - 1) * total / count..<index * total / count }
}
