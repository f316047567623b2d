import NavReelScene
import NavReelTypography

/// What a font book has to say, as warnings of a scene. Both lists of it are sorted.
enum LayoutWarnings {
  static func of(_ book: FontBook) -> [SceneWarning] {
    book.missing.map {
      SceneWarning(code: "missing-glyph", path: "", message: "no font has \(name(of: $0))")
    } + book.problems.map { SceneWarning(code: "missing-font", path: "", message: $0.description) }
  }

  /// A code point as Unicode writes it, with the character.
  static func name(of scalar: Unicode.Scalar) -> String { name(of: String(scalar)) }

  /// The code points of a letter as Unicode writes them, with the letter.
  static func name(of letter: String) -> String {
    let codes = letter.unicodeScalars.map { scalar in
      let hex = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex
    }
    return codes.joined(separator: " ") + " (\(letter))"
  }
}

extension SceneWarning {
  /// What `strictEffects` did to an effect.
  static func droppedBlur(_ id: String) -> SceneWarning {
    SceneWarning(
      code: "dropped-blur", path: id,
      message: "drawn without its blur, because something around it has alpha below 1 (strictEffects)")
  }
}
