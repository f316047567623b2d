#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import NavReel
import NavReelReview

/// The forms in which a report goes to other programs, for every command that ends with a report.
///
///     static let options = […] + ReportOptions.options
///     try ReportOptions.check(arguments, folder)                   // before the work
///     try ReportOptions.write(report, root: root, approval, arguments)     // after it
enum ReportOptions {
  static let options = [
    Option("json", value: "FILE", "write the verdicts as JSON"),
    Option("junit", value: "FILE", "write the verdicts as JUnit XML, one case for each reel"),
    Option("markdown", value: "FILE", "write a summary for a comment on a pull request"),
  ]

  /// - Parameters:
  ///   - folder: the report's.
  ///   - files: what the run reads.
  ///   - folders: those in which nothing else is written, beside the report's own.
  /// - Throws: for options that name no file, and for a file in place of what is read or kept.
  static func check(
    _ arguments: ParsedArguments, _ folder: ReportFolder?, reading files: [String] = [], apartFrom folders: [String]
  ) throws(UsageError) {
    for option in options where arguments.value(option.name) == "" {
      throw arguments.invalid(option.name, "", "a file")
    }
    try OutputPaths.check(
      options.map(\.name), areTexts: true, reading: files + (folder.map { $0.files + [$0.pagePath] } ?? []),
      apartFrom: folders + (folder?.folders ?? []), arguments)
  }

  /// Writes what the options ask for. In a workflow of GitHub the summary is added to that of the job, and annotations are
  /// made; those of a part are left to the whole that it is joined to.
  ///
  /// - Parameters:
  ///   - root: where the report's paths begin.
  ///   - approval: nil where no report is written, so that nothing can be approved.
  static func write(
    _ report: ReviewReport, root: ReportRoot, _ approval: ApproveCommandLine?, _ arguments: ParsedArguments
  ) throws(StageError) {
    if let path = arguments.value("json") { try report.write(to: path) }
    if let path = arguments.value("junit") {
      try FileAccess.save(Array(JUnitReport.text(of: report, approval).utf8), to: path)
    }
    let summary = MarkdownSummary.text(of: report, approval)
    if let path = arguments.value("markdown") { try FileAccess.save(Array(summary.utf8), to: path) }
    if report.part != nil { return }
    annotate { GitHubAnnotations.text(of: report, approval) { repositoryPath(root.place($0)) } }
    addToJob(summary)
  }

  /// In a workflow of GitHub, of a run that came to no report: why, where people look for one.
  ///
  /// - Parameter isCompared: whether pictures were to be compared.
  static func tell(_ error: any Error, isCompared: Bool) {
    let error = error as? StageError ?? .request((error as? UsageError)?.message ?? "\(error)")
    if error.isStop { return }
    annotate { GitHubAnnotations.text(of: error, place: repositoryPath) }
    if isCompared { addToJob(MarkdownSummary.text(of: error)) }
  }

  private static func addToJob(_ summary: String) {
    guard isWorkflow, let path = Environment.value("GITHUB_STEP_SUMMARY"), !path.isEmpty else { return }
    if !append(summary + "\n", to: path) {
      Console.warn("the summary of the job could not be written: \(String(cString: strerror(errno)))", at: Place(path))
    }
  }

  private static var isWorkflow: Bool { Environment.value("GITHUB_ACTIONS") == "true" }

  /// In a workflow of GitHub annotations go to the standard error, which its runner reads as well, so that results stay as
  /// they are.
  static func annotate(_ text: () -> String) { if isWorkflow { Console.progressText(text()) } }

  /// The file of an annotation as GitHub has it: from the root of the repository, which the runner names.
  static func repositoryPath(_ path: String) -> String {
    ReportRoot(Environment.value("GITHUB_WORKSPACE").flatMap { $0.isEmpty ? nil : $0 } ?? ".").told(path)
  }

  /// The file belongs to the runner and to all steps of the job: it is never replaced.
  private static func append(_ text: String, to path: String) -> Bool {
    guard let file = fopen(path, "a") else { return false }
    let isWritten = fwrite(Array(text.utf8), 1, text.utf8.count, file) == text.utf8.count
    return fclose(file) == 0 && isWritten
  }
}
