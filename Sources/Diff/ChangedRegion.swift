public import NavReelDrawing

/// A group of changed pixels that are near each other.
public struct ChangedRegion: Hashable, Sendable {
  /// The smallest rectangle around the group, in pixels.
  public let box: PixelRect

  /// The number of changed pixels in the group, at least 1.
  public let count: Int

  public init(box: PixelRect, count: Int) {
    self.box = box
    self.count = count
  }
}

extension PixelMarks {
  /// Groups the marked pixels: two belong together if they are at most `distance` columns and rows apart, or if a chain
  /// of such pixels links them. At a distance of 1, pixels that touch at a corner belong together.
  ///
  /// - Returns: the regions, largest first; among equal counts, the topmost, then the leftmost box comes first.
  func regions(distance: Int) -> [ChangedRegion] {
    precondition(distance >= 1, "a pixel and its neighbour are one pixel apart")
    var stretches: [Stretch] = []
    var rowStarts: [Int] = [0]
    for y in 0..<height {
      appendStretches(of: y, distance, to: &stretches)
      rowStarts.append(stretches.count)
    }
    var sets = DisjointSets(count: stretches.count)
    for y in 1..<max(height, 1) where rowStarts[y] < rowStarts[y + 1] {
      for above in max(0, y - distance)..<y {
        join(
          stretches, rowStarts[above]..<rowStarts[above + 1], rowStarts[y]..<rowStarts[y + 1], distance, &sets)
      }
    }
    return ChangedRegion.collect(stretches, &sets)
  }

  /// Appends the runs of marked pixels in a row, joining those that are at most `distance` columns apart.
  private func appendStretches(of y: Int, _ distance: Int, to stretches: inout [Stretch]) {
    let first = stretches.count
    forEachRun(in: y) { x0, x1 in
      let last = stretches.count - 1
      if last >= first && x0 - (stretches[last].x1 - 1) <= distance {
        stretches[last].x1 = x1
        stretches[last].count += x1 - x0
      } else {
        stretches.append(Stretch(y: y, x0: x0, x1: x1, count: x1 - x0))
      }
    }
  }

  /// Joins the stretches of two rows that are near enough. An end of one stretch over a gap of the other is nearer to a
  /// side of the gap than the gap is wide, so comparing the ends of stretches is enough.
  private func join(
    _ stretches: [Stretch], _ above: Range<Int>, _ below: Range<Int>, _ distance: Int, _ sets: inout DisjointSets
  ) {
    var (i, j) = (above.lowerBound, below.lowerBound)
    while i < above.upperBound && j < below.upperBound {
      let (p, q) = (stretches[i], stretches[j])
      if p.x0 - (q.x1 - 1) <= distance && q.x0 - (p.x1 - 1) <= distance { sets.join(i, j) }
      if p.x1 < q.x1 { i += 1 } else { j += 1 }
    }
  }
}

private struct Stretch {
  let y: Int
  let x0: Int
  var x1: Int
  var count: Int
}

extension ChangedRegion {
  fileprivate static func collect(_ stretches: [Stretch], _ sets: inout DisjointSets) -> [ChangedRegion] {
    var places: [Int: Int] = [:]
    var regions: [ChangedRegion] = []
    for (index, stretch) in stretches.enumerated() {
      let box = PixelRect(stretch.x0, stretch.y, stretch.x1, stretch.y + 1)
      let root = sets.root(of: index)
      if let place = places[root] {
        let old = regions[place]
        regions[place] = ChangedRegion(box: old.box.union(box), count: old.count + stretch.count)
      } else {
        places[root] = regions.count
        regions.append(ChangedRegion(box: box, count: stretch.count))
      }
    }
    return regions.sorted { a, b in
      (-a.count, a.box.y0, a.box.x0, a.box.y1, a.box.x1) < (-b.count, b.box.y0, b.box.x0, b.box.y1, b.box.x1)
    }
  }
}

/// Numbers in sets that can be joined (Tarjan 1975).
private struct DisjointSets {
  private var parents: [Int]

  init(count: Int) { parents = Array(0..<count) }

  /// Returns the smallest number in the set of `index`.
  mutating func root(of index: Int) -> Int {
    var index = index
    while parents[index] != index {
      parents[index] = parents[parents[index]]
      index = parents[index]
    }
    return index
  }

  mutating func join(_ a: Int, _ b: Int) {
    let (p, q) = (root(of: a), root(of: b))
    parents[max(p, q)] = min(p, q)
  }
}
