public import NavReelMotion
import NavReelScene

/// An instant at which a film enters another phase.
public struct FilmMark: Hashable, Sendable {
  /// The time in seconds.
  public let time: Fraction

  /// The label for people: `start`, `release` or `end`.
  public let label: String

  public init(time: Fraction, label: String) {
    self.time = time
    self.label = label
  }
}

extension Film {
  /// Returns the starts and ends of motions and the releases of a finger between the first and the last time, to 1 ns.
  func marks(between times: [Fraction]) -> [FilmMark] {
    func phase(_ time: Double) -> FrameState.Phase { timeline.state(at: time).phase }
    var marks: [FilmMark] = []
    guard var low = times.first?.value else { return [] }
    var before = phase(low)
    for time in times.dropFirst() {
      let next = time.value
      let after = phase(next)
      if after != before {
        // A phase may be shorter than a frame; the mark is where the new one begins.
        var bounds = (low, next)
        while bounds.1 - bounds.0 > 1e-10 {
          let middle = (bounds.0 + bounds.1) / 2
          if middle <= bounds.0 || middle >= bounds.1 { break }
          if phase(middle) == after { bounds.1 = middle } else { bounds.0 = middle }
        }
        marks.append(FilmMark(time: Fraction(nearestNanosecond: bounds.1), label: FilmMark.label(after)))
      }
      (low, before) = (next, after)
    }
    return marks
  }
}

extension FilmMark {
  fileprivate static func label(_ phase: FrameState.Phase) -> String {
    switch phase {
    case .before, .running: "start"
    case .released: "release"
    case .after: "end"
    }
  }
}
