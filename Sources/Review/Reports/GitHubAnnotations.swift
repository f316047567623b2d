import NavReelDocuments
public import NavReel
import NavReelScene

/// A report as workflow commands, which GitHub shows beside the files of a pull request.
///
///     print(GitHubAnnotations.text(of: report, ApproveCommandLine(report: "report")))
///
/// Each reel that does not pass and each fault that keeps a scene from being drawn is an error; each finding of the
/// lint is a warning at the scene's file, and so is each warning of the run. The text is empty if there is nothing to
/// report.
public enum GitHubAnnotations {
  /// The number of errors and of warnings that GitHub shows for a step; it silently drops the others.
  static let most = 10

  private static let mostWords = 4

  /// Returns the commands for a report.
  ///
  /// - Parameters:
  ///   - approval: the command to show if a reel can be approved; nil shows none.
  ///   - place: converts a path of the report to one from the root of the repository. Default: returns it unchanged.
  public static func text(
    of report: ReviewReport, _ approval: ApproveCommandLine?, place: (String) -> String = { $0 }
  ) -> String {
    let odd = report.warnings.map { line("warning", place($0.path), at: ($0.line, nil), "navreel", $0.message) }
    let warnings =
      odd
      + report.reviews.flatMap { review in
        review.objections.map { line("warning", place(review.scenePath), review.address, $0) }
      }
    let failing = report.reviews.filter { $0.severity > 0 }.map { error($0, approval, place) }
    return text(notDrawn(report.troubles, place) + failing, warnings, rest: "the report has all")
  }

  /// Returns the commands for a lint's findings, by severity, and for what could not be checked.
  ///
  /// - Parameter place: the same as for a report of `verify`.
  public static func text(of report: LintReport, place: (String) -> String = { $0 }) -> String {
    func lines(_ severity: LintFinding.Severity) -> [String] {
      report.entries.flatMap { entry in
        entry.objections.filter { $0.severity == severity }.map { finding in
          line(severity.rawValue, place(entry.scenePath), at: entry.location, entry.address, finding)
        }
      }
    }
    let notes = report.notes.map { line("notice", place($0.scenePath), "lint", $0.message) }
    return text(
      notDrawn(report.troubles, place) + lines(.error), lines(.warning), rest: "the output of navreel lint has all")
      + notes.prefix(most).joined()
  }

  /// Returns the commands for an error that ended a run without a report, each fault of a file at its place.
  public static func text(of error: StageError, place: (String) -> String = { $0 }) -> String {
    guard case .document(let error) = error else { return line("error", "", "navreel", "\(error)") }
    return error.problems.prefix(most).map { problem in
      line(
        "error", place(problem.name), at: (problem.location?.line, problem.location?.column), "navreel",
        (problem.path.isEmpty ? "" : problem.path + ": ") + problem.message)
    }.joined()
  }

  private static func text(_ errors: [String], _ warnings: [String], rest: String) -> String {
    var lines = Array(errors.prefix(most) + warnings.prefix(most))
    let left = [(errors.count - most, "error"), (warnings.count - most, "warning")].filter { $0.0 > 0 }
      .map { $0.0.of("more \($0.1)") }
    if !left.isEmpty { lines.append(line("notice", "", "navreel", "and \(left.joined(separator: ", ")): \(rest)")) }
    return lines.joined()
  }

  private static func notDrawn(_ troubles: [ReviewReport.Trouble], _ place: (String) -> String) -> [String] {
    troubles.flatMap { trouble in
      trouble.faults.map { line("error", place(trouble.scenePath), at: ($0.line, $0.column), "not drawn", $0.message) }
    }
  }

  private static func error(
    _ review: ReelReview, _ approval: ApproveCommandLine?, _ place: (String) -> String
  ) -> String {
    var lines = [review.reason.isEmpty ? review.verdict.words : review.reason] + review.words.prefix(mostWords)
    let rest = review.words.count - mostWords
    if rest > 0 { lines.append("and \(rest.of("more difference"))") }
    if let hint = approval?.hint(for: review) { lines.append(hint) }
    return line(
      "error", place(review.scenePath), "\(review.address.id): \(review.verdict.words)",
      lines.joined(separator: "\n"))
  }

  private static func line(
    _ command: String, _ file: String, at location: SourceLocation? = nil, _ address: GoldenAddress,
    _ finding: LintFinding
  ) -> String {
    line(
      command, file, at: (location?.line, location?.column), "\(address.id): \(finding.rule.rawValue)",
      "\(finding.message), in \(finding.frames)")
  }

  /// `::error file=bar.scene.json5,title=bar/push%3A changed::frames 3–9 of 20`
  private static func line(
    _ command: String, _ file: String, at spot: (line: Int?, column: Int?) = (nil, nil), _ title: String,
    _ message: String
  ) -> String {
    var place = file.isEmpty ? "" : "file=\(escaped(file, isProperty: true)),"
    if let line = spot.line { place += "line=\(line)," }
    if let column = spot.column { place += "col=\(column)," }
    return "::\(command) \(place)title=\(escaped(title, isProperty: true))::\(escaped(message, isProperty: false))\n"
  }

  /// Escapes a text as GitHub's runner expects it.
  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var result = ""
    for scalar in VisibleText.text(text).unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\n": result += "%0A"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
