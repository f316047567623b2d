import NavReelDocuments
import NavReelDiff
import NavReelMotion
import NavReel
import NavReelReview
import NavReelScene

/// Options that default to the settings of the project file.
enum ProjectArguments {
  static let goldens = Option("goldens", value: "DIR", "the folder of the goldens (default: the project's, or goldens)")
  static let report = Option("report", value: "DIR", "write a report with pictures, from which reels can be approved")
  static let noReport = Option("no-report", "write no report, whatever the project says")
  static let exact = Option("exact", "ignore the project's tolerances")

  /// The options for drawing and checking the reels of a project.
  static let drawing = [
    SceneOptions.variant,
    Option("fps", value: "RATE", "frames a second, such as 60, 30 or 30000/1001 (default: 60)"),
    SceneOptions.scale,
    Option(
      "level", value: "RULE=WORD,…", isRepeatable: true, completes: .list(levels),
      "the severity of a lint rule: off, warning or error (default: the project's or the rule's own)"),
    SceneOptions.allowOutside,
    Option("no-allow-outside", "require pictures and fonts in the scene's folder, whatever the project allows"),
  ]

  private static let levels = LintRule.allCases.flatMap { rule in
    LintLevel.allCases.map { "\(rule.rawValue)=\($0.rawValue)" }
  }

  /// Returns the settings of the command. The scenes are the named ones, or the project's.
  static func settings(_ arguments: ParsedArguments) throws -> ProjectSettings {
    for name in ["goldens", "report"] {
      guard let path = arguments.value(name) else { continue }
      if path.isEmpty { throw arguments.invalid(name, "", "a folder") }
      try OutputName.checkFolder(path, as: name, arguments)
    }
    try arguments.exclude(report.name, noReport.name, because: "say the opposite")
    try arguments.exclude(SceneOptions.allowOutside.name, "no-allow-outside", because: "say the opposite")
    func given<Value>(_ value: Value?) -> Sourced<Value>? {
      value.map { Sourced($0, from: ProjectSettings.commandLine) }
    }
    let (rate, opening) = (try SceneOptions.rate(arguments), try SceneOptions.opening(arguments))
    let variants = arguments.flag(SceneOptions.variant.name) ? try SceneOptions.variants(arguments) : []
    var settings = ProjectSettings(try ProjectFile.find())
    settings.goldens = given(arguments.value("goldens")) ?? settings.goldens
    if arguments.flag(report.name) || arguments.flag(noReport.name) {
      settings.report = Sourced(arguments.value(report.name), from: ProjectSettings.commandLine)
    }
    settings.fps = given(rate) ?? settings.fps
    if arguments.flag(SceneOptions.scale.name) {
      settings.scale = Sourced(opening.scale, from: ProjectSettings.commandLine)
    }
    if !variants.isEmpty { settings.variants = variants.compactMap { given($0) } }
    if opening.allowsOutside || arguments.flag("no-allow-outside") {
      settings.allowsOutside = Sourced(opening.allowsOutside, from: ProjectSettings.commandLine)
    }
    if arguments.flag(exact.name) { settings.tolerances = Sourced([], from: ProjectSettings.commandLine) }
    settings.levels.merge(try levels(arguments)) { _, given in given }
    if let named = try scenes(arguments) {
      settings.scenes = named
    } else if let found = settings.project?.foundScenes() {
      (settings.scenes, settings.problems) = found
    }
    return settings
  }

  private static func levels(_ arguments: ParsedArguments) throws(UsageError) -> [LintRule: Sourced<LintLevel>] {
    var levels: [LintRule: Sourced<LintLevel>] = [:]
    for text in arguments.list("level") {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, let level = LintLevel(rawValue: parts[1]) else {
        var error = arguments.invalid("level", text, "a rule and off, warning or error, such as contrast=off")
        let near = parts.count == 2 ? Suggestion.nearest(parts[1], among: LintLevel.allCases.map(\.rawValue)) : nil
        error.message += near.map { "; did you mean \"\(parts[0])=\($0)\"?" } ?? ""
        throw error
      }
      levels[try LintCommand.rule(parts[0], arguments)] = Sourced(level, from: ProjectSettings.commandLine)
    }
    return levels
  }

  /// Returns ``settings(_:)`` for a command that needs at least one scene.
  static func settingsWithScenes(_ arguments: ParsedArguments) throws -> ProjectSettings {
    let settings = try settings(arguments)
    guard settings.problems.isEmpty else { throw StageError.document(DocumentError(settings.problems)) }
    if settings.scenes.isEmpty { _ = try settings.project?.sceneFiles() }
    guard !settings.scenes.isEmpty else {
      throw UsageError(
        message: "which scenes? Name their files, or list them in a \(ProjectFile.fileName)", command: arguments.command
      )
    }
    if !arguments.flag("quiet") { for note in settings.notes { Console.talk("note: " + Console.printableLine(note)) } }
    return settings
  }

  /// Returns the options for opening scenes.
  static func opening(
    _ settings: ProjectSettings, _ variant: SceneVariant = SceneVariant()
  ) -> Stage.OpenOptions {
    Stage.OpenOptions(
      variant: variant, scale: settings.scale.value, allowsOutside: settings.allowsOutside.value,
      isCancelled: { Interruption.isRequested })
  }

  /// Returns the named scenes, each once; nil if there are none.
  private static func scenes(_ arguments: ParsedArguments) throws -> [Sourced<String>]? {
    guard !arguments.operands.isEmpty else { return nil }
    var seen: Set<String> = []
    return try arguments.operands.filter { seen.insert($0).inserted }.map { path in
      guard !path.isEmpty else {
        throw UsageError(message: "the scene is an empty name; expected a file", command: arguments.command)
      }
      return Sourced(path, from: ProjectSettings.commandLine)
    }
  }
}
