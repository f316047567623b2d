import NavReelDocuments
import NavReelScene

/// Escaping of arbitrary text in a page or an SVG file.
package enum MarkupText {
  /// Escapes text, also for attribute values in double quotes. Characters that XML does not allow are left out.
  ///
  /// It works by scalar: Swift sees a quote with an accent as one character, but a browser still sees a quote.
  package static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
      case "\n", "\t": result.append(scalar)
      case "\0"..<" ", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": break
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// Returns ``VisibleText`` with a box for characters that XML, and so ``escaped(_:)``, does not allow.
  package static func shown(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in VisibleText.text(text).unicodeScalars {
      result.append(scalar == "\u{FFFE}" || scalar == "\u{FFFF}" ? "\u{FFFD}" : scalar)
    }
    return String(result)
  }
}
