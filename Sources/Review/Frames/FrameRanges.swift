/// A set of frame numbers, as runs of neighbours.
public struct FrameRanges: Hashable, Sendable {
  /// The runs, ascending; none is empty or touches the next.
  public private(set) var ranges: [Range<Int>] = []

  /// Creates an empty set.
  public init() {}

  /// Creates a set from ranges in any order, which may overlap.
  public init(_ ranges: [Range<Int>]) {
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) { append(range) }
  }

  /// True if there are no frames.
  public var isEmpty: Bool { ranges.isEmpty }

  /// The number of frames (not of runs).
  public var count: Int { ranges.reduce(0) { $0 + $1.count } }

  /// The lowest number; nil if there are no frames.
  public var first: Int? { ranges.first?.lowerBound }

  /// Adds frames that start no earlier than the last range.
  mutating func append(_ range: Range<Int>) {
    if range.isEmpty { return }
    guard let last = ranges.last, last.upperBound >= range.lowerBound else { return ranges.append(range) }
    precondition(last.lowerBound <= range.lowerBound, "frames are added in order")
    ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
  }

  /// Returns the frames that are in either set.
  public func union(_ other: FrameRanges) -> FrameRanges { FrameRanges(ranges + other.ranges) }

  /// Returns the frames that are not in another set.
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

  /// Returns the frames that are in both sets.
  public func intersection(_ other: FrameRanges) -> FrameRanges { subtracting(subtracting(other)) }
}

extension FrameRanges: CustomStringConvertible {
  /// A text such as `frame 7` or `frames 0–30, 40`; names up to four runs, then the number of the others.
  public var description: String { words(ofRuns: 4) }

  /// Returns the frames in words.
  ///
  /// - Parameter most: the number of runs to name; the others are counted.
  func words(ofRuns most: Int = .max) -> String {
    let shown = ranges.prefix(most).map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound - 1)" }
    let noun = count == 1 ? "frame " : "frames "
    let rest = ranges.count - shown.count
    return noun + shown.joined(separator: ", ") + (rest > 0 ? " and \(rest.of("more run"))" : "")
  }
}
