public import NavReelScene

/// Where a state jumps though no switch is declared there.
///
/// - Parameters:
///   - switches: times in seconds at which a jump is allowed.
///   - pieces: stretches of the film that are searched one by one.
/// - Returns: for each undeclared jump its time and what jumps, in words.
public func undeclaredJumps(of timeline: Timeline, switches: [Double], pieces: Int = 40) -> [String] {
  func state(at time: Double) -> FlatState { FlatState(timeline.state(at: time)) }
  var found: [String] = []
  for piece in 0..<pieces {
    let low = timeline.duration * Double(piece) / Double(pieces)
    let high = timeline.duration * Double(piece + 1) / Double(pieces)
    let jump = JumpSearch.jump(
      from: (low, state(at: low)), to: (high, state(at: high)), least: 2e-3, sample: state,
      difference: { $0.difference(from: $1) })
    if let jump, !jump.isAt(switches) { found.append("at \(jump.before): \(jump.from.worst(against: jump.to))") }
  }
  return found
}
