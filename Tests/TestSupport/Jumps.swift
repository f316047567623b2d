public import Scene

/// Where a state jumps though no switch is declared there: found by halving, whatever follows the larger half.
///
/// - Parameters:
///   - switches: times in seconds at which a jump is allowed.
///   - pieces: stretches of the film that are searched one by one.
/// - Returns: for each undeclared jump its time and what jumps, in words.
public func undeclaredJumps(of timeline: Timeline, switches: [Double], pieces: Int = 40) -> [String] {
  var found: [String] = []
  for piece in 0..<pieces {
    var low = timeline.duration * Double(piece) / Double(pieces)
    var high = timeline.duration * Double(piece + 1) / Double(pieces)
    var (a, b) = (FlatState(timeline.state(at: low)), FlatState(timeline.state(at: high)))
    // Follows the half that changes more until it is a hundred nanoseconds long.
    while high - low > 1e-7 && a.difference(from: b) > 1e-3 {
      let middle = low + (high - low) / 2
      let m = FlatState(timeline.state(at: middle))
      if a.difference(from: m) >= m.difference(from: b) { (high, b) = (middle, m) } else { (low, a) = (middle, m) }
    }
    let isDeclared = switches.contains { $0 >= low - 1e-6 && $0 <= high + 1e-6 }
    if !isDeclared && a.difference(from: b) >= 2e-3 { found.append("at \(low): \(a.worst(against: b))") }
  }
  return found
}
