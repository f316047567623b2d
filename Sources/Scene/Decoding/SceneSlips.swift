/// Words of UIKit and of other libraries that people write in place of those of scenes.
enum SceneSlips {
  private static let keys = [
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
  static func key(meantBy key: String, among allowed: [String]) -> String? {
    guard let word = keys[key], allowed.contains("barTintColor"), allowed.contains(word) else { return nil }
    return word
  }

  /// Returns the word used here for a word of UIKit or another library, or nil for any other word.
  static func name(meantBy word: String) -> String? {
    let names = [
      "prefersLargeTitles": "largeTitle", "prefersLargeTitle": "largeTitle", "largeTitleDisplayMode": "largeTitle",
      "plus": "add", "ellipsis": "more", "magnifyingglass": "search", "heavy": "bold",
      "black": "bold", "thin": "light", "demibold": "semibold", "present": "push", "show": "push", "modal": "push",
      "dismiss": "pop", "back": "pop", "unwind": "pop", "gesture": "swipe", "pan": "swipe", "drag": "scroll",
      "static": "still", "settings": "gear", "gearshape": "gear", "cog": "gear", "compose": "edit", "xmark": "close",
      "exclamationmark.triangle": "warning", "alert": "warning", "ellipsis.circle": "moreCircle", "delete": "trash",
      "bin": "trash", "home": "house", "user": "person", "profile": "person", "account": "person", "mail": "envelope",
      "message": "chat", "bubble": "chat", "bubble.left": "chat", "send": "paperPlane", "tick": "checkmark",
      "done": "checkmark", "help": "question", "favorite": "star", "mappin": "pin", "location": "pin",
      "microphone": "mic", "image": "photo", "picture": "photo", "basket": "cart", "arrow.clockwise": "refresh",
      "reload": "refresh", "line.3.horizontal.decrease": "filter", "lock.open": "unlock", "notification": "bell",
    ]
    if let meant = names[word] { return meant }
    return word.hasSuffix("Color") ? String(word.dropLast("Color".count)) : nil
  }
}
