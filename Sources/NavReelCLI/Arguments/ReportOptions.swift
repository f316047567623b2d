#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import NavReel
import NavReelReview

/// The output formats of a report for other programs, for every command that ends with one.
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
  ///   - folder: the report's folder.
  ///   - files: the files that the run reads.
  ///   - folders: folders in which nothing else may be written, besides the report's own.
  /// - Throws: for an option without a file, and for a file that would replace an input or a file worth keeping.
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

  /// Writes the requested files. In a GitHub workflow, it also adds a job summary and annotations, unless
  /// the report is a part, which is left to the joined report.
  ///
  /// - Parameters:
  ///   - root: the base of the report's paths.
  ///   - approval: nil without a report, from which nothing can be approved.
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

  /// In a GitHub workflow, reports why a run produced no report.
  ///
  /// - Parameter isCompared: true if pictures were to be compared.
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

  /// Prints annotations in a GitHub workflow, to the standard error, which its runner reads too, so that the results
  /// stay unchanged.
  static func annotate(_ text: () -> String) { if isWorkflow { Console.progressText(text()) } }

  /// Returns a path as an annotation needs it: relative to the root of the repository, which the runner gives.
  static func repositoryPath(_ path: String) -> String {
    ReportRoot(Environment.value("GITHUB_WORKSPACE").flatMap { $0.isEmpty ? nil : $0 } ?? ".").told(path)
  }

  /// Appends to a file that belongs to the runner and all steps of the job, so it must not be replaced.
  private static func append(_ text: String, to path: String) -> Bool {
    guard let file = fopen(path, "a") else { return false }
    let isWritten = fwrite(Array(text.utf8), 1, text.utf8.count, file) == text.utf8.count
    return fclose(file) == 0 && isWritten
  }
}
