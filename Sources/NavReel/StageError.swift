import NavReelDocuments
public import NavReelScene
public import NavReelTypography

/// An error that prevents a scene from being drawn. Its description is meant for people.
public enum StageError: Error, Sendable, CustomStringConvertible {
  /// A file could not be read or written.
  case file(FileError)

  /// The scene has faults; all of them are listed.
  case document(DocumentError)

  /// Fonts that are missing or broken: role, file and package of each.
  case fonts([FontError])

  /// A file exists at this path and was not to be replaced.
  case exists(path: String)

  /// An invalid name or number from the caller: what it is, and what is allowed.
  case request(String)

  /// The warnings that stopped a run with `strict`.
  case strict([SceneWarning])

  /// The run was cancelled; `of` is 0 if the number of frames was not yet known.
  case interrupted(written: Int, of: Int)

  /// The run was cancelled, like ``interrupted(written:of:)``, while drawing frames only to compare them.
  case stopped(drawn: Int, of: Int)

  public var description: String {
    switch self {
    case .file(let error): error.description
    case .document(let error): error.description
    case .fonts(let errors): errors.map(\.description).joined(separator: "\n")
    case .exists(let path): "\(path) exists; name another file, or have it overwritten"
    case .request(let text): text
    case .strict(let warnings): warnings.map { "\($0) (a warning, an error when strict)" }.joined(separator: "\n")
    case .interrupted(_, of: 0): "interrupted; nothing is written"
    case .stopped(_, of: 0): "interrupted before a frame was drawn"
    case .interrupted(let written, let count): "interrupted: \(written) of \(count) frames are written"
    case .stopped(let drawn, let count): "interrupted: \(drawn) of \(count) frames were drawn"
    }
  }
}
