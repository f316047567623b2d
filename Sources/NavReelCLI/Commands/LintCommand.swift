import Diff
import NavReel
import Review
import Scene

/// `navreel lint`: what the maker of a scene will not have meant.
enum LintCommand: Command {
  static let name = "lint"
  static let summary = "looks for flashes, jumps, texts that cannot be read, overlaps and the like"
  static let usage = "[SCENE…] [options]"
  static let operands = 0...100_000
  static let completes = Completion.scenes
  static let exitStatus = "0 no error, 1 an error that the scene does not silence, 2 something could not be looked at"
  static let options =
    [
      SceneOptions.reel,
      Option(
        "rule", value: "NAME,…", isRepeatable: true, completes: .list(LintRule.allCases.map(\.rawValue)),
        "rules to look by (default: all)"),
    ] + ProjectArguments.drawing + [
      SceneOptions.jobs,
      Option("json", "print the findings as JSON"),
      Option("quiet", short: "q", "print findings alone: no count, and nothing that the scene silences"),
    ]
  static let examples = [
    "navreel lint forest.scene.json5",
    "navreel lint forest.scene.json5 --reel push --rule contrast,overlap",
    "navreel lint forest.scene.json5 --variant appearance=dark --json",
  ]

  static func run(_ arguments: ParsedArguments) throws -> ExitStatus {
    let (rules, jobs) = (try rules(arguments), try SceneOptions.jobs(arguments) ?? RenderOptions.cores)
    let settings = try ProjectArguments.settingsWithScenes(arguments)
    try OpenFiles.check(threads: max(jobs, RenderOptions.cores))
    let lint = Lint(rules: rules, fps: settings.fps.value, jobs: jobs, isCancelled: { Interruption.isRequested })
    let choice = ReelChoice(try SceneOptions.reels(arguments))
    if !choice.isAll { try choice.check(against: settings.items.map(reels)) }
    var run = Run(lint: lint, choice: choice, settings: settings, arguments: arguments)
    for item in settings.items { try run.scene(item.path, item.variant) }
    let report = LintReport(run.entries, troubles: run.troubles)
    if arguments.flag("json") { Console.resultText(report.json) }
    ReportOptions.annotate { GitHubAnnotations.text(of: report, place: ReportOptions.repositoryPath) }
    if !arguments.flag("quiet") { Console.talk(report.summary) }
    return ExitStatus(rawValue: Int32(report.severity)) ?? .trouble
  }

  /// Nil for a scene that cannot be read, which is told of when its turn comes.
  private static func reels(_ item: ReviewRun.Item) -> [String]? {
    do { return try SceneOutline(path: item.path, variant: item.variant).reels } catch { return nil }
  }

  private static func rules(_ arguments: ParsedArguments) throws -> [LintRule] {
    let names = arguments.list("rule")
    if names.isEmpty { return LintRule.allCases }
    return try names.map { try rule($0, arguments) }
  }

  static func rule(_ name: String, _ arguments: ParsedArguments) throws(UsageError) -> LintRule {
    guard let rule = LintRule(rawValue: name) else {
      throw UsageError.unknown("rule", name, known: LintRule.allCases.map(\.rawValue), command: arguments.command)
    }
    return rule
  }

  /// Scenes one after the other; what is wrong with one keeps none of the others.
  private struct Run {
    let lint: Lint
    let choice: ReelChoice
    let settings: ProjectSettings
    let arguments: ParsedArguments
    var entries: [LintReport.Entry] = []
    var troubles: [ReviewReport.Trouble] = []

    init(lint: Lint, choice: ReelChoice, settings: ProjectSettings, arguments: ParsedArguments) {
      self.lint = lint
      self.choice = choice
      self.settings = settings
      self.arguments = arguments
    }

    mutating func scene(_ path: String, _ variant: SceneVariant) throws {
      do {
        let stage = try Stage.open(path, ProjectArguments.opening(settings, variant))
        for name in choice.chosen(of: try stage.reelNames(path)) { try reel(name, of: stage, path, variant.name) }
      } catch { try trouble(error, path) }
    }

    private mutating func reel(_ name: String, of stage: Stage, _ path: String, _ variant: String) throws {
      do {
        let film = try stage.film(name)
        let address = try GoldenAddress(scene: stage.name, variant: variant, reel: name)
        let entry = LintReport.Entry(address, scenePath: path, try lint.findings(in: film).leveled(settings.lint))
        entries.append(entry)
        if arguments.flag("json") { return }
        for line in entry.lines { Console.result(Console.printableLine(line)) }
        if !arguments.flag("quiet") { for line in entry.silencedLines { Console.talk(Console.printableLine(line)) } }
      } catch { try trouble(error, path, name) }
    }

    /// Usage and a stop end the run; anything else is told, and the next one's turn comes.
    private mutating func trouble(_ error: any Error, _ path: String, _ reel: String? = nil) throws {
      guard let error = error as? StageError else { throw error }
      if case .interrupted = error { throw error }
      let text = (reel.map { $0 + ": " } ?? "") + error.description
      troubles.append(.init(scenePath: path, message: text))
      Console.complain(text)
      if let hint = error.hint { Console.talk(hint) }
    }
  }
}
