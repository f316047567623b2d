import NavReelDocuments
import NavReelMotion

/// `type: "push"`, `"pop"`, `"popTo"`, `"popToRoot"`.
enum TransitionKeys {
  static let type = ReelKeys.type(["push", "pop", "popTo", "popToRoot"])
  static let duration = Key(
    "duration", .seconds,
    default: "the animator's; without one 0.5058, of a curve 0.35, of a spring its settling time",
    "The duration in seconds; the system's spring is stretched to it.")

  static let table = ObjectTable(
    name: "transition", noun: "a transition",
    entries: [
      type.entry, PassageKeys.from.entry, PassageKeys.to.entry, duration.entry, PassageKeys.curve.entry,
      PassageKeys.spring.entry, PassageKeys.animator.entry, PassageKeys.barMotion.entry,
      PassageKeys.statusBarChange.entry, ReelKeys.stack.entry, ReelKeys.offsets.entry, ReelKeys.hold.entry,
    ])

  static func read(_ node: Node, _ decoder: SceneDecoder) -> Reel? {
    guard let object = ObjectReader(node, table, decoder), let type = object[type] else { return nil }
    let operation: Reel.Operation = type == "push" ? .push : .pop
    let animator = PassageKeys.animator(object, for: operation)
    let duration = object[duration]
    let curve = PassageKeys.curve(object, duration: duration, animator: animator)
    let (hold, offsets) = (ReelKeys.readHold(object), ReelKeys.readOffsets(object))
    let (motion, change) = (object[PassageKeys.barMotion], object[PassageKeys.statusBarChange])
    guard let route = PassageKeys.route(object, type: type) else { return nil }
    let transition = Reel.Transition(
      operation, from: route.from, to: route.to, duration: duration, curve: curve, animator: animator?.name)
    return Reel(
      name: "", kind: .transition(transition), hold: hold, stack: route.stack, offsets: offsets,
      barMotion: motion ?? .system, statusBarChange: change ?? .start)
  }
}
