import Scene

/// A report as commands to GitHub's workflows, which shows them beside the files of a pull request.
///
///     print(GitHubAnnotations.text(of: report))
///
/// An error for each reel that does not pass and for what could not be drawn, a warning for each finding of the lint,
/// each a line at the scene's file. Empty when there is nothing to say.
public enum GitHubAnnotations {
  /// GitHub shows ten errors and ten warnings of a step, and drops the others without a word.
  static let most = 10

  private static let mostWords = 4

  /// - Parameter place: where a scene's file is, of the path that the report has. A path that does not begin at the root is
  ///   one from the root of the repository to GitHub. Default: as it is.
  public static func text(of report: ReviewReport, place: (String) -> String = { $0 }) -> String {
    let errors =
      report.troubles.map { line("error", place($0.scenePath), "not drawn", $0.message) }
      + report.reviews.filter { $0.severity > 0 }.map { error($0, place) }
    let warnings = report.reviews.flatMap { review in
      review.lint.filter { $0.silencedBecause == nil }.map { finding in
        line(
          "warning", place(review.scenePath), "\(review.address.id): \(finding.rule.rawValue)",
          "\(finding.message), in \(finding.frames)")
      }
    }
    var lines = Array(errors.prefix(most) + warnings.prefix(most))
    let left = [(errors.count - most, "error"), (warnings.count - most, "warning")].filter { $0.0 > 0 }
      .map { "\($0.0) more \($0.1)\($0.0 == 1 ? "" : "s")" }
    if !left.isEmpty {
      lines.append(line("notice", "", "navreel", "and \(left.joined(separator: ", ")): the report has all"))
    }
    return lines.joined()
  }

  private static func error(_ review: ReelReview, _ place: (String) -> String) -> String {
    var lines = [review.reason.isEmpty ? review.verdict.rawValue : review.reason] + review.words.prefix(mostWords)
    if review.words.count > mostWords { lines.append("and \(review.words.count - mostWords) more differences") }
    if review.canBeApproved {
      lines.append("If this is as intended: navreel approve \(ShellWord.quoted(review.address.id))")
    }
    return line(
      "error", place(review.scenePath), "\(review.address.id): \(review.verdict.rawValue)",
      lines.joined(separator: "\n"))
  }

  /// `::error file=bar.scene.json5,title=bar/push%3A changed::frames 3–9 of 20`
  private static func line(_ command: String, _ file: String, _ title: String, _ message: String) -> String {
    let place = file.isEmpty ? "" : "file=\(escaped(file, isProperty: true)),"
    return "::\(command) \(place)title=\(escaped(title, isProperty: true))::\(escaped(message, isProperty: false))\n"
  }

  /// As the runner reads it back; other control characters are shown as a box.
  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      default:
        let isControl = scalar.properties.generalCategory == .control
        result.unicodeScalars.append(isControl ? "\u{FFFD}" : scalar)
      }
    }
    return result
  }
}
