/// A part of a text with a single face, script and direction.
struct Run {
  /// The face; nil for characters that no face has.
  var face: OpenFace?
  var script: Script

  /// The embedding level; runs of odd levels go from right to left.
  var level: UInt8

  /// The run's indices in the list of clusters.
  var clusters: Range<Int>

  /// Splits a text into runs, in logical order.
  static func split(_ clusters: [Cluster], _ faces: [OpenFace?], _ levels: [UInt8]) -> [Run] {
    var runs: [Run] = []
    for (index, cluster) in clusters.enumerated() {
      let level = levels[cluster.range.lowerBound]
      let script = cluster.isEmoji ? .common : cluster.script
      if let last = runs.last, last.face === faces[index], last.script == script, last.level == level {
        runs[runs.count - 1].clusters = last.clusters.lowerBound..<index + 1
      } else {
        runs.append(Run(face: faces[index], script: script, level: level, clusters: index..<index + 1))
      }
    }
    return runs
  }
}
