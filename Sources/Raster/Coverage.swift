import NavReelDrawing

/// The share of each pixel that a shape covers: exact areas for any winding.
///
/// Every pixel row is cut at the heights where an edge ends or two edges cross. Within such a band the order of the
/// edges is fixed, so walking them from left to right with the fill rule finds those that bound the shape, and only
/// these add their area. Overlapping and self-crossing contours are exact too.
///
/// Most rows need no bands: if every chain of edges passes through the whole row and no two chains share a column,
/// their order is fixed for the whole row.
///
/// Complex shapes are approximated to limit the work: a pixel row in which edges end at more than `bandLimit` heights,
/// or with more than `rowLimit` edges, or a band with more than `crowdLimit` edges or `bandLimit` crossings, is sampled
/// in `strips` thin strips, or in fewer if a row would have more than `sampleLimit` samples. Coordinates are rounded to
/// 1/65536 pixel.
struct Coverage: ~Copyable {
  static let bandLimit = 256
  static let crowdLimit = 64
  static let rowLimit = 1024
  static let strips = 64
  static let sampleLimit = 32768

  private let rule: FillRule
  private let bounds: PixelRect
  private let edges: [Edge]
  private let row: CoverageRow
  private var active: [Edge] = []
  private var cuts: [Int] = []
  private var pieces: [Piece] = []
  private var crossed: [Piece] = []
  private var parts: [Part] = []
  private var chains: [Chain] = []

  /// An edge within one band: the x where it enters and leaves, from the left of the bounds.
  private struct Piece {
    var xa: Int
    var xb: Int
    var winding: Int
  }

  /// An edge within one row.
  private struct Part {
    var xa: Int
    var xb: Int
    var height: Int
    var chain: Int
  }

  /// A chain within one row: the columns it takes and how much of the row's height it passes.
  private struct Chain {
    var name: Int
    var low: Int
    var high: Int
    var height: Int
    var winding: Int
  }

  init(_ edges: [Edge], _ rule: FillRule, in bounds: PixelRect) {
    self.rule = rule
    self.bounds = bounds
    self.edges = Coverage.byFirstRow(edges, in: bounds)
    row = CoverageRow(width: bounds.width)
  }

  /// Sorts edges by the first row of the bounds that they reach, with a counting sort.
  private static func byFirstRow(_ edges: [Edge], in bounds: PixelRect) -> [Edge] {
    func row(_ e: Edge) -> Int { max(e.top >> Edge.shift, bounds.y0) - bounds.y0 }
    var places = [Int](repeating: 0, count: bounds.height + 1)
    for e in edges { places[row(e) + 1] += 1 }
    for i in 1..<places.count { places[i] += places[i - 1] }
    var ordered = edges
    for e in edges {
      let r = row(e)
      ordered[places[r]] = e
      places[r] += 1
    }
    return ordered
  }

  /// Passes the coverage of each row, from the top, to the closures in device pixels; 255 is full coverage.
  mutating func sweep(
    run: (_ x: Int, _ y: Int, _ count: Int, _ coverage: UInt8) -> Void,
    bytes: (_ x: Int, _ y: Int, _ count: Int, _ coverage: UnsafePointer<UInt8>) -> Void
  ) {
    var next = 0
    var y = bounds.y0
    let left = bounds.x0
    while y < bounds.y1 {
      let top = y << Edge.shift
      let bottom = top + Edge.one
      active.removeAll { $0.bottom <= top }
      while next < edges.count, edges[next].top < bottom {
        if edges[next].bottom > top { active.append(edges[next]) }
        next += 1
      }
      if active.isEmpty {
        guard next < edges.count else { return }
        y = max(y + 1, edges[next].top >> Edge.shift)
        continue
      }
      accumulate(top, bottom)
      row.emit {
        run(left &+ $0, y, $1, $2)
      } bytes: {
        bytes(left &+ $0, y, $1, $2)
      }
      y += 1
    }
  }

  private mutating func accumulate(_ top: Int, _ bottom: Int) {
    if passThrough(top, bottom) { return }
    if active.count > Coverage.rowLimit { return sampled(top, bottom) }
    cuts.removeAll(keepingCapacity: true)
    for e in active {
      if e.top > top { cuts.append(e.top) }
      if e.bottom < bottom { cuts.append(e.bottom) }
    }
    if cuts.isEmpty { return band(top, bottom) }
    cuts.sort()
    if cuts.count > Coverage.bandLimit { return sampled(top, bottom) }
    cuts.append(bottom)
    var a = top
    for b in cuts where b > a {
      band(a, b)
      a = b
    }
  }

  /// Adds a row whose chains pass through it side by side; returns false and adds nothing if they do not.
  private mutating func passThrough(_ top: Int, _ bottom: Int) -> Bool {
    guard active.count <= Coverage.crowdLimit else { return false }
    parts.removeAll(keepingCapacity: true)
    chains.removeAll(keepingCapacity: true)
    let left = bounds.x0 << Edge.shift
    for e in active {
      let (a, b) = (max(e.top, top), min(e.bottom, bottom))
      let (xa, xb) = (e.x(at: a) &- left, e.x(at: b) &- left)
      let (low, high, height) = (min(xa, xb), max(xa, xb), b &- a)
      parts.append(Part(xa: xa, xb: xb, height: height, chain: e.chain))
      var i = 0
      while i < chains.count, chains[i].name != e.chain { i &+= 1 }
      if i == chains.count {
        chains.append(Chain(name: e.chain, low: low, high: high, height: height, winding: e.winding))
      } else {
        chains[i].low = min(chains[i].low, low)
        chains[i].high = max(chains[i].high, high)
        chains[i].height &+= height
      }
    }
    guard sortChains() else { return false }
    var winding = 0
    for i in chains.indices {
      let before = isInside(winding)
      winding &+= chains[i].winding
      let after = isInside(winding)
      guard before != after else { continue }
      for p in parts where p.chain == chains[i].name { row.add(p.xa, p.xb, after ? p.height : 0 &- p.height) }
    }
    return true
  }

