import NavReelDocuments
public import NavReel
import NavReelScene

/// A report as a short text for a comment on a pull request.
///
///     let comment = MarkdownSummary.text(of: report, ApproveCommandLine(report: "report"))
///
/// The text has a heading, a table of the reels that do not pass with what changed in words, the command that approves
/// them, the reels that pass by a tolerance with its reason, and the lint's findings. It has at most ``limit`` bytes,
/// however long the report is.
public enum MarkdownSummary {
  /// The maximum length in bytes; a comment on GitHub has at most 65,536 characters.
  public static let limit = 65_000

  /// The maximum number of rows in the table, and of lines in a list.
  static let mostRows = 20

  /// The maximum number of characters in a cell, and in a line of a list.
  private static let mostCharacters = 300
  private static let mostWords = 4

  /// Returns the text for a report.
  ///
  /// - Parameter approval: the command to show if a reel can be approved; nil shows none.
  public static func text(of report: ReviewReport, _ approval: ApproveCommandLine?) -> String {
    var text = "### \(heading(report))\n\n\(plain(report.summary))\n"
    if let shard = report.part?.shard { text += "\nPart \(shard.index) of \(shard.count).\n" }
    let failing = report.reviews.filter { $0.severity > 0 }
    let rows =
      report.troubles.map { row(code($0.scenePath), "not drawn", $0.faults.map(words), rest: "more fault") }
      + failing.map {
        row(code($0.address.id), $0.verdict.words, [$0.reason] + $0.words, rest: "more difference")
      }
    if !rows.isEmpty {
      text +=
        "\n| Reel | Verdict | What was found |\n| --- | --- | --- |\n"
        + shown(rows, within: limit / 2) { "\nand \($0) more\n" }
    }
    let approvable = failing.filter(\.canBeApproved).map(\.address.id)
    if let approval, !approvable.isEmpty {
      // An element that GitHub shows with a copy button, and in which Markdown has no effect.
      text +=
        "\nIf this is meant, approve it and commit the goldens:\n\n"
        + "<pre>\(plain(approval.text(ofAll: approvable)))</pre>\n"
    }
    for warning in report.warnings.prefix(mostRows) { text += "\nWarning: \(code("\(warning)"))\n" }
    if !report.orphans.isEmpty {
      let count = report.orphans.count
      text +=
        "\n\(count.of("golden has", "goldens have")) no reel; `navreel prune` lists \(count == 1 ? "it" : "them").\n"
    }
    return text + tolerated(report) + lint(report) + (report.severity > 0 ? silenced(report) : "")
  }

  /// Returns a fault's message, with its place in the file if it has one.
  private static func words(_ fault: ReviewReport.Trouble.Fault) -> String {
    let place = [fault.line, fault.column].compactMap { $0.map(String.init) }.joined(separator: ":")
    return (place.isEmpty ? "" : place + ": ") + fault.message
  }

  /// Returns a collapsed list of the reels that pass only by a tolerance.
  private static func tolerated(_ report: ReviewReport) -> String {
    let lines = report.reviews.filter { $0.verdict == .within && !$0.isWritten }.map { review in
      "- \(code(review.address.id)) \(code(review.reason))\n"
    }
    guard !lines.isEmpty else { return "" }
    return "\n<details><summary>Within tolerance: \(lines.count.of("reel"))</summary>\n\n"
      + shown(lines, within: limit / 16) { "- and \($0) more\n" } + "\n</details>\n"
  }

  /// Returns the text for a run that ended without a report.
  public static func text(of error: StageError) -> String {
    "### Navigation bars could not be compared\n\n"
      + shown(
        "\(error)".split(separator: "\n").map { "- \(code(String($0)))\n" }, within: limit / 2
      ) { "- and \($0) more\n" }
  }

  private static func heading(_ report: ReviewReport) -> String {
    switch report.severity {
    case 0: "Navigation bars are as agreed"
    case 1: "Navigation bars look or move otherwise"
    default: "Navigation bars could not all be compared"
    }
  }

  /// Returns a collapsed list of the lint's findings.
  private static func lint(_ report: ReviewReport) -> String {
    let lines = report.reviews.flatMap { review in
      review.objections.map { finding in
        "- \(code(review.address.id)) \(finding.severity.rawValue): \(code("\(finding)"))\n"
      }
    }
    guard !lines.isEmpty else { return "" }
    return "\n<details><summary>Lint: \(lines.count.of("finding"))</summary>\n\n"
      + shown(lines, within: limit / 4) { "- and \($0) more\n" } + "\n</details>\n"
  }

  /// Returns the number of silenced findings, and each reason once.
  private static func silenced(_ report: ReviewReport) -> String {
    let findings = report.reviews.flatMap(\.lint).filter(\.isSilenced)
    var reasons: [String] = []
    for finding in findings {
      let reason = code("\(finding.rule.rawValue): \(finding.silencedBecause ?? "")")
      if !reasons.contains(reason) { reasons.append(reason) }
    }
    guard !reasons.isEmpty else { return "" }
    let list = reasons.enumerated().map { ($0.offset == 0 ? "" : ", ") + $0.element }
    return "\n\(findings.count.of("finding is", "findings are")) silenced: "
      + shown(list, within: limit / 16) { " and \($0) more" } + "\n"
  }

  /// Returns the first lines, and a remark on how many are left out.
  private static func shown(_ lines: [String], within bytes: Int, _ rest: (Int) -> String) -> String {
    var text = ""
    var count = 0
    while count < min(lines.count, mostRows), text.utf8.count + lines[count].utf8.count <= bytes {
      text += lines[count]
      count += 1
    }
    return count < lines.count ? text + rest(lines.count - count) : text
  }

  /// Returns a row of the table.
  ///
  /// - Parameter noun: the noun for the words that are left out.
  private static func row(_ reel: String, _ verdict: String, _ words: [String], rest noun: String) -> String {
    let words = words.filter { !$0.isEmpty }
    var cells = words.prefix(mostWords + 1).map(code)
    let rest = words.count - cells.count
    if rest > 0 { cells.append("and \(rest.of(noun))") }
    return "| \(reel) | \(verdict) | \(cells.joined(separator: "<br>")) |\n"
  }

  /// Returns foreign text unchanged: in a code element, GitHub links no names and no issue numbers.
  private static func code(_ text: String) -> String { "<code>\(plain(cut(text)))</code>" }

  private static func cut(_ text: String) -> String {
    text.unicodeScalars.count <= mostCharacters
      ? text : String(String.UnicodeScalarView(text.unicodeScalars.prefix(mostCharacters - 1))) + "…"
  }

  /// Returns a text with entities for the characters that have a meaning in Markdown or HTML.
  private static func plain(_ text: String) -> String {
    var result = ""
    for scalar in VisibleText.text(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\n", "\t": result += " "
      case "`", "*", "_", "[", "]", "\\", "|", "~", "!", "@", "$": result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    // A bare address would become a link.
    return result.replacing("://", with: "&#58;//").replacing("www.", with: "www&#46;")
  }
}
