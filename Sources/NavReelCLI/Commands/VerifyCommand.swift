import NavReel
import Review

/// `navreel verify`: every reel beside its golden.
enum VerifyCommand: Command {
  static let name = "verify"
  static let summary = "draws reels and holds them against the goldens of former runs"
  static let usage = "SCENE… [options]"
  static let operands = 1...100_000
  static let completes = Completion.scenes
  static let exitStatus = "0 all equal or written, 1 different or without a golden, 2 something could not be compared"
  static let options =
    [
      Option("goldens", value: "DIR", "the folder of the goldens (default: goldens)"),
      Option(
        "update", value: "WORD", completes: .words(GoldenUpdate.self),
        "write goldens: all, changed, missing or none (default)"),
      SceneOptions.variant,
      Option("fps", value: "RATE", "frames a second, such as 60, 30 or 30000/1001 (default: 60)"),
      SceneOptions.scale,
      Option("jobs", value: "N", "threads (default: one a core)"),
      Option("report", value: "DIR", "what differs, with pictures, and what can be approved"),
      Option("json", value: "FILE", "the verdicts for programs"),
    ] + ReportOptions.options + [
      Option("no-lint", "do not look for what the lint objects to"),
      SceneOptions.allowOutside,
      Option("quiet", short: "q", "print nothing but errors, warnings and reels that do not pass"),
    ]
  static let examples = [
    "navreel verify forest.scene.json5 --update missing",
    "navreel verify forest.scene.json5",
    "navreel verify forest.scene.json5 --update changed --json verdicts.json",
  ]

  static func run(_ arguments: ParsedArguments) throws -> ExitStatus {
    let folder = arguments.value("goldens") ?? "goldens"
    for name in ["goldens", "report"] where arguments.value(name) == "" {
      throw arguments.invalid(name, "", "a folder")
    }
    if arguments.value("json") == "" { throw arguments.invalid("json", "", "a file") }
    try ReportOptions.check(arguments)
    let words = GoldenUpdate.allCases.map(\.rawValue).joined(separator: ", ")
    let update = try arguments.parsed("update", words) { GoldenUpdate(rawValue: $0) } ?? .none
    let pace = try SceneOptions.pace(arguments)
    try OpenFiles.check(threads: max(pace.jobs, RenderOptions.cores))
    var review = GoldenReview(
      GoldenStore(folder), update: update, fps: pace.fps, jobs: pace.jobs,
      report: arguments.value("report").map { ReportFolder($0) }, isCancelled: { Interruption.isRequested })
    review.lints = !arguments.flag("no-lint")
    let variants = try SceneOptions.variants(arguments)
    let items = arguments.operands.flatMap { path in variants.map { ReviewRun.Item(path: path, variant: $0) } }
    let run = ReviewRun(review, try SceneOptions.opening(arguments))
    let talk = VerifyTalk(isQuiet: arguments.flag("quiet"))
    let folders = (goldens: review.store, report: review.report)
    let report = try folders.goldens.locked(for: update) {
      try folders.report.filling { try run.run(items) { talk.tell($0) } }
    }
    if let path = arguments.value("json") { try report.write(to: path) }
    try ReportOptions.write(report, arguments)
    if let folder = folders.report { try folder.write(report) }
    if !arguments.flag("quiet") { Console.talk(report.summary) }
    return ExitStatus(rawValue: Int32(report.severity)) ?? .trouble
  }
}

extension ReportFolder? {
  /// Fills the folder, if there is one.
  fileprivate func filling<R>(_ body: () throws -> R) throws -> R {
    guard let self else { return try body() }
    return try self.filled(body)
  }
}
