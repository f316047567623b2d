import NavReelDocuments
import NavReelScene

/// Foreign words in a page or an SVG file.
package enum MarkupText {
  /// For text and for attribute values in double quotes. Signs that XML does not know are left out.
  ///
  /// Scalar by scalar: a quote with an accent on it is one character to Swift, and still a quote to a browser.
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

  /// Returns ``VisibleText``, with a box for what XML cannot hold: for ``escaped(_:)``, which leaves it out.
  package static func shown(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in VisibleText.text(text).unicodeScalars {
      result.append(scalar == "\u{FFFE}" || scalar == "\u{FFFF}" ? "\u{FFFD}" : scalar)
    }
    return String(result)
  }
}
