import NavReelDiff
import NavReelDrawing
import NavReel
import NavReelReview

/// The options for the limits of a comparison.
enum DiffArguments {
  static let options = DiffLimit.allCases.map { limit in
    switch limit.slot {
    case .whole: Option(limit.rawValue, value: "N", limit.summary)
    case .number(_, let range): Option(limit.rawValue, value: range.upperBound > 1 ? "N" : "R", limit.summary)
    case .antialiasing: Option(limit.rawValue, value: "WORD", completes: .words(Antialiasing.self), limit.summary)
    case .window: Option(limit.rawValue, value: "N:COUNT", limit.summary)
    case .pictures: Option(limit.rawValue, value: "FILE", isRepeatable: true, completes: .pictures, limit.summary)
    case .rectangles: Option(limit.rawValue, value: "X,Y,W,H", isRepeatable: true, limit.summary)
    }
  }

  static func limits(_ arguments: ParsedArguments) throws -> DiffLimits {
    func given<Value>(_ value: Value) -> Sourced<Value> { Sourced(value, from: ProjectSettings.commandLine) }
    var limits = DiffLimits()
    for limit in DiffLimit.allCases where arguments.flag(limit.rawValue) {
      let name = limit.rawValue
      switch limit.slot {
      case .whole(let place, let range): limits[keyPath: place] = try arguments.whole(name, range).map(given)
      case .number(let place, let range):
        let (least, most) = (range.lowerBound, range.upperBound)
        limits[keyPath: place] = try arguments.parsed(name, "a number of \(least)…\(most)") { text in
          Double(text).flatMap { (Double(least)...Double(most)).contains($0) ? $0 : nil }
        }.map(given)
      case .antialiasing(let place):
        limits[keyPath: place] = try arguments.word(name).map(given) ?? limits[keyPath: place]
      case .window(let place):
        limits[keyPath: place] = try arguments.parsed(name, "N:COUNT, such as 8:20") { WindowLimit($0) }.map(given)
      case .pictures(let place):
        limits[keyPath: place] = try arguments.all(name).map { given(try Stage.picture($0)) }
      case .rectangles(let place):
        limits[keyPath: place] = try arguments.all(name).map { text in
          guard let box = rectangle(text) else {
            throw arguments.invalid(name, text, "four whole pixels X,Y,W,H, such as 0,0,393,54")
          }
          return given(box)
        }
      }
    }
    return limits
  }

  private static func rectangle(_ text: String) -> PixelRect? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 4, let x = parts[0], let y = parts[1], let width = parts[2], let height = parts[3],
      [x, y, width, height].allSatisfy({ (0...1_000_000).contains($0) }), width > 0, height > 0
    else { return nil }
    return PixelRect(x, y, x + width, y + height)
  }

  /// Returns the limits that were used, if any of them was set.
  static func inForce(_ diff: FrameDiff) -> [String] {
    for item in diff.items {
      guard case .compared(let found) = item.finding else { continue }
      guard found.limits.contains(where: { !$0.isDefault }) else { return [] }
      return found.limits.map { "limit: \($0.words)" }
    }
    return []
  }
}
