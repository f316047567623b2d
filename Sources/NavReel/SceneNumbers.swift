import NavReelDrawing
import NavReelScene

/// Looks through a scene built in Swift for numbers that no scene file could hold.
enum SceneNumbers {
  /// Returns the first number of a scene that is not finite or too large, with its place, such as
  /// `screens[0].contentInsetTop`; nil when all are fine.
  static func firstFault(in scene: Scene) -> (place: String, number: Double)? {
    fault(scene.screens, "screens") ?? fault(scene.animators, "animators") ?? fault(scene.reels, "reels")
  }

  private static func fault(_ value: Any, _ place: String) -> (place: String, number: Double)? {
    if let number = value as? Double {
      return number.isFinite && abs(number) <= NumberRange.reach ? nil : (place, number)
    }
    let mirror = Mirror(reflecting: value)
    let isList = mirror.displayStyle == .collection || mirror.displayStyle == .dictionary
    for (index, child) in mirror.children.enumerated() {
      let name = isList ? "[\(index)]" : child.label.map { "." + $0 } ?? ""
      // An optional's payload has the place of the optional.
      let inner = mirror.displayStyle == .optional ? place : place + name
      if let found = fault(child.value, inner) { return found }
    }
    return nil
  }
}
