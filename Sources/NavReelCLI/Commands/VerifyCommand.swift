import NavReelDiff
import NavReel
import NavReelReview

/// `navreel verify`: compares every reel with its golden.
enum VerifyCommand: Command {
  static let name = "verify"
  static let summary = "draws reels and compares them with their goldens"
  static let usage = "[SCENE…] [options]"
  static let operands = 0...100_000
  static let completes = Completion.scenes
  static let exitStatus = "0 all equal or written, 1 different or without a golden, 2 failure"
  static let isReported = true
  static let options =
    [
      ProjectArguments.goldens,
      Option(
        "update", value: "WORD", completes: .words(GoldenUpdate.self),
        "write goldens: all, changed, missing or none (default)"),
      SceneOptions.reel,
    ] + ProjectArguments.drawing + [
      SceneOptions.jobs,
      ShardArguments.option,
      ProjectArguments.exact,
      ProjectArguments.report,
      ProjectArguments.noReport,
    ] + ReportOptions.options + [
      Option("no-lint", "skip the lint"),
      Option("quiet", short: "q", "print only errors, warnings and reels that do not pass"),
    ]
  static let examples = [
    "navreel verify forest.scene.json5 --update missing",
    "navreel verify forest.scene.json5 --report report",
    "navreel verify forest.scene.json5 --reel push,fade",
    "navreel verify forest.scene.json5 --update changed --json verdicts.json",
  ]

  static func run(_ arguments: ParsedArguments) throws -> ExitStatus {
    try arguments.exclude("no-lint", "level", because: "do not go together")
    let update: GoldenUpdate = try arguments.word("update") ?? .none
    let (shard, reels) = (try ShardArguments.shard(arguments), try SceneOptions.reels(arguments))
    let settings = try ProjectArguments.settingsWithScenes(arguments)
    let folder = ShardArguments.report(settings, shard).map { ReportFolder($0) }
    try ReportOptions.check(
      arguments, folder, reading: settings.scenes.map(\.value), apartFrom: [settings.goldens.value])
    let run = try run(settings, update, arguments)
    let talk = VerifyTalk(isQuiet: arguments.flag("quiet"), root: run.root)
    func compare(_ draft: ReportFolder?) throws(StageError) -> ReviewReport {
      var run = run
      run.review.evidence = draft?.evidence
      var report = try run.run(settings.items, reels: reels, shard: shard) { talk.tell($0) }
      if reels.isEmpty { report.warnings = settings.unusedTolerances(in: report) }
      return report
    }
    let store = run.review.store
    let report = try store.locked(for: update) { () throws(StageError) in
      guard let folder else { return try compare(nil) }
      let (report, page) = try folder.filled(apartFrom: store) { (draft) throws(StageError) in
        let report = try compare(draft)
        // A mistyped name must not destroy the last report.
        let isKept = report.comparesNothing && folder.holdsReport
        let goldens = report.goldensToName(in: settings.project)
        return (report, isKept ? nil : try draft.write(report, goldens: goldens))
      }
      talk.tell(page, of: report, in: folder)
      return report
    }
    let approval = folder.map {
      ApproveCommandLine(report: $0.path, goldens: report.goldensToName(in: settings.project))
    }
    try ReportOptions.write(report, root: run.root, approval, arguments)
    talk.tell(report)
    talk.warnOfSizes(report, store, scale: settings.scale.value)
    talk.tellNext(report, store, approval, arguments)
    return ExitStatus(rawValue: Int32(report.severity)) ?? .trouble
  }

  private static func run(
    _ settings: ProjectSettings, _ update: GoldenUpdate, _ arguments: ParsedArguments
  ) throws -> ReviewRun {
    let jobs = try SceneOptions.jobs(arguments) ?? RenderOptions.cores
    try OpenFiles.check(threads: max(jobs, RenderOptions.cores))
    var review = GoldenReview(
      GoldenStore(settings.goldens.value), update: update, fps: settings.fps.value, jobs: jobs,
      isCancelled: { Interruption.isRequested })
    review.limits = settings.limits
    review.lints = !arguments.flag("no-lint")
    review.lintLevels = settings.lint
    var run = ReviewRun(
      review, ProjectArguments.opening(settings), root: ReportRoot(projectFolder: settings.project?.folder))
    if let project = settings.project { run.sources = [project.path] }
    if settings.hasAllScenes && !arguments.flag("variant") { run.whole = settings.knownVariants?.map(\.name) ?? [] }
    return run
  }
}
