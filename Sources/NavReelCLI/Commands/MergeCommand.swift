import NavReel
import Review

/// `navreel merge`: the reports of parts become that of the whole.
enum MergeCommand: Command {
  static let name = "merge"
  static let summary = "joins the reports of verify --shard to the report of an undivided run"
  static let usage = "DIR… -o DIR [options]"
  static let operands = 1...100_000
  static let completes = Completion.folders
  static let exitStatus = "as verify's of an undivided run; 2 when the parts are no whole"
  static let options =
    [
      Option("output", short: "o", value: "DIR", "the folder of the joined report"),
      Option("json", value: "FILE", "the verdicts for programs"),
    ] + ReportOptions.options + [
      Option("quiet", short: "q", "print nothing but errors and reels that do not pass")
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
    if arguments.value("json") == "" { throw arguments.invalid("json", "", "a file") }
    try ReportOptions.check(arguments)
    let folder = ReportFolder(output)
    try OutputPaths.check(
      ["json", "junit", "markdown"], areTexts: true,
      reading: folder.files + [folder.pagePath],
      apartFrom: arguments.operands + folder.folders, arguments)
    let merge = try ReportMerge(arguments.operands.map { ReportFolder($0) })
    try merge.write(to: folder)
    let report = merge.report
    if let path = arguments.value("json") { try report.write(to: path) }
    try ReportOptions.write(report, root: ReportRoot(of: try ProjectFile.find()), folder: output, arguments)
    let talk = VerifyTalk(isQuiet: arguments.flag("quiet"))
    for review in report.reviews { talk.tell(.reviewed(review)) }
    for trouble in report.troubles { Console.complain(trouble.message) }
    talk.tell(report)
    return ExitStatus(rawValue: Int32(report.severity)) ?? .trouble
  }
}
