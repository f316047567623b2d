import Diff
import Drawing
import Scene

/// `tolerances: [{reels: "forest/*", maxDelta: 1, reason: "…"}]`.
enum ToleranceKeys {
  static let reels = Key(
    "reels", ProjectKeys.path("an id or pattern of ids"), required: true,
    "`scene/reel` or `scene/variant/reel`, with `*`, `?` and `**` as in `scenes`.")
  static let reason = Key("reason", words, required: true, "Why it is let pass; verdicts and reports quote it.")
  static let maxDelta = Key("maxDelta", .integer(0...255), "Levels that a channel of a pixel may differ.")
  static let perceptual = Key(
    "perceptual", .number(min: 0, max: 1), "Distance in OKLab that a pixel may differ; an eye sees about 0.02.")
  static let yiq = Key("yiq", .number(min: 0, max: 1), "pixelmatch's threshold.")
  static let antialiasing = Key(
    "antialiasing", Form<Antialiasing>.oneOf, default: "\"off\"", "Smoothed edges left out.")
  static let maxPixels = Key("maxPixels", .integer(0...Int(Int32.max)), "Pixels of a frame that may differ.")
  static let maxRatio = Key("maxRatio", .number(min: 0, max: 1), "Part of a frame's pixels that may differ.")
  static let window = Key("window", windowLimit, "Pixels that may differ in any square of N×N.")
  static let ignore = Key(
    "ignore", Form<[PixelRect]>.list(of: rectangle, "rectangles", count: 1...1000),
    "Rectangles of pixels that are not compared.")

  static let table = ObjectTable(
    name: "tolerance", noun: "a tolerance",
    entries: [
      reels.entry, reason.entry, maxDelta.entry, perceptual.entry, yiq.entry, antialiasing.entry, maxPixels.entry,
      maxRatio.entry, window.entry, ignore.entry,
    ])

  static let form = Form<ReelTolerance>.object("tolerance", "a tolerance") { node, decoder in
    guard let object = ObjectReader(node, table, decoder) else { return nil }
    let names = table.entries.filter { !$0.isRequired }.map(\.name)
    if !names.contains(where: { node.has($0) }) {
      decoder.report("a tolerance lets something pass; give it one of \(names.joined(separator: ", "))", at: node)
    }
    let (reels, reason) = (object[reels], object[reason])
    let place = ProjectFile.place(node.location)
    let source = place + ": " + (reason ?? "")
    func sourced<Value>(_ value: Value?) -> Sourced<Value>? { value.map { Sourced($0, from: source) } }
    var limits = DiffLimits()
    limits.maxDelta = sourced(object[maxDelta].map { UInt8($0) })
    limits.perceptual = sourced(object[perceptual])
    limits.yiq = sourced(object[yiq])
    limits.antialiasing = sourced(object[antialiasing]) ?? limits.antialiasing
    limits.maxPixels = sourced(object[maxPixels])
    limits.maxRatio = sourced(object[maxRatio])
    limits.window = sourced(object[window])
    limits.ignored = (object[ignore] ?? []).map { Sourced($0, from: source) }
    guard let reels, let reason else { return nil }
    return ReelTolerance(reels: PathPattern(reels), limits: limits, reason: reason, place: place)
  }

  /// A tolerance is a decision, and a decision has a reason.
  private static let words = Form<String>("why, in words", schema: Form<String>.text.schema) { node, decoder in
    guard let text = node.string, !text.allSatisfy(\.isWhitespace) else {
      decoder.expected("why, in words", at: node)
      return nil
    }
    return Form.text.read(node, decoder)
  }

  private static let windowLimit = Form<WindowLimit>(
    "\"N:COUNT\", such as \"8:20\"", schema: Form<String>.text.schema
  ) { node, decoder in
    guard let limit = node.string.flatMap({ WindowLimit($0) }) else {
      decoder.expected("\"N:COUNT\", such as \"8:20\"", at: node)
      return nil
    }
    return limit
  }

  private static let rectangle = Form<PixelRect>(
    "[x, y, width, height] in pixels",
    schema: Form<[Int]>.tuple("", of: .integer(0...1_000_000), count: 4).schema
  ) { node, decoder in
    let sides = Form<[Int]>.tuple("[x, y, width, height] in pixels", of: .integer(0...1_000_000), count: 4)
    guard let box = sides.read(node, decoder) else { return nil }
    guard box[2] > 0, box[3] > 0 else {
      decoder.report("expected a rectangle with pixels in it, got \(box[2])×\(box[3])", at: node)
      return nil
    }
    return PixelRect(box[0], box[1], box[0] + box[2], box[1] + box[3])
  }
}
