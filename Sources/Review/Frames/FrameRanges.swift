/// Numbers of frames, as runs of neighbours.
public struct FrameRanges: Hashable, Sendable {
  /// Ascending, none empty, none beside the next.
  public private(set) var ranges: [Range<Int>] = []

  /// No frames.
  public init() {}

  /// Frames in any order; ranges may overlap.
  public init(_ ranges: [Range<Int>]) {
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) { append(range) }
  }

  /// True without a frame.
  public var isEmpty: Bool { ranges.isEmpty }

  /// How many frames, not runs.
  public var count: Int { ranges.reduce(0) { $0 + $1.count } }

  /// The lowest number; nil without a frame.
  public var first: Int? { ranges.first?.lowerBound }

  /// Adds frames that begin no earlier than the last range here does.
  mutating func append(_ range: Range<Int>) {
    if range.isEmpty { return }
    guard let last = ranges.last, last.upperBound >= range.lowerBound else { return ranges.append(range) }
    precondition(last.lowerBound <= range.lowerBound, "frames are added in order")
    ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
  }

  /// The frames of both.
  public func union(_ other: FrameRanges) -> FrameRanges { FrameRanges(ranges + other.ranges) }

  /// The frames here that are not there.
  public func subtracting(_ other: FrameRanges) -> FrameRanges {
    var left = FrameRanges()
    var theirs = other.ranges[...]
    for range in ranges {
      var start = range.lowerBound
      while let next = theirs.first, next.lowerBound < range.upperBound {
        if next.lowerBound > start { left.append(start..<next.lowerBound) }
        start = max(start, next.upperBound)
        if next.upperBound > range.upperBound { break }
        theirs.removeFirst()
      }
      if start < range.upperBound { left.append(start..<range.upperBound) }
    }
    return left
  }

  /// The frames of both that both have.
  public func intersection(_ other: FrameRanges) -> FrameRanges { subtracting(subtracting(other)) }
}

extension FrameRanges: CustomStringConvertible {
  /// `frame 7` or `frames 0–30, 40`; of more than four runs, how many there are.
  public var description: String { words(ofRuns: 4) }

  /// - Parameter most: how many runs are named; of the others, how many there are.
  func words(ofRuns most: Int = .max) -> String {
    let shown = ranges.prefix(most).map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound - 1)" }
    let noun = count == 1 ? "frame " : "frames "
    let rest = ranges.count - shown.count
    return noun + shown.joined(separator: ", ") + (rest > 0 ? " and \(rest.of("more run"))" : "")
  }
}
