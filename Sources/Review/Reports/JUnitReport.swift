import NavReelDiff
import NavReelFigures
import NavReelScene

/// A report in the XML of JUnit's Ant task, which CI servers read: a suite per scene and variant, a case per reel.
///
///     let xml = JUnitReport.text(of: report, ApproveCommandLine(report: "report"))
///
/// The XML is valid in the schemas of Ant (windyroad) and of Jenkins. It does not record when or where it was made:
/// times are 0 and the host is `localhost`, so that the same run gives the same bytes.
public enum JUnitReport {
  /// Returns the XML for a report.
  ///
  /// - Parameter approval: the command to show if a reel can be approved; nil shows none.
  public static func text(of report: ReviewReport, _ approval: ApproveCommandLine?) -> String {
    let elements = suites(of: report).enumerated().map { element($0.element, number: $0.offset, report, approval) }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n\(elements.joined())</testsuites>\n"
  }

  private struct Suite {
    let name: String
    let package: String
    var path: String
    var reviews: [ReelReview] = []
    var troubles: [ReviewReport.Trouble] = []

    var failures: Int { reviews.count { $0.severity == 1 } }
    var errors: Int { reviews.count { $0.severity > 1 } + troubles.count }
  }

  /// Returns the suites in the order of the report, then a suite for each scene file that could not be drawn.
  private static func suites(of report: ReviewReport) -> [Suite] {
    var suites: [Suite] = []
    for review in report.reviews {
      let name = [review.address.scene, review.address.variant].filter { !$0.isEmpty }.joined(separator: "/")
      if let last = suites.indices.last, suites[last].name == name {
        suites[last].reviews.append(review)
      } else {
        suites.append(Suite(name: name, package: review.address.scene, path: review.scenePath, reviews: [review]))
      }
    }
    let drawn = suites.count
    for trouble in report.troubles {
      if let last = suites.indices.last, last >= drawn, suites[last].path == trouble.scenePath {
        suites[last].troubles.append(trouble)
      } else {
        let name = trouble.scenePath.isEmpty ? "scene" : trouble.scenePath
        suites.append(Suite(name: name, package: name, path: trouble.scenePath, troubles: [trouble]))
      }
    }
    return suites
  }

  private static func element(_ suite: Suite, number: Int, _ report: ReviewReport, _ approval: ApproveCommandLine?)
    -> String
  {
    let attributes = [
      ("name", suite.name), ("package", suite.package), ("id", "\(number)"), ("timestamp", "1970-01-01T00:00:00"),
      ("hostname", "localhost"), ("tests", "\(suite.reviews.count + suite.troubles.count)"),
      ("failures", "\(suite.failures)"), ("errors", "\(suite.errors)"), ("time", "0"),
    ]
    var text = "  <testsuite\(attributes.map { " \($0.0)=\"\(escaped($0.1))\"" }.joined())>\n    <properties>\n"
    for (name, value) in [("navreel", report.tool), ("goldens", report.goldens), ("scene", suite.path)] {
      text += "      <property name=\"\(name)\" value=\"\(escaped(value))\"/>\n"
    }
    text += "    </properties>\n"
    for review in suite.reviews { text += element(review, in: suite, approval) }
    for (number, trouble) in suite.troubles.enumerated() {
      let name = number == 0 ? "drawing" : "drawing \(number + 1)"
      text += element(name, in: suite, outcome("error", "not drawn", trouble.message, []))
    }
    let remarks = suite.reviews.flatMap(remarks).map { escaped($0) + "\n" }
    text += "    <system-out>\(remarks.joined())</system-out>\n    <system-err></system-err>\n  </testsuite>\n"
    return text
  }

  private static func element(_ review: ReelReview, in suite: Suite, _ approval: ApproveCommandLine?) -> String {
    guard review.severity > 0 else { return element(review.address.reel, in: suite, nil) }
    let limits = review.limits.filter { !$0.isDefault }.map { "limit: \($0.words)" }
    return element(
      review.address.reel, in: suite,
      outcome(
        review.severity > 1 ? "error" : "failure", review.verdict.rawValue, review.reason,
        review.words + limits + [approval?.hint(for: review)].compactMap { $0 }))
  }

  private static func element(_ name: String, in suite: Suite, _ outcome: String?) -> String {
    let start = "    <testcase name=\"\(escaped(name))\" classname=\"navreel.\(escaped(suite.name))\" time=\"0\""
    return outcome.map { "\(start)>\n\($0)    </testcase>\n" } ?? "\(start)/>\n"
  }

  private static func outcome(_ element: String, _ type: String, _ message: String, _ lines: [String]) -> String {
    let body = lines.isEmpty ? [message] : lines
    return "      <\(element) type=\"\(escaped(type))\" message=\"\(escaped(message))\">"
      + body.map(escaped).joined(separator: "\n") + "</\(element)>\n"
  }

  /// Returns the remarks on a reel that do not change its verdict.
  private static func remarks(_ review: ReelReview) -> [String] {
    let lint = review.lint.map { finding in
      "\(finding.severity.rawValue): \(finding)" + (finding.silencedBecause.map { " (silenced: \($0))" } ?? "")
    }
    let tolerated =
      review.verdict == .within && !review.isWritten ? ["\(review.verdict.rawValue): \(review.reason)"] : []
    return (tolerated + lint + review.warnings.map { "warning: \($0)" } + review.notes.map { "note: \($0)" }).map {
      "\(review.address.reel): \($0)"
    }
  }

  /// Escapes text and attributes; characters that XML cannot hold become a box with a question mark.
  private static func escaped(_ text: String) -> String {
    // An attribute would turn bare line ends and tabs into spaces.
    MarkupText.escaped(MarkupText.shown(text)).replacing("\n", with: "&#10;").replacing("\t", with: "&#9;")
  }
}
