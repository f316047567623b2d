import NavReelDrawing

/// Contours of one path that may share columns of pixels with each other, but not with the rest of the path.
///
/// The rows of a line of text cross hundreds of edges. Taken glyph by glyph they cross only a few, which are sorted
/// quickly and rarely need more than one band per row.
struct EdgeGroup {
  var edges: [Edge]
  var bounds: PixelRect

  /// The smallest number of contours that are split into groups.
  private static let fewest = 4

  /// Returns the groups of a flattened path, from left to right; none if a coordinate is not finite.
  static func groups(_ path: Flattening, in bounds: PixelRect) -> [EdgeGroup] {
    guard path.isFinite, !path.edges.isEmpty else { return [] }
    guard path.contours.count >= fewest else { return [EdgeGroup(edges: path.edges, bounds: bounds)] }
    var groups: [EdgeGroup] = []
    var members: [Int] = []
    var end = Int.min
    for i in path.contours.indices.sorted(by: { path.contours[$0].low < path.contours[$1].low }) {
      // A coordinate on the border of two columns may belong to both.
      if path.contours[i].low &>> Edge.shift > end {
        if let group = EdgeGroup(path, members, bounds) { groups.append(group) }
        members.removeAll(keepingCapacity: true)
      }
      members.append(i)
      end = max(end, path.contours[i].high &>> Edge.shift &+ 1)
    }
    if let group = EdgeGroup(path, members, bounds) { groups.append(group) }
    return groups
  }

  private init(edges: [Edge], bounds: PixelRect) {
    self.edges = edges
    self.bounds = bounds
  }

  /// Creates the group of some contours; nil if no part of them is inside the bounds.
  private init?(_ path: Flattening, _ members: [Int], _ bounds: PixelRect) {
    guard !members.isEmpty else { return nil }
    let contours = members.map { path.contours[$0] }
    let low = contours.reduce(Int.max) { min($0, $1.low) } &>> Edge.shift
    let high = contours.reduce(Int.min) { max($0, $1.high) } &>> Edge.shift &+ 1
    var edges: [Edge] = []
    edges.reserveCapacity(contours.reduce(0) { $0 + $1.edges.count })
    for contour in contours { edges += path.edges[contour.edges] }
    let top = edges.reduce(Int.max) { min($0, $1.top) } &>> Edge.shift
    let bottom = edges.reduce(Int.min) { max($0, $1.bottom) } &>> Edge.shift &+ 1
    let box = PixelRect(low, top, high, bottom).intersection(bounds)
    guard !box.isEmpty else { return nil }
    self.init(edges: edges, bounds: box)
  }
}
