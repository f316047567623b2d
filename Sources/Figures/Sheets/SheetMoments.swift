import NavReelMotion
import NavReel
import NavReelScene

/// The distances that a film's pages and bars have moved at each frame, for choosing pictures by their contents.
struct SheetMoments {
  private let times: [Fraction]

  /// The distance up to each frame: 1 is a page moved by its own width, or a whole transition.
  private let ways: [Double]

  /// The frames at which something is furthest beyond its start and its end, the furthest first.
  private let extremes: [Int]

  /// Examines at most 4,000 frames.
  init(_ film: Film, fps: Fraction) {
    let all = film.timeline.frameTimes(rate: fps)
    times = stride(from: 0, to: all.count, by: 1 + all.count / 4000).map { all[$0] }
    let size = film.stage.scene.canvas.size
    let places = times.map { Places(film.timeline.state(at: $0.value), width: size.width, height: size.height) }
    var (way, ways) = (0.0, [0.0])
    for (before, after) in zip(places, places.dropFirst()) {
      way += after.way(from: before)
      ways.append(way)
    }
    self.ways = ways
    extremes = SheetMoments.extremes(places)
  }

  /// Returns the frames nearest to equal parts of the whole motion, in order, some replaced by the nearest extremes;
  /// none if nothing moves. There may be fewer than `count`.
  func times(_ count: Int) -> [Fraction] {
    guard let whole = ways.last, whole > 0 else { return [] }
    var chosen: [Int] = []
    for number in 0..<count {
      let goal = count == 1 ? whole / 2 : whole * Double(number) / Double(count - 1)
      let after = ways.firstIndex { $0 >= goal } ?? ways.count - 1
      let nearest = after > 0 && goal - ways[after - 1] < ways[after] - goal ? first(ways[after - 1]) : after
      let index = max(nearest, chosen.last.map { $0 + 1 } ?? 0)
      if index < ways.count { chosen.append(index) }
    }
    return withExtremes(chosen).map { times[$0] }
  }

  /// Replaces at most half of the frames between the first and the last.
  private func withExtremes(_ chosen: [Int]) -> [Int] {
    guard let first = chosen.first, let last = chosen.last, chosen.count > 2 else { return chosen }
    var inner = Set(chosen.dropFirst().dropLast())
    var kept: Set<Int> = []
    for extreme in extremes where kept.count < max(1, (chosen.count - 2) / 2) && extreme > first && extreme < last {
      // One frame covers everything that turns back at about the same time.
      if kept.contains(where: { abs(ways[$0] - ways[extreme]) < ways[last] / Double(4 * chosen.count) }) { continue }
      if !inner.contains(extreme) {
        let far = { (index: Int) in (abs(ways[index] - ways[extreme]), index) }
        guard let nearest = inner.subtracting(kept).min(by: { far($0) < far($1) }) else { break }
        inner.remove(nearest)
        inner.insert(extreme)
      }
      kept.insert(extreme)
    }
    return [first] + inner.sorted() + [last]
  }

  /// Returns the first frame that has moved this far.
  private func first(_ way: Double) -> Int { ways.firstIndex { $0 >= way } ?? 0 }

  private static func extremes(_ places: [Places]) -> [Int] {
    /// The smallest excess that is visible on a sheet.
    let least = 0.02
    var found: [(excess: Double, frame: Int)] = []
    for name in Set(places.flatMap(\.values.keys)).sorted() {
      let values = places.enumerated().compactMap { frame, places in places.values[name].map { (frame, $0) } }
      guard let start = values.first?.1, let end = values.last?.1 else { continue }
      for sign in [1.0, -1.0] {
        guard let furthest = values.max(by: { ($0.1 * sign, -$0.0) < ($1.1 * sign, -$1.0) }) else { continue }
        let excess = furthest.1 * sign - max(start * sign, end * sign)
        if excess >= least { found.append((excess, furthest.0)) }
      }
    }
    var seen: Set<Int> = []
    return found.sorted { ($0.excess, -$0.frame) > ($1.excess, -$1.frame) }.map(\.frame).filter {
      seen.insert($0).inserted
    }
  }

  /// The positions of everything that visibly moves, as fractions of the screen, a quarter turn, or the whole.
  private struct Places {
    private(set) var values: [String: Double]

    init(_ state: FrameState, width: Double, height: Double) {
      // The chevron counts if nothing else moves, as in a refused pop.
      values = ["progress": state.progress, "chevron": state.chevron.alpha / 20]
      for screen in state.screens {
        values[screen.name + ".x"] = screen.x / width
        values[screen.name + ".y"] = screen.y / height
        values[screen.name + ".offset"] = screen.offset / height
        values[screen.name + ".header"] = (screen.header?.height ?? 0) / height
        values[screen.name + ".rotation"] = screen.transform.rotation / 90
        values[screen.name + ".scale"] = screen.transform.scale
      }
    }

    func way(from before: Places) -> Double {
      // In a fixed order, since floating-point sums depend on it.
      values.keys.sorted().reduce(0) { sum, name in
        guard let a = before.values[name], let b = values[name] else { return sum }
        let step = abs(a - b)
        // The shorter way round.
        return sum + (name.hasSuffix(".rotation") ? min(step, abs(4 - step)) : step)
      }
    }
  }
}
