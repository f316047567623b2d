import NavReelDocuments
import NavReelScene

/// Quotes words for a command line that people copy.
package enum ShellWord {
  /// Quotes a word for POSIX shells; if it has invisible characters, for bash, zsh and ksh.
  package static func quoted(_ word: String) -> String {
    let scalars = word.unicodeScalars
    // In zsh, a leading equals sign is replaced by the path of the command that follows it.
    let isPlain = scalars.allSatisfy { plain.contains($0) || $0.properties.isAlphabetic }
    if isPlain, let first = scalars.first, first != "=" { return word }
    if scalars.contains(where: isHidden) { return "$'" + scalars.map(spelled).joined() + "'" }
    // Scalar by scalar: to Swift, a quote with an accent on it is one character; to a shell, it is still a quote.
    return "'" + scalars.map { $0 == "'" ? "'\\''" : String($0) }.joined() + "'"
  }

  private static let plain = Set("0123456789_@%+=:,./-".unicodeScalars)

  /// Returns true for characters that break a line, change the direction of reading or are invisible: a command must be
  /// what it looks like.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .unassigned, .privateUse: true
    default: VisibleText.isHidden(scalar)
    }
  }

  private static func spelled(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": return "\\n"
    case "'", "\\": return "\\" + String(scalar)
    default:
      guard isHidden(scalar) else { return String(scalar) }
      let digits = String(scalar.value, radix: 16)
      return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
    }
  }
}
