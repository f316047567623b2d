import NavReelDocuments
import NavReelDiff
import NavReelMotion
import NavReel
import NavReelScene

/// The keys of a project's file.
enum ProjectKeys {
  static let version = Key("navreel", .integer(1...1), required: true, "The version of the format.")
  static let scenes = Key(
    "scenes", Form<[Placed<String>]>.list(of: placed(path("a path")), "paths", count: 1...1000),
    "The scene files; `*` matches any letters of a name, `?` one letter, `**` any number of folders.")
  static let goldens = Key("goldens", placed(path("a folder")), default: "\"goldens\"", "The folder of the goldens.")
  static let report = Key(
    "report", placed(path("a folder")),
    "The folder to which every `verify` writes its report; without it, none is written.")
  static let fps = Key("fps", placed(rate), default: "60", "Frames a second.")
  static let scale = Key(
    "scale",
    placed(.number(min: Stage.OpenOptions.scales.lowerBound, max: Stage.OpenOptions.scales.upperBound)),
    default: "the device's", "Pixels per point.")
  static let variants = Key(
    "variants", Form<[Placed<SceneVariant>]>.list(of: placed(variant), "variants", count: 1...64),
    default: "the scene as it is", "Each as `--variant` takes it; `\"\"` is the scene as it is.")
  static let tolerances = Key(
    "tolerances", Form<[ReelTolerance]>.list(of: ToleranceKeys.form, "tolerances", count: 0...1000), default: "[]",
    "The differences that reels may have. The last tolerance that matches a reel applies.")
  static let lint = Key("lint", LintLevelKeys.form, "The severity of lint rules in all scenes.")
  static let allowOutside = Key(
    "allowOutside", placed(.bool), default: "false", "True to allow pictures and fonts outside a scene's folder.")

  static let schema = Key<String>.schema

  static let table = ObjectTable(
    name: "project", noun: "a project",
    entries: [
      version.entry, scenes.entry, goldens.entry, report.entry, fps.entry, scale.entry, variants.entry,
      tolerances.entry, lint.entry, allowOutside.entry, schema.entry,
    ])

  static func read(_ node: Node, _ decoder: PlainReader, at path: String) -> ProjectFile? {
    guard let object = ObjectReader(node, table, decoder) else { return nil }
    (_, _) = (object[version], object[schema])
    var project = ProjectFile(at: path)
    project.patterns = (object[scenes] ?? []).map { $0.map { PathPattern($0) } }
    let folder = project.folder
    if let goldens = object[goldens] { project.goldens = goldens.map { FilePath.join(folder, $0) }.sourced }
    project.report = object[report]?.map { FilePath.join(folder, $0) }.sourced
    project.fps = object[fps]?.sourced
    project.scale = object[scale]?.sourced
    project.variants = distinct(object[variants] ?? [], decoder)
    project.tolerances = object[tolerances] ?? []
    project.lint = object[lint] ?? [:]
    project.allowsOutside = object[allowOutside]?.sourced
    // A pattern without files matters only if scenes are needed, but is reported along with any other faults.
    if decoder.hasProblems {
      for pattern in patterns(object.place(scenes)) {
        if let fault = project.search(pattern).fault { decoder.report(fault, at: pattern.node) }
      }
    }
    return project
  }

  /// Returns the patterns of a list that can be read, whatever is wrong with the others.
  private static func patterns(_ list: Node) -> [Placed<PathPattern>] {
    (list.elements ?? []).compactMap { node in
      guard let text = node.string, isPath(text) else { return nil }
      return Placed(value: PathPattern(text), node: node)
    }
  }

  private static func distinct(_ variants: [Placed<SceneVariant>], _ decoder: PlainReader) -> [Sourced<SceneVariant>] {
    for (variant, clash) in zip(variants, SceneName.clashes(variants.map(\.value.name))) {
      guard let clash else { continue }
      let name = variant.value.name
      decoder.report(
        name == clash
          ? "two variants are called \"\(name)\", and would have one golden"
          : "the variants \"\(clash)\" and \"\(name)\" are too alike: \(SceneName.clashPhrase)", at: variant.node)
    }
    return variants.map(\.sourced)
  }
}

/// A value, and its place in the file.
struct Placed<Value: Sendable>: Sendable {
  let value: Value
  let node: Node

  func map<Other>(_ change: (Value) -> Other) -> Placed<Other> { Placed<Other>(value: change(value), node: node) }

  var sourced: Sourced<Value> { Sourced(value, from: ProjectFile.place(node.location)) }
}

extension ProjectKeys {
  static func placed<Value>(_ form: Form<Value>) -> Form<Placed<Value>> {
    let read = form.read
    return Form<Placed<Value>>(form.phrase, schema: form.schema, definitions: form.definitions) { node, decoder in
      read(node, decoder).map { Placed(value: $0, node: node) }
    }
  }

  /// Reads a path that is not empty, has slashes, and is relative to the project's folder.
  static func path(_ phrase: String) -> Form<String> {
    let phrase = phrase + ", with / between names"
    return Form<String>(phrase, schema: Form<String>.text.schema) { node, decoder in
      guard node.string != nil else {
        decoder.expected(phrase, at: node)
        return nil
      }
      guard let text = Form.text.read(node, decoder) else { return nil }
      guard isPath(text) else {
        decoder.expected(phrase, at: node)
        return nil
      }
      return text
    }
  }

  private static func isPath(_ text: String) -> Bool {
    !text.isEmpty && text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F && $0 != "\\" }
  }

  private static let rate = Form<Fraction>(
    RenderOptions.ratePhrase, schema: .object(["type": .strings(["number", "string"])])
  ) { node, decoder in
    let rate = node.number.flatMap { Fraction(decimal: $0) } ?? node.string.flatMap { Fraction($0) }
    guard let rate, RenderOptions.isRate(rate) else {
      decoder.expected(RenderOptions.ratePhrase, at: node)
      return nil
    }
    return rate
  }

  private static let variant = Form<SceneVariant>("key=value,…", schema: Form<String>.text.schema) { node, decoder in
    guard let text = Form.text.read(node, decoder) else { return nil }
    do throws(SceneVariant.Fault) { return try SceneVariant(text) } catch {
      decoder.report("\(error)", at: node)
      return nil
    }
  }
}

/// `lint: {contrast: "off"}`.
enum LintLevelKeys {
  private static let keys = LintRule.allCases.map {
    ($0, Key($0.rawValue, ProjectKeys.placed(Form<LintLevel>.oneOf), ""))
  }

  static let table = ObjectTable(name: "lintLevels", noun: "levels of lint rules", entries: keys.map { $0.1.entry })

  static let form = Form<[LintRule: Sourced<LintLevel>]>.object("lintLevels", "levels of lint rules") { node, decoder in
    guard let object = ObjectReader(node, table, decoder) else { return nil }
    return keys.reduce(into: [:]) { levels, entry in levels[entry.0] = object[entry.1]?.sourced }
  }
}

/// The forms of a project's file, which need nothing but the file.
typealias Form<Value> = NavReelDocuments.Form<Value, PlainReader>
typealias Key<Value> = NavReelDocuments.Key<Value, PlainReader>
typealias ObjectReader = NavReelDocuments.ObjectReader<PlainReader>
