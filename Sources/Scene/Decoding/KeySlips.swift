/// What people write who know the thing and not UIKit's word for it.
enum KeySlips {
  private static let meant = [
    "color": "barTintColor", "background": "barTintColor", "backgroundTint": "barTintColor", "alpha": "backgroundAlpha",
    "opacity": "backgroundAlpha", "blur": "backgroundEffect", "tint": "tintColor", "statusBar": "statusBarStyle",
  ]

  /// Returns UIKit's word for a bar's key; nil where the object has no such word, or none is known.
  static func meant(by key: String, among allowed: [String]) -> String? {
    guard let word = meant[key], allowed.contains("barTintColor"), allowed.contains(word) else { return nil }
    return word
  }
}
