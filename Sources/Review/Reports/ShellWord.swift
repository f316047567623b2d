import NavReelScene

/// Words for a command line that somebody copies.
package enum ShellWord {
  /// A word as a POSIX shell reads it back; with signs that are not seen, as bash, zsh and ksh do.
  package static func quoted(_ word: String) -> String {
    let scalars = word.unicodeScalars
    // zsh looks for a command called what follows an equals sign in front.
    let isPlain = scalars.allSatisfy { plain.contains($0) || $0.properties.isAlphabetic }
    if isPlain, let first = scalars.first, first != "=" { return word }
    if scalars.contains(where: isHidden) { return "$'" + scalars.map(spelled).joined() + "'" }
    // Scalar by scalar: a quote with an accent on it is one character to Swift, and still a quote to a shell.
    return "'" + scalars.map { $0 == "'" ? "'\\''" : String($0) }.joined() + "'"
  }

  private static let plain = Set("0123456789_@%+=:,./-".unicodeScalars)

  /// Breaks a line, turns the direction of reading, or is not seen: a command must be what it looks like.
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
