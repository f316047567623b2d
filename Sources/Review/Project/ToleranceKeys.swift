import NavReelDocuments
import NavReelDiff
import NavReelDrawing
import NavReel
import NavReelScene

/// `tolerances: [{reels: "forest/*", maxDelta: 1, reason: "…"}]`.
enum ToleranceKeys {
  static let reels = Key(
    "reels", ProjectKeys.path("an id or pattern of ids"), required: true,
    "`scene/reel` or `scene/variant/reel`, with `*`, `?` and `**` as in `scenes`.")
  static let reason = Key(
    "reason", words, required: true, "The reason for the tolerance; verdicts and reports quote it.")
  static let limits = DiffLimit.allCases.map { Key($0.key, LimitForm.form($0), Sentence.of($0.summary)) }

  static let table = ObjectTable(
    name: "tolerance", noun: "a tolerance", entries: [reels.entry, reason.entry] + limits.map(\.entry))

  static let form = Form<ReelTolerance>.object("tolerance", "a tolerance") { node, decoder in
    guard let object = ObjectReader(node, table, decoder) else { return nil }
    if !limits.contains(where: { object.has($0) }) {
      let names = limits.map(\.name).joined(separator: ", ")
      decoder.report("a tolerance lets something pass; give it one of \(names)", at: node)
    }
    let (reels, reason) = (object[reels], object[reason])
    let place = ProjectFile.place(node.location)
    var found = DiffLimits()
    for limit in limits { object[limit]?(&found, place + ": " + (reason ?? "")) }
    guard let reels, let reason else { return nil }
    return ReelTolerance(reels: PathPattern(reels), limits: found, reason: reason, line: node.location.line)
  }

  /// The form of a reason; every tolerance needs one.
  private static let words = Form<String>("why, in words", schema: Form<String>.text.schema) { node, decoder in
    guard let text = node.string, !text.allSatisfy(\.isWhitespace) else {
      decoder.expected("why, in words", at: node)
      return nil
    }
    return Form.text.read(node, decoder)
  }
}

/// The forms of limits in a file.
enum LimitForm {
  /// A function that adds the value that was read to the limits, with its source.
  typealias Setting = @Sendable (inout DiffLimits, String) -> Void

  static func form(_ limit: DiffLimit) -> Form<Setting> {
    switch limit.slot {
    case .whole(let place, let range):
      Form<Int>.integer(range).map { value in { $0[keyPath: place] = Sourced(value, from: $1) } }
    case .number(let place, let range):
      Form<Double>.number(min: Double(range.lowerBound), max: Double(range.upperBound)).map { value in
        { $0[keyPath: place] = Sourced(value, from: $1) }
      }
    case .antialiasing(let place):
      Form<Antialiasing>.oneOf.map { value in { $0[keyPath: place] = Sourced(value, from: $1) } }
    case .window(let place): window.map { value in { $0[keyPath: place] = Sourced(value, from: $1) } }
    case .pictures(let place): picture.map { value in { $0[keyPath: place].append(Sourced(value, from: $1)) } }
    case .rectangles(let place):
      Form<[PixelRect]>.list(of: rectangle, "rectangles [x, y, width, height] in pixels", count: 1...1000)
        .map { boxes in { limits, source in limits[keyPath: place] += boxes.map { Sourced($0, from: source) } } }
    }
  }

  private static let window = Form<WindowLimit>(
    "\"N:COUNT\", such as \"8:20\"", schema: Form<String>.text.schema
  ) { node, decoder in
    guard let limit = node.string.flatMap({ WindowLimit($0) }) else {
      decoder.expected("\"N:COUNT\", such as \"8:20\"", at: node)
      return nil
    }
    return limit
  }

  /// A mask, which is read with the file; a missing picture is a fault of the file.
  private static let picture = Form<Pixmap>(
    ProjectKeys.path("a picture").phrase, schema: Form<String>.text.schema
  ) { node, decoder in
    guard let path = ProjectKeys.path("a picture").read(node, decoder) else { return nil }
    do throws(StageError) {
      return try Stage.picture(FilePath.join(FilePath.folder(of: decoder.problems.name), path))
    } catch {
      decoder.report("\(error)", at: node)
      return nil
    }
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

/// Turns a text of a help page into a sentence for a table.
enum Sentence {
  static func of(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() + "." }
}
