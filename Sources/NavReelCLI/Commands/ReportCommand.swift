import NavReel
import NavReelReview

/// `navreel report`: rebuilds the page of a report.
enum ReportCommand: Command {
  static let name = "report"
  static let summary = "rebuilds the page of a report from report.json and its pictures"
  static let usage = "[DIR] [options]"
  static let operands = 0...1
  static let completes = Completion.folders
  static let options = [
    Option("output", short: "o", value: "FILE", "the page to write (default: index.html in the report's folder)"),
    Option(
      "embed", value: "WORD", completes: .words(ReportPictures.Embedding.self),
      "embed pictures in the page: auto (default, up to 24 MB), all or none"),
    Option("quiet", short: "q", "print only errors and warnings"),
  ]
  static let examples = [
    "navreel report",
    "navreel report report --embed all -o report.html",
  ]

  static func run(_ arguments: ParsedArguments) throws -> ExitStatus {
    let project = try ProjectFile.find()
    let folder = ReportFolder(arguments.operands.first ?? project?.reportPath ?? "report")
    if arguments.value("output") == "" { throw arguments.invalid("output", "", "a file") }
    try folder.checkHolds()
    let words = ReportPictures.Embedding.allCases.map(\.rawValue).joined(separator: ", ")
    let embedding = try arguments.parsed("embed", words) { ReportPictures.Embedding(rawValue: $0) } ?? .auto
    try OutputPaths.check(["output"], areTexts: true, reading: folder.files, apartFrom: folder.folders, arguments)
    if let path = arguments.value("output") {
      try OutputName.checkFile(path, as: "output", endings: ["html"], arguments)
    }
    let lock = try FolderLock(writing: folder.path)
    defer { lock.release() }
    let report = try ReviewReport(path: folder.reportPath)
    let page = try folder.writePage(
      report, to: arguments.value("output"), embedding, goldens: report.goldensToName(in: project))
    ReportCommand.warn(page)
    if !arguments.flag("quiet") { Console.result(page.path) }
    return .fine
  }

  /// Warns about pictures that a page lacks.
  static func warn(_ page: ReportFolder.WrittenPage) {
    let most = 4
    for path in page.missing.prefix(most) { Console.warn("the picture is missing; the page says so", at: Place(path)) }
    if page.missing.count > most { Console.warn("and \(page.missing.count - most) more pictures are missing") }
  }
}
