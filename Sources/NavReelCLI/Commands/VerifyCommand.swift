import Diff
import NavReel
import Review

/// `navreel verify`: every reel beside its golden.
enum VerifyCommand: Command {
  static let name = "verify"
  static let summary = "draws reels and holds them against the goldens of former runs"
  static let usage = "[SCENE…] [options]"
  static let operands = 0...100_000
  static let completes = Completion.scenes
  static let exitStatus = "0 all equal or written, 1 different or without a golden, 2 something could not be compared"
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
      Option("json", value: "FILE", "the verdicts for programs"),
    ] + ReportOptions.options + [
      Option("no-lint", "do not look for what the lint objects to"),
      Option("quiet", short: "q", "print nothing but errors, warnings and reels that do not pass"),
    ]
  static let examples = [
    "navreel verify forest.scene.json5 --update missing",
    "navreel verify forest.scene.json5 --report report",
    "navreel verify forest.scene.json5 --reel push,fade",
    "navreel verify forest.scene.json5 --update changed --json verdicts.json",
  ]

  static func run(_ arguments: ParsedArguments) throws -> ExitStatus {
    if arguments.value("json") == "" { throw arguments.invalid("json", "", "a file") }
    try ReportOptions.check(arguments)
    try arguments.exclude("no-lint", "level", because: "do not go together")
    let update: GoldenUpdate = try arguments.word("update") ?? .none
    let jobs = try SceneOptions.jobs(arguments) ?? RenderOptions.cores
    let shard = try ShardArguments.shard(arguments)
    let reels = try SceneOptions.reels(arguments)
    let settings = try ProjectArguments.settingsWithScenes(arguments)
    let folder = ShardArguments.report(settings, shard).map { ReportFolder($0) }
    try OutputPaths.check(
      ["json", "junit", "markdown"], areTexts: true,
      reading: settings.scenes.map(\.value) + (folder.map { $0.files + [$0.pagePath] } ?? []),
      apartFrom: [settings.goldens.value] + (folder?.folders ?? []), arguments)
    try OpenFiles.check(threads: max(jobs, RenderOptions.cores))
    var review = GoldenReview(
      GoldenStore(settings.goldens.value), update: update, fps: settings.fps.value, jobs: jobs,
      isCancelled: { Interruption.isRequested })
    review.limits = settings.limits
    review.lints = !arguments.flag("no-lint")
    review.lintLevels = settings.lint
    let root = ReportRoot(of: settings.project)
    let (work, talk) = (review, VerifyTalk(isQuiet: arguments.flag("quiet")))
    func compare(_ draft: ReportFolder?) throws(StageError) -> ReviewReport {
      var review = work
      review.report = draft
      return try ReviewRun(review, ProjectArguments.opening(settings), root: root)
        .run(settings.items, reels: reels, shard: shard) { talk.tell($0) }
    }
    let report = try review.store.locked(for: update) { () throws(StageError) in
      guard let folder else { return try compare(nil) }
      let (report, page) = try folder.filled(apartFrom: work.store) { (draft) throws(StageError) in
        let report = try compare(draft)
        // A slip in a name must not cost the last report.
        let isKept = report.comparesNothing && folder.holdsReport
        return (report, isKept ? nil : try draft.write(report))
      }
      talk.tell(page, shard, in: folder)
      return report
    }
    if let path = arguments.value("json") { try report.write(to: path) }
    try ReportOptions.write(report, root: root, folder: folder?.path, arguments)
    for tolerance in reels.isEmpty ? settings.unusedTolerances(in: report) : [] {
      Console.warn("\(tolerance.place): no reel is meant by the tolerance of \"\(tolerance.reels)\"")
    }
    talk.tell(report)
    return ExitStatus(rawValue: Int32(report.severity)) ?? .trouble
  }
}
