/// A reason why a font cannot be used.
public enum FontError: Error, Hashable, Sendable {
  /// The ``FontTable`` has no such family.
  case unknownFamily(String, known: [String])

  /// The file does not exist. The package is nil for a file that is not in the table.
  case missingFile(FontFile, role: FontRole, package: String?)

  /// The file is not a font, is truncated, is not a regular file, cannot be opened, or is otherwise broken.
  case damagedFile(FontFile, reason: String)

  /// The collection has fewer faces.
  case noSuchFace(FontFile, count: Int)

  /// The font has only bitmaps, so text cannot be set in it at any size.
  case noOutlines(FontFile)
}

extension FontError: CustomStringConvertible {
  /// One sentence that says what is wrong, and what to do about it.
  public var description: String {
    switch self {
    case .unknownFamily(let name, let known):
      "unknown font family \"\(name)\"; known families: \(known.joined(separator: ", ")); "
        + "or give the path of a font file beside the scene"
    case .missingFile(let file, let role, let package?):
      "font file \(file) (\(role.rawValue)) is missing; install the package \(package)"
    case .missingFile(let file, let role, nil):
      "font file \(file) (\(role.rawValue)) is missing"
    case .damagedFile(let file, let reason):
      "font file \(file) cannot be used: \(reason)"
    case .noSuchFace(let file, let count):
      "font file \(file.path) has no face \(file.faceIndex); it has \(count), counted from 0"
    case .noOutlines(let file):
      "font file \(file) has no outlines; text needs a scalable font"
    }
  }
}
