/// Text from others, such as names, titles and paths, for people to read.
package enum VisibleText {
  /// Returns the text with everything in it made visible: a character that turns the direction of reading, or that has
  /// no sign of its own, is written as `\u{202E}`; a control character, which a terminal may obey, as a box.
  ///
  /// Line breaks and tabs stay. So do joiners that shape their neighbours, as in an emoji of several people.
  package static func text(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 > 0x7E }) else { return text }
    var shown = String.UnicodeScalarView()
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      if scalar == "\n" || scalar == "\t" {
        shown.append(scalar)
      } else if scalar.properties.generalCategory == .control {
        shown.append("\u{FFFD}")
      } else if isHidden(scalar)
        && !isJoiner(scalar, before: scalars[..<index].last, after: scalars[index...].dropFirst().first)
      {
        shown.append(contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
      } else {
        shown.append(scalar)
      }
    }
    return String(shown)
  }

  /// Returns ``text(_:)`` on one line: a program that reads line by line takes no part of it for a command.
  package static func line(_ text: String) -> String { self.text(text).replacing("\n", with: "\u{FFFD}") }

  /// Returns true for invisible characters: direction marks and other format characters, separators of lines and
  /// paragraphs, fillers. Variation selectors do not count: they choose between visible signs.
  package static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .format, .lineSeparator, .paragraphSeparator: true
    default: scalar.properties.isDefaultIgnorableCodePoint && !scalar.properties.isVariationSelector
    }
  }

  /// Returns true for a joiner between two signs that it joins or parts: emoji, and letters of scripts that join.
  private static func isJoiner(_ scalar: Unicode.Scalar, before: Unicode.Scalar?, after: Unicode.Scalar?) -> Bool {
    guard scalar == "\u{200C}" || scalar == "\u{200D}", let before, let after else { return false }
    // From Arabic to the scripts of India and Sri Lanka.
    let joining: ClosedRange<UInt32> = 0x600...0xDFF
    if joining.contains(before.value) && joining.contains(after.value) { return true }
    func isOfEmoji(_ scalar: Unicode.Scalar) -> Bool {
      scalar.value > 0xFF && (scalar.properties.isEmoji || scalar == "\u{FE0F}")
    }
    return scalar == "\u{200D}" && isOfEmoji(before) && isOfEmoji(after)
  }
}
