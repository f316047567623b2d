import NavReelMotion

extension Timeline {
  /// Returns the times in seconds, ascending, at which curves over the content offset of a screen need a point: the two
  /// nearest to a corner or a step of a rule, each time the content passes it, and those at places evenly between its
  /// ends, the same ones whichever way it goes.
  ///
  /// - Parameter most: the approximate number of times; a film that goes to and fro often gets fewer places.
  /// - Returns: no times for a screen that does not scroll, or is not alone on screen.
  package func offsetPassages(of screen: String, most: Int = 8000) -> [Double] {
    guard case .alone(let participant, _) = plot, participant.screen.name == screen,
      let driving = participant.scroll.driving
    else { return [] }
    let scroll = participant.scroll
    let range = 0...duration
    let turns = driving.keys.map(\.input).filter(range.contains)
    let ends = (turns + [0, duration]).map(scroll.offset)
    guard let low = ends.min(), let high = ends.max(), high > low else { return [] }
    var times = turns.count <= most / 2 ? turns : []
    for corner in offsetCorners where times.count < most {
      for crossing in driving.crossings(of: corner, in: range) {
        if let passage = scroll.passage(of: corner, near: crossing.input, in: range) {
          times += [passage.0, passage.1]
        }
      }
    }
    let ways = max(1, driving.crossings(of: low + (high - low) / 2, in: range).count)
    let places = min(256, max(0, most - times.count) / ways)
    for place in 1..<max(1, places) {
      let level = low + (high - low) * Double(place) / Double(places)
      for crossing in driving.crossings(of: level, in: range) {
        if let passage = scroll.passage(of: level, near: crossing.input, in: range) { times.append(passage.0) }
      }
    }
    return Set(times).sorted()
  }
}

extension ScrollTrack {
  /// Returns neighbouring times between which the offset passes a level, near one at which the driving track does: that
  /// one is resolved less finely while a finger pulls.
  fileprivate func passage(of level: Double, near time: Double, in range: ClosedRange<Double>) -> (Double, Double)? {
    var (low, high) = (max(time.nextDown, range.lowerBound), min(time.nextUp, range.upperBound))
    var reach = 1e-9
    while (offset(at: low) > level) == (offset(at: high) > level) {
      if reach > 0.05 { return nil }
      (low, high) = (max(time - reach, range.lowerBound), min(time + reach, range.upperBound))
      reach *= 4
    }
    let isAbove = offset(at: low) > level
    while true {
      let middle = low + (high - low) / 2
      if middle <= low || middle >= high { return (low, high) }
      if (offset(at: middle) > level) == isAbove { low = middle } else { high = middle }
    }
  }
}
