/// Why a font cannot be used.
public enum FontError: Error, Hashable, Sendable {
  /// The family is not of the ``FontTable``.
  case unknownFamily(String, known: [String])

  /// No such file. The package is nil for a file that is not of the table.
  case missingFile(FontFile, role: FontRole, package: String?)

  /// Not a font, cut short, no regular file, not to be opened, or otherwise broken.
  case damagedFile(FontFile, reason: String)

  /// The collection has fewer faces.
  case noSuchFace(FontFile, count: Int)

  /// A font of bitmaps only, which cannot be set at any size.
  case noOutlines(FontFile)
}

extension FontError: CustomStringConvertible {
  /// One sentence: what is wrong, and what would be right.
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
