import NavReelDocuments
public import NavReelScene
public import NavReelTypography

/// An error that keeps a scene from being drawn. It prints as lines for a person.
public enum StageError: Error, Sendable, CustomStringConvertible {
  /// A file could not be read or written.
  case file(FileError)

  /// The scene has faults; all of them are listed.
  case document(DocumentError)

  /// Fonts that are missing or broken: role, file and package of each.
  case fonts([FontError])

  /// A file of this path is there, and was not to be replaced.
  case exists(path: String)

  /// A name or number that the caller gave: what it is, and what was allowed.
  case request(String)

  /// With `strict`, the warnings that stopped the run.
  case strict([SceneWarning])

  /// The run was told to stop; `of` is 0 when it was not yet known how many frames there are.
  case interrupted(written: Int, of: Int)

  /// The same as ``interrupted(written:of:)``, for frames that are drawn to be compared and go into no file.
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
