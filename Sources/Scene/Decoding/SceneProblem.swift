/// One thing that is wrong with a scene: where, and what was expected.
public struct SceneProblem: Error, Hashable, Sendable {
  /// What the caller called the scene, mostly its file name.
  public let name: String

  /// Nil for a scene that was not read from text.
  public let location: SourceLocation?

  /// The way to the value, such as `screens.home.right[0].icon`; empty for the file as a whole.
  public let path: String

  /// One line without a full stop: what is wrong, what was allowed.
  public let message: String

  /// What would let it pass, for those who can offer that; nil for what only the scene can mend.
  package var cure: Cure?

  package enum Cure: Hashable, Sendable {
    /// Files outside the scene's folder may be allowed.
    case allowsOutside
  }

  public init(name: String, location: SourceLocation?, path: String, message: String) {
    self.name = name
    self.location = location
    self.path = path
    self.message = message
  }
}

extension SceneProblem: CustomStringConvertible {
  /// `forest.scene.json5:14:23: screens.home.title: expected a string`
  public var description: String {
    let place = location.map { "\(name):\($0)" } ?? name
    return place + (path.isEmpty ? ": " : ": \(path): ") + message
  }
}

/// Why a scene could not be read: the problems found, in the order of the file.
public struct SceneError: Error, Hashable, Sendable {
  /// At least one. Of a file with very many the first ones.
  public let problems: [SceneProblem]

  /// The number of further ones; 0 unless a file has very many.
  public let more: Int

  /// So many problems are put into words, and shown.
  package static let mostShown = 50

  /// Sorts the problems by place, the ones without a place first.
  ///
  /// - Parameter more: how many there are besides. Default 0.
  public init(_ problems: [SceneProblem], more: Int = 0) {
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

extension SceneError: CustomStringConvertible {
  /// One problem a line, at most 50.
  public var description: String {
    let shown = problems.prefix(SceneError.mostShown).map(\.description)
    let rest = problems.count - shown.count + more
    return (shown + (rest > 0 ? ["… and \(rest) more"] : [])).joined(separator: "\n")
  }
}
