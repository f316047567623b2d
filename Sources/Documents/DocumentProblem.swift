/// One problem with a document: its place, and what was expected.
public struct DocumentProblem: Error, Hashable, Sendable {
  /// The document's name in messages, usually its file name.
  public let name: String

  /// The place in the file; nil for a scene that was not read from a file.
  public let location: SourceLocation?

  /// The path to the value, such as `screens.home.right[0].icon`; empty for the file as a whole.
  public let path: String

  /// The message, one line without a full stop: what is wrong, what was allowed.
  public let message: String

  /// A setting that would allow the value, for tools that can offer it; nil if only the document can be corrected.
  package var cure: Cure?

  package enum Cure: Hashable, Sendable {
    /// Allowing files outside the scene's folder.
    case allowsOutside
  }

  public init(name: String, location: SourceLocation?, path: String, message: String) {
    self.name = name
    self.location = location
    self.path = path
    self.message = message
  }
}

extension DocumentProblem: CustomStringConvertible {
  /// `forest.scene.json5:14:23: screens.home.title: expected a string`
  public var description: String {
    let place = location.map { "\(name):\($0)" } ?? name
    return place + (path.isEmpty ? ": " : ": \(path): ") + message
  }
}

/// The reasons why a document, such as a scene file, could not be read: the problems found, in the order of the file.
public struct DocumentError: Error, Hashable, Sendable {
  /// The problems, at least one; if a file has very many, the first ones.
  public let problems: [DocumentProblem]

  /// The number of further problems; 0 unless a file has very many.
  public let more: Int

  /// The number of problems that get a message, and are shown.
  package static let mostShown = 50

  /// Creates an error of problems, sorted by place, the ones without a place first.
  ///
  /// - Parameter more: the number of further problems. Default 0.
  public init(_ problems: [DocumentProblem], more: Int = 0) {
    precondition(!problems.isEmpty, "an error has a problem")
    self.more = more
    let start = SourceLocation(line: 0, column: 0)
    // Sorting by (place, rank) keeps problems of one place in the order in which they were found.
    self.problems = problems.enumerated()
      .sorted { a, b in
        let (p, q) = (a.element.location ?? start, b.element.location ?? start)
        return p != q ? p < q : a.offset < b.offset
      }
      .map(\.element)
  }
}

extension DocumentError: CustomStringConvertible {
  /// One problem per line, at most 50.
  public var description: String {
    let shown = problems.prefix(DocumentError.mostShown).map(\.description)
    let rest = problems.count - shown.count + more
    return (shown + (rest > 0 ? ["… and \(rest) more"] : [])).joined(separator: "\n")
  }
}
