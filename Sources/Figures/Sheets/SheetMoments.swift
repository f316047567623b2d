import Motion
import NavReel
import Scene

/// How far a film's pages and bars have moved at each of its frames, so that pictures can be chosen by what they show.
struct SheetMoments {
  private let times: [Fraction]

  /// The way up to each frame: 1 is a page moved by its own width, or a whole transition.
  private let ways: [Double]

  /// Looks at 4,000 frames at most.
  init(_ film: Film, fps: Fraction) {
    let all = film.timeline.frameTimes(rate: fps)
    times = stride(from: 0, to: all.count, by: 1 + all.count / 4000).map { all[$0] }
    let size = film.stage.scene.canvas.size
    var (way, ways) = (0.0, [0.0])
    var before = film.timeline.state(at: 0)
    for time in times.dropFirst() {
      let state = film.timeline.state(at: time.value)
      way += SheetMoments.way(before, state, width: size.width, height: size.height)
      ways.append(way)
      before = state
    }
    self.ways = ways
  }

  /// The frames nearest to equal parts of the whole way, in their order; none where nothing moves. Fewer than asked for
  /// when there are fewer.
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
    return chosen.map { times[$0] }
  }

  /// The first frame that has come so far.
  private func first(_ way: Double) -> Int { ways.firstIndex { $0 >= way } ?? 0 }

  private static func way(_ a: FrameState, _ b: FrameState, width: Double, height: Double) -> Double {
    // The chevron counts where nothing else moves: in a pop that is refused.
    var sum = abs(a.progress - b.progress) + abs(a.chevron.alpha - b.chevron.alpha) / 20
    for screen in b.screens {
      guard let other = a.screens.first(where: { $0.name == screen.name }) else { continue }
      sum += abs(screen.x - other.x) / width + abs(screen.y - other.y) / height
      sum += abs(screen.offset - other.offset) / height
      sum += abs((screen.header?.height ?? 0) - (other.header?.height ?? 0)) / height
    }
    return sum
  }
}
