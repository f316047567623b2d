import NavReelDocuments
import NavReelDiff
import NavReel
import NavReelReview
import NavReelScene

/// `navreel lint`: reports probable mistakes in scenes.
enum LintCommand: Command {
  static let name = "lint"
  static let summary = "checks reels for flashes, jumps, unreadable text, overlaps and other faults"
  static let usage = "[SCENE…] [options]"
  static let operands = 0...100_000
  static let completes = Completion.scenes
  static let exitStatus = "0 no error, 1 an error that no scene silences, 2 failure"
  static let isReported = true
  static let options =
    [
      SceneOptions.reel,
      Option(
        "rule", value: "NAME,…", isRepeatable: true, completes: .list(LintRule.allCases.map(\.rawValue)),
        "the rules to check (default: all)"),
    ] + ProjectArguments.drawing + [
      SceneOptions.jobs,
      Option("json", "print the findings as JSON"),
      Option("quiet", short: "q", "print only findings that no scene silences"),
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
    let scenes = try PlannedScene.all(settings.items, choice)
    var run = Run(lint: lint, choice: choice, settings: settings, arguments: arguments)
    for scene in scenes { try run.look(at: scene) }
    // If only some reels or rules are checked, unused silences may belong to the others.
    let isWhole = choice.isAll && !["rule", SceneOptions.variant.name].contains(where: arguments.flag)
    let notes = isWhole && run.troubles.isEmpty ? run.silences.notes : []
    let report = LintReport(run.entries, troubles: run.troubles, notes: notes)
    if arguments.flag("json") { Console.resultText(report.json) }
    ReportOptions.annotate { GitHubAnnotations.text(of: report, place: ReportOptions.repositoryPath) }
    if !arguments.flag("quiet") {
      for note in report.notes { Console.talk("note: " + Console.printableLine("\(note)")) }
      Console.talk(report.summary)
    }
    return ExitStatus(rawValue: Int32(report.severity)) ?? .trouble
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

  /// Checks scenes one after the other; a fault in one does not stop the others.
  private struct Run {
    let lint: Lint
    let choice: ReelChoice
    let settings: ProjectSettings
    let arguments: ParsedArguments
    var entries: [LintReport.Entry] = []
    var troubles: [ReviewReport.Trouble] = []
    var silences = SilenceUse()

    mutating func look(at scene: PlannedScene) throws(StageError) {
      do throws(StageError) {
        let outline = try scene.outline()
        let stage = try Stage.open(outline, ProjectArguments.opening(settings, scene.item.variant))
        for name in choice.chosen(of: try stage.reelNames(scene.item.path)) {
          try look(at: name, outline.reelLocations[name], of: stage, scene)
        }
      } catch { try trouble(error, scene) }
    }

    private mutating func look(
      at reel: String, _ location: SourceLocation?, of stage: Stage, _ scene: PlannedScene
    ) throws(StageError) {
      do throws(StageError) {
        let film = try stage.film(reel)
        let address = try GoldenAddress(scene: stage.name, variant: scene.item.variant.name, reel: reel)
        let findings = try lint.findings(in: film)
        silences.take(findings, of: reel, in: stage.scene, scene.item.path)
        let entry = LintReport.Entry(
          address, scenePath: scene.item.path, at: location, findings.leveled(settings.lint))
        entries.append(entry)
        if arguments.flag("json") { return }
        for line in entry.lines { Console.result(Console.printableLine(line)) }
        if !arguments.flag("quiet") { for line in entry.silencedLines { Console.talk(Console.printableLine(line)) } }
      } catch { try trouble(error, scene, reel: reel) }
    }

    /// Rethrows a cancellation. Records any other error, once for all variants, and lets the run continue.
    private mutating func trouble(_ error: StageError, _ scene: PlannedScene, reel: String? = nil) throws(StageError) {
      if error.isStop { throw error }
      let message = scene.placed(error.description, reel: reel)
      let trouble = ReviewReport.Trouble(scenePath: scene.item.path, message: message)
      if troubles.contains(trouble) { return }
      troubles.append(trouble)
      Console.complain(trouble, path: scene.item.path)
      if let hint = error.hint { Console.talk(hint) }
    }
  }
}
