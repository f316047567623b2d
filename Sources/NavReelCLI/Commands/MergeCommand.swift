import NavReel
import NavReelReview

/// `navreel merge`: joins the reports of parts into one.
enum MergeCommand: Command {
  static let name = "merge"
  static let summary = "joins the reports of verify --shard into one"
  static let usage = "DIR… -o DIR [options]"
  static let operands = 1...100_000
  static let completes = Completion.folders
  static let exitStatus = "that of verify without --shard; 2 if parts are missing"
  static let isReported = true
  static let options =
    [
      Option("output", short: "o", value: "DIR", "the folder of the joined report")
    ] + ReportOptions.options + [
      Option("quiet", short: "q", "print only errors and reels that do not pass")
    ]
  static let examples = [
    "navreel verify forest.scene.json5 --shard 1/2 --report part-1",
    "navreel verify forest.scene.json5 --shard 2/2 --report part-2",
    "navreel merge part-1 part-2 -o report",
  ]

  static func run(_ arguments: ParsedArguments) throws -> ExitStatus {
    guard let output = arguments.value("output") else {
      throw UsageError(message: "where to? -o names the folder of the joined report", command: name)
    }
    if output.isEmpty { throw arguments.invalid("output", "", "a folder") }
    try OutputName.checkFolder(output, as: "output", arguments)
    let folder = ReportFolder(output)
    try ReportOptions.check(arguments, folder, apartFrom: arguments.operands)
    // The commands on the page depend on the project; an unreadable one is reported before the work.
    let project = try ProjectFile.find()
    let merge = try ReportMerge(arguments.operands.map { ReportFolder($0) })
    let report = merge.report
    let goldens = report.goldensToName(in: project)
    let page = try merge.write(to: folder, goldens: goldens)
    try ReportOptions.write(
      report, root: ReportRoot(projectFolder: project?.folder), ApproveCommandLine(report: output, goldens: goldens),
      arguments)
    let talk = VerifyTalk(isQuiet: arguments.flag("quiet"), root: ReportRoot(projectFolder: project?.folder))
    for review in report.reviews { talk.tell(.reviewed(review)) }
    for trouble in report.troubles { talk.tell(trouble) }
    talk.tell(page, of: report, in: folder)
    talk.tell(report)
    return ExitStatus(rawValue: Int32(report.severity)) ?? .trouble
  }
}
