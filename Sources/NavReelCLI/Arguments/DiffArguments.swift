import Diff
import Drawing
import NavReel
import Review

/// The limits of a comparison as options.
enum DiffArguments {
  static let options = [
    Option("max-delta", value: "N", "levels of 0…255 that a pixel's channel may differ (default: 0)"),
    Option("perceptual", value: "D", "distance in OKLab that a pixel may differ, 0…1; an eye sees about 0.02"),
    Option("yiq", value: "T", "pixelmatch's threshold, 0…1; its own default is 0.1"),
    Option(
      "antialiasing", value: "WORD", completes: .words(Antialiasing.self),
      "smoothed edges: off (default), pixelmatch or subpixel leaves them out"),
    Option("max-pixels", value: "N", "pixels that may differ (default: 0)"),
    Option("max-ratio", value: "R", "part of the pixels that may differ, 0…1"),
    Option("window", value: "N:COUNT", "pixels that may differ in any square of N×N"),
    Option(
      "mask", value: "FILE", isRepeatable: true, completes: .pictures,
      "a picture that is black where nothing is compared"),
    Option("ignore", value: "X,Y,W,H", isRepeatable: true, "a rectangle of pixels that is not compared"),
  ]

  private static let source = "command line"

  static func limits(_ arguments: ParsedArguments) throws -> DiffLimits {
    var limits = DiffLimits()
    limits.maxDelta = try whole("max-delta", 0...255, arguments).map { Sourced(UInt8($0), from: source) }
    limits.perceptual = try fraction("perceptual", arguments)
    limits.yiq = try fraction("yiq", arguments)
    let words = Antialiasing.allCases.map(\.rawValue).joined(separator: ", ")
    if let choice = try arguments.parsed("antialiasing", words, { Antialiasing(rawValue: $0) }) {
      limits.antialiasing = Sourced(choice, from: source)
    }
    limits.maxPixels = try whole("max-pixels", 0...Int(Int32.max), arguments).map { Sourced($0, from: source) }
    limits.maxRatio = try fraction("max-ratio", arguments)
    limits.window = try arguments.parsed("window", "N:COUNT, such as 8:20") { WindowLimit($0) }
      .map { Sourced($0, from: source) }
    limits.masks = try arguments.all("mask").map { Sourced(try Stage.picture($0), from: source) }
    limits.ignored = try arguments.all("ignore").map { text in
      let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
      guard parts.count == 4, let x = parts[0], let y = parts[1], let width = parts[2], let height = parts[3],
        [x, y, width, height].allSatisfy({ (0...1_000_000).contains($0) }), width > 0, height > 0
      else { throw arguments.invalid("ignore", text, "four whole pixels X,Y,W,H, such as 0,0,393,54") }
      return Sourced(PixelRect(x, y, x + width, y + height), from: source)
    }
    return limits
  }

  /// The limits in force, when any was set.
  static func inForce(_ diff: FrameDiff) -> [String] {
    for item in diff.items {
      guard case .compared(let found) = item.finding else { continue }
      guard found.limits.contains(where: { !$0.isDefault }) else { return [] }
      return found.limits.map { "limit: \($0.words)" }
    }
    return []
  }

  private static func whole(_ name: String, _ range: ClosedRange<Int>, _ arguments: ParsedArguments) throws -> Int? {
    try arguments.parsed(name, "a whole number of \(range.lowerBound)…\(range.upperBound)") { text in
      Int(text).flatMap { range.contains($0) ? $0 : nil }
    }
  }

  private static func fraction(_ name: String, _ arguments: ParsedArguments) throws -> Sourced<Double>? {
    try arguments.parsed(name, "a number of 0…1") { text in
      Double(text).flatMap { (0...1).contains($0) ? $0 : nil }
    }.map { Sourced($0, from: source) }
  }
}
