#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import NavReel
import Review

/// The forms in which a report goes to other programs, for every command that ends with a report.
///
///     static let options = […] + ReportOptions.options
///     try ReportOptions.check(arguments)             // before the work
///     try ReportOptions.write(report, arguments)     // after it
enum ReportOptions {
  static let options = [
    Option("junit", value: "FILE", "the verdicts as JUnit XML, a case for each reel"),
    Option("markdown", value: "FILE", "a short summary for a comment on a pull request"),
  ]

  /// - Throws: for options that name no file.
  static func check(_ arguments: ParsedArguments) throws(UsageError) {
    for option in options where arguments.value(option.name) == "" {
      throw arguments.invalid(option.name, "", "a file")
    }
  }

  /// Writes what the options ask for. In a workflow of GitHub (`GITHUB_ACTIONS=true`) annotations go to the standard error,
  /// which its runner reads as well, so that results stay as they are; and the summary is added to that of the job.
  static func write(_ report: ReviewReport, _ arguments: ParsedArguments) throws(StageError) {
    if let path = arguments.value("junit") { try FileAccess.save(Array(JUnitReport.text(of: report).utf8), to: path) }
    let summary = MarkdownSummary.text(of: report)
    if let path = arguments.value("markdown") { try FileAccess.save(Array(summary.utf8), to: path) }
    guard Environment.value("GITHUB_ACTIONS") == "true" else { return }
    // The runner makes whole paths relative to the repository; it does not know where in it this process was started.
    Console.progressText(GitHubAnnotations.text(of: report) { FileAccess.resolved($0) ?? $0 })
    if let path = Environment.value("GITHUB_STEP_SUMMARY"), !path.isEmpty, !append(summary + "\n", to: path) {
      Console.warn("\(path): the summary of the job could not be written: \(String(cString: strerror(errno)))")
    }
  }

  /// The file belongs to the runner and to all steps of the job: it is never replaced.
  private static func append(_ text: String, to path: String) -> Bool {
    guard let file = fopen(path, "a") else { return false }
    let isWritten = fwrite(Array(text.utf8), 1, text.utf8.count, file) == text.utf8.count
    return fclose(file) == 0 && isWritten
  }
}
