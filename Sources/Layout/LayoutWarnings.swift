import Scene
import Typography

/// What a font book has to say, as warnings of a scene.
enum LayoutWarnings {
  static func of(_ book: FontBook) -> [SceneWarning] {
    book.missing.map {
      SceneWarning(code: "missing-glyph", path: "", message: "no font has \(name(of: $0))")
    }
  }

  /// A code point as Unicode writes it, with the character.
  static func name(of scalar: Unicode.Scalar) -> String {
    let hex = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex + " (\(scalar))"
  }
}
