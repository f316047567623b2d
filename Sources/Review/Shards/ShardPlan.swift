/// How the reels of a run are dealt out to several machines: evenly by what each is expected to cost.
///
/// The longest goes first, each to the part that has least so far, so that no part has more than 4/3 of what the best
/// dealing would give it (Graham 1969, "Bounds on Multiprocessing Timing Anomalies"). The order in which reels come
/// changes nothing.
struct ShardPlan: Hashable, Sendable {
  /// A reel, and what drawing it is expected to cost, in any unit; at least 0.
  struct Load: Hashable, Sendable {
    /// Unique in a run.
    let id: String

    /// At least 0.
    let cost: Int
  }

  /// Number of the part that each reel goes to, from 1, by id.
  let parts: [String: Int]

  /// The ids of all reels, ascending.
  var whole: [String] { parts.keys.sorted() }

  /// - Parameter count: of parts, at least 1.
  init(_ loads: [Load], count: Int) {
    var parts: [String: Int] = [:]
    var sums = [Int](repeating: 0, count: max(1, count))
    let longestFirst = Set(loads).sorted { $0.cost != $1.cost ? $0.cost > $1.cost : $0.id < $1.id }
    for load in longestFirst where parts[load.id] == nil {
      let least = sums.indices.min { (sums[$0], $0) < (sums[$1], $1) } ?? 0
      parts[load.id] = least + 1
      sums[least] += load.cost
    }
    self.parts = parts
  }
}