  /// Sorts the chains from left to right; returns false if one does not pass through the row or two share a column.
  private mutating func sortChains() -> Bool {
    for i in chains.indices {
      let c = chains[i]
      guard c.height == Edge.one else { return false }
      var j = i
      while j > 0, chains[j &- 1].low > c.low {
        chains[j] = chains[j &- 1]
        j &-= 1
      }
      chains[j] = c
    }
    for i in 1..<max(chains.count, 1) where chains[i &- 1].high > chains[i].low { return false }
    return true
  }

  /// Adds a band that no edge ends in.
  private mutating func band(_ a: Int, _ b: Int) {
    pieces.removeAll(keepingCapacity: true)
    let left = bounds.x0 << Edge.shift
    for e in active where e.top <= a && e.bottom >= b {
      pieces.append(Piece(xa: e.x(at: a) &- left, xb: e.x(at: b) &- left, winding: e.winding))
    }
    Coverage.sort(&pieces)
    if isOrdered { add(b - a) } else { split(a, b) }
  }

  /// True if no pieces cross. Rounding moves a coordinate by one unit, which does not count as a crossing.
  private var isOrdered: Bool {
    for i in 1..<max(pieces.count, 1) {
      if pieces[i].xa &+ 2 < pieces[i &- 1].xa || pieces[i].xb &+ 2 < pieces[i &- 1].xb { return false }
    }
    return true
  }

  /// Adds the pieces at which the result of the fill rule changes.
  ///
  /// - Parameter start: The winding number at the left end of the row.
  private func add(_ height: Int, from start: Int = 0) {
    var winding = start
    if isInside(winding) { row.add(0, 0, height) }
    for p in pieces {
      let before = isInside(winding)
      winding &+= p.winding
      let after = isInside(winding)
      if before != after { row.add(p.xa, p.xb, after ? height : 0 &- height) }
    }
  }

  private func isInside(_ winding: Int) -> Bool { rule == .nonZero ? winding != 0 : winding & 1 != 0 }

  /// Splits a band where its pieces cross, and adds the parts.
  private mutating func split(_ a: Int, _ b: Int) {
    crossed = pieces
    var heights: [Int] = crossed.count <= Coverage.crowdLimit ? crossings(a, b) : []
    if heights.isEmpty || heights.count > Coverage.bandLimit {
      heights = (1..<Coverage.strips).map { a + (b - a) * $0 / Coverage.strips }
    }
    heights.sort()
    heights.append(b)
    var from = a
    for to in heights where to > from {
      let (s, t) = (Double(from - a) / Double(b - a), Double(to - a) / Double(b - a))
      for i in crossed.indices {
        let p = crossed[i]
        let run = Double(p.xb - p.xa)
        pieces[i] = Piece(xa: p.xa + Int(run * s), xb: p.xa + Int(run * t), winding: p.winding)
      }
      Coverage.sort(&pieces)
      add(to - from)
      from = to
    }
  }

  private func crossings(_ a: Int, _ b: Int) -> [Int] {
    var heights: [Int] = []
    for i in crossed.indices {
      for j in (i + 1)..<max(crossed.count, i + 1) {
        let (da, db) = (crossed[j].xa - crossed[i].xa, crossed[j].xb - crossed[i].xb)
        guard (da < 0 && db > 0) || (da > 0 && db < 0) else { continue }
        let y = a + Int(Double(b - a) * (Double(da) / Double(da - db)))
        if y > a && y < b { heights.append(y) }
      }
    }
    return heights
  }

  private mutating func sampled(_ top: Int, _ bottom: Int) {
    var strips = Coverage.strips
    while strips > 1, strips * active.count > Coverage.sampleLimit { strips /= 2 }
    let height = Edge.one / strips
    let (left, end) = (bounds.x0 << Edge.shift, bounds.width << Edge.shift)
    // The order of the edges in one strip is nearly that of the next, which makes sorting fast.
    let centre = top + Edge.one / 2
    active.sort { $0.x(at: centre) < $1.x(at: centre) }
    for y in stride(from: top, to: bottom, by: height) {
      let middle = y + height / 2
      var winding = 0
      pieces.removeAll(keepingCapacity: true)
      for e in active where e.top <= middle && e.bottom > middle {
        let x = e.x(at: middle) - left
        if x <= 0 {
          winding &+= e.winding
        } else if x < end {
          pieces.append(Piece(xa: x, xb: x, winding: e.winding))
        }
      }
      Coverage.sort(&pieces)
      add(height, from: winding)
    }
  }

  /// Sorts pieces from left to right by their middles. A row rarely has more than a few, already nearly sorted.
  private static func sort(_ pieces: inout [Piece]) {
    if pieces.count > 32 { return pieces.sort { $0.xa &+ $0.xb < $1.xa &+ $1.xb } }
    for i in 1..<max(pieces.count, 1) {
      let p = pieces[i]
      var j = i
      while j > 0, pieces[j &- 1].xa &+ pieces[j &- 1].xb > p.xa &+ p.xb {
        pieces[j] = pieces[j &- 1]
        j &-= 1
      }
      pieces[j] = p
    }
  }
}
