/// The problems found in one reading of a document.
package final class ProblemLog {
  /// The file's name in messages.
  package let name: String

  /// The problems found, each with its place. A message is made only if it is among the first of the file: the others
  /// are only counted.
  private var findings: [Finding] = []

  /// The problems found before, and the number of further ones.
  private let earlier: (problems: [DocumentProblem], more: Int)

  private struct Finding {
    let location: SourceLocation
    let path: JSON5Path
    let message: () -> String
  }

  /// - Parameter document: the document; the problems found in it already are reported with the rest.
  package init(_ document: JSON5Document) {
    name = document.name
    earlier = (document.duplicateKeys, document.moreDuplicates)
  }

  /// The number of problems found.
  package var count: Int { findings.count + earlier.problems.count + earlier.more }

  /// The problems found, as an error; nil if there are none.
  package var error: DocumentError? {
    guard count > 0 else { return nil }
    // In the order of the file; at one place, in the order in which they were found.
    let order = findings.indices.sorted { (findings[$0].location, $0) < (findings[$1].location, $1) }
    let shown = order.prefix(DocumentError.mostShown).map { index in
      let finding = findings[index]
      return DocumentProblem(
        name: name, location: finding.location, path: finding.path.text, message: finding.message())
    }
    return DocumentError(earlier.problems + shown, more: count - earlier.problems.count - shown.count)
  }

  /// Records a problem.
  ///
  /// - Parameter message: makes the message; called once, and only if the problem is shown.
  package func report(at location: SourceLocation, _ path: JSON5Path, _ message: @escaping () -> String) {
    findings.append(Finding(location: location, path: path, message: message))
  }
}
