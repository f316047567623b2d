/// Words that people write in place of UIKit's.
enum KeySlips {
  private static let meant = [
    "color": "barTintColor", "background": "barTintColor", "backgroundTint": "barTintColor", "alpha": "backgroundAlpha",
    "opacity": "backgroundAlpha", "blur": "backgroundEffect", "tint": "tintColor", "statusBar": "statusBarStyle",
  ]

  /// Returns where to write what a key of an object says in another place than a key; nil for any other key.
  ///
  /// - Parameter path: the key's own.
  static func cure(for key: String, at path: String) -> String? {
    let isScreen = path.hasPrefix("screens.") && path.split(separator: ".").count == 3
    return isScreen && ["name", "id"].contains(key) ? "the key of a screen in `screens` is its name" : nil
  }

  /// Returns UIKit's word for a bar's key; nil where the object has no such word, or none is known.
  static func meant(by key: String, among allowed: [String]) -> String? {
    guard let word = meant[key], allowed.contains("barTintColor"), allowed.contains(word) else { return nil }
    return word
  }
}
