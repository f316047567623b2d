/// A span of time on the grid of nanoseconds that reels use, so that sums of spans stay exact.
struct Nanoseconds: Hashable, Sendable, Comparable {
  let count: Int

  init(count: Int) { self.count = count }

  /// Creates the nearest span, clamped to 0…30 years.
  init(_ seconds: Double) {
    let nanoseconds = (seconds * 1e9).rounded()
    count = nanoseconds > 0 ? Int(min(nanoseconds, 1e18)) : 0
  }

  /// The span in seconds, as the nearest floating-point number.
  var seconds: Double { Double(count) / 1e9 }

  static func + (a: Nanoseconds, b: Nanoseconds) -> Nanoseconds { Nanoseconds(count: a.count + b.count) }
  static func < (a: Nanoseconds, b: Nanoseconds) -> Bool { a.count < b.count }
}
