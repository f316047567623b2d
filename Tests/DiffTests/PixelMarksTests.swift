import NavReelDrawing
import NavReelTestSupport
import Testing

@testable import NavReelDiff

@Suite struct PixelMarksTests {
  @Test func marksComeBackAsRunsAndBounds() {
    var random = SeededGenerator(seed: 31)
    for width in [1, 5, 63, 64, 65, 128, 200] {
      for density in [1, 3, 20] {
        var marks = PixelMarks(width: width, height: 9)
        var expected: Set<Int> = []
        for place in 0..<width * 9 where Int.random(in: 0..<density, using: &random) == 0 && place / width != 4 {
          marks.insert(place % width, place % width + 1, y: place / width)
          expected.insert(place)
        }
        var found: Set<Int> = []
        for y in 0..<9 {
          var end = -1
          marks.forEachRun(in: y) { x0, x1 in
            #expect(x0 > end && x1 > x0 && x1 <= width)
            end = x1
            for x in x0..<x1 { found.insert(y * width + x) }
          }
        }
        #expect(found == expected && marks.count == expected.count)
        for place in 0..<width * 9 {
          #expect(marks.contains(x: place % width, y: place / width) == expected.contains(place))
        }
        let box = expected.reduce(PixelRect.empty) {
          $0.union(PixelRect($1 % width, $1 / width, $1 % width + 1, $1 / width + 1))
        }
        #expect(marks.bounds == box)
      }
    }
  }

  @Test func aStretchIsMarkedWhole() {
    for (x0, x1) in [(0, 1), (0, 64), (3, 64), (64, 128), (1, 199), (60, 70), (63, 65)] {
      var marks = PixelMarks(width: 200, height: 2)
      marks.insert(x0, x1, y: 1)
      #expect(marks.count == x1 - x0)
      #expect(marks.bounds == PixelRect(x0, 1, x1, 2))
    }
  }

  @Test func regionsAreTheComponentsFoundByTryingAllPairs() {
    var random = SeededGenerator(seed: 32)
    for round in 0..<120 {
      let (width, height) = (Int.random(in: 1...90, using: &random), Int.random(in: 1...30, using: &random))
      let marks = PixelMarks.random(width, height, count: [2, 25, 90][round % 3], using: &random)
      for distance in [1, 2, 3, 7, 16] {
        let regions = marks.regions(distance: distance)
        #expect(regions == components(marks, distance))
        #expect(regions.reduce(0) { $0 + $1.count } == marks.count)
      }
    }
  }

  @Test func theDensestWindowIsFoundByTryingAll() {
    var random = SeededGenerator(seed: 33)
    for round in 0..<60 {
      let (width, height) = (Int.random(in: 1...40, using: &random), Int.random(in: 1...20, using: &random))
      let marks = PixelMarks.random(width, height, count: [0, 5, 60, 300][round % 4], using: &random)
      for side in [1, 2, 3, 8, 25, 99] { #expect(marks.densestWindow(side: side) == densest(marks, side)) }
    }
  }

  @Test func regionsAreLargestFirstAndNoMoreThanAskedFor() throws {
    let a = Pixmap.flat(100, 10, .white)
    let b = a.with(.black, at: [(0, 0), (40, 3), (41, 3), (90, 9), (90, 8), (60, 0)])
    let all = try PictureDiff(a, b)
    #expect(all.regionCount == 4)
    #expect(
      all.regions.map(\.box) == [
        PixelRect(40, 3, 42, 4), PixelRect(90, 8, 91, 10), PixelRect(0, 0, 1, 1), PixelRect(60, 0, 61, 1),
      ])
    let two = try PictureDiff(a, b, maxRegions: 2)
    #expect(two.regions == Array(all.regions.prefix(2)) && two.regionCount == 4)
    #expect(try PictureDiff(a, b, mergeDistance: 40).regionCount == 1)
  }

  private func components(_ marks: PixelMarks, _ distance: Int) -> [ChangedRegion] {
    let places = (0..<marks.width * marks.height).map { ($0 % marks.width, $0 / marks.width) }
      .filter { marks.contains(x: $0.0, y: $0.1) }
    var labels = Array(0..<places.count)
    for i in places.indices {
      for j in 0..<i where labels[i] != labels[j] {
        guard max(abs(places[i].0 - places[j].0), abs(places[i].1 - places[j].1)) <= distance else { continue }
        let (old, new) = (labels[i], labels[j])
        for k in labels.indices where labels[k] == old { labels[k] = new }
      }
    }
    let regions = Set(labels).map { label in
      let own = places.indices.filter { labels[$0] == label }.map { places[$0] }
      let box = own.reduce(PixelRect.empty) { $0.union(PixelRect($1.0, $1.1, $1.0 + 1, $1.1 + 1)) }
      return ChangedRegion(box: box, count: own.count)
    }
    return regions.sorted { a, b in
      (-a.count, a.box.y0, a.box.x0, a.box.y1, a.box.x1) < (-b.count, b.box.y0, b.box.x0, b.box.y1, b.box.x1)
    }
  }

  private func densest(_ marks: PixelMarks, _ side: Int) -> DensestWindow {
    let (w, h) = (min(side, marks.width), min(side, marks.height))
    var best = DensestWindow(box: PixelRect(0, 0, w, h), count: 0)
    for y in 0...marks.height - h {
      for x in 0...marks.width - w {
        var count = 0
        for v in y..<y + h { for u in x..<x + w where marks.contains(x: u, y: v) { count += 1 } }
        if count > best.count { best = DensestWindow(box: PixelRect(x, y, x + w, y + h), count: count) }
      }
    }
    return best
  }
}

extension PixelMarks {
  fileprivate static func random(
    _ width: Int, _ height: Int, count: Int, using random: inout SeededGenerator
  ) -> PixelMarks {
    var marks = PixelMarks(width: width, height: height)
    for _ in 0..<count {
      let x = Int.random(in: 0..<width, using: &random)
      marks.insert(
        x, min(width, x + Int.random(in: 1...3, using: &random)), y: Int.random(in: 0..<height, using: &random))
    }
    return marks
  }
}
