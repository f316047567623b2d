import NavReelScene
import NavReelTypography

/// The warnings of a font book, as warnings of a scene. Both of its lists are sorted.
enum LayoutWarnings {
  static func of(_ book: FontBook) -> [SceneWarning] {
    book.missing.map {
      SceneWarning(code: "missing-glyph", path: "", message: "no font has \(name(of: $0))")
    } + book.problems.map { SceneWarning(code: "missing-font", path: "", message: $0.description) }
  }

  /// Returns a code point in Unicode's notation, with the character.
  static func name(of scalar: Unicode.Scalar) -> String { name(of: String(scalar)) }

  /// Returns the code points of a letter in Unicode's notation, with the letter.
  static func name(of letter: String) -> String {
    let codes = letter.unicodeScalars.map { scalar in
      let hex = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex
    }
    return codes.joined(separator: " ") + " (\(letter))"
  }
}

extension SceneWarning {
  /// Returns the warning that `strictEffects` removed the blur of an effect.
  static func droppedBlur(_ id: String) -> SceneWarning {
    SceneWarning(
      code: "dropped-blur", path: id,
      message: "drawn without its blur, because something around it has alpha below 1 (strictEffects)")
  }
}
