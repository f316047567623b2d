/// Distributes the reels of a run among several machines evenly, by their expected cost.
///
/// Reels are assigned in order of decreasing cost, each to the part with the least so far. No part gets more than 4/3
/// of the cost of the largest part in the best distribution (Graham 1969, "Bounds on Multiprocessing Timing
/// Anomalies"). The order of the input does not matter.
struct ShardPlan: Hashable, Sendable {
  /// A reel, and the expected cost of drawing it, in any unit.
  struct Load: Hashable, Sendable {
    /// The reel's id, unique in a run.
    let id: String

    /// The cost, at least 0.
    let cost: Int
  }

  /// The number of the part that each reel goes to, from 1, by id.
  let parts: [String: Int]

  /// The ids of all reels, ascending.
  var whole: [String] { parts.keys.sorted() }

  /// - Parameter count: the number of parts, at least 1.
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
