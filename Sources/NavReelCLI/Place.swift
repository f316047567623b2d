import NavReelDocuments
import NavReel
import NavReelReview
import NavReelScene

/// The subject of an error or a warning.
struct Place: CustomStringConvertible {
  /// The text, such as `scenes/bar.scene.json5:14:23`, a file's path alone, or the tool's name.
  let description: String

  /// The place of a message about no file.
  static let tool = Place(description: "navreel")

  private init(description: String) { self.description = description }

  /// - Parameter spot: the line and the column, as far as known.
  init(_ path: String, _ spot: Int?...) {
    description = ([path] + spot.compactMap { $0.map(String.init) }).joined(separator: ":")
  }

  init(_ path: String, at location: SourceLocation?) { self.init(path, location?.line, location?.column) }
}

extension Console {
  /// Prints an error, one line for each fault, and how to resolve it.
  static func complain(_ error: any Error) {
    switch error {
    case let error as FileError:
      if error.path.isEmpty { return complain("an empty name: \(error.reason); name a file or a folder") }
      complain(error.reason, at: Place(error.path))
    case StageError.file(let cause): complain(cause)
    case StageError.document(let cause): complain(cause)
    case let error as DocumentError: complain(error)
    case StageError.exists(let path): complain("exists; name another file, or have it overwritten", at: Place(path))
    case StageError.fonts(let causes): for cause in causes { complain(cause.description) }
    case StageError.strict(let warnings):
      for warning in warnings { complain("\(warning) (a warning, an error when strict)") }
    case let error as UsageError: complain(error.message)
    default: complain("\(error)")
    }
  }

  private static func complain(_ error: DocumentError) {
    let shown = error.problems.prefix(DocumentError.mostShown)
    for problem in shown {
      complain(
        (problem.path.isEmpty ? "" : problem.path + ": ") + problem.message,
        at: Place(problem.name, at: problem.location))
    }
    let rest = error.problems.count - shown.count + error.more
    if rest > 0, let name = shown.first?.name { complain("and \(rest) more", at: Place(name)) }
  }

  /// Prints why a scene could not be compared or checked.
  ///
  /// - Parameter path: the scene file's path, relative to the working folder.
  static func complain(_ trouble: ReviewReport.Trouble, path: String) {
    for fault in trouble.faults {
      let isNamed = fault.message.hasPrefix(trouble.scenePath + ": ")
      let message = isNamed ? String(fault.message.dropFirst(trouble.scenePath.count + 2)) : fault.message
      complain(message, at: path.isEmpty ? .tool : Place(path, fault.line, fault.column))
    }
  }

  static func warn(_ note: PictureNote) {
    let others = note.others == 0 ? "" : " (and in \(note.others.of("more file")))"
    warn(printableLine(note.message) + others, at: Place(note.path))
  }

  /// - Parameter path: the scene file's path.
  static func warn(_ warning: SceneWarning, of path: String) {
    warn(printableLine(warning.description), at: Place(path, at: warning.location))
  }
}
