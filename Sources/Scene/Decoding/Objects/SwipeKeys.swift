import NavReelDocuments
import NavReelMotion

/// `type: "swipe"`.
enum SwipeKeys {
  static let type = ReelKeys.type(["swipe"])
  static let operation = Key("operation", Form<Reel.Operation>.oneOf, default: "\"pop\"", "")
  static let finger = Key(
    "finger",
    .track(
      of: .number(min: Reel.fingerReach.lowerBound, max: Reel.fingerReach.upperBound), inputs: .seconds,
      phrase: "a finger's track [[seconds, fraction], …]"),
    required: true,
    "The finger's place over seconds, in fractions of the page width along the operation, from 0 to 1.1; the last "
      + "key is the release."
  )
  static let release = Key(
    "release", Form<Reel.Release>.oneOf, default: "\"rule\"", "`rule` decides by place and speed.")
  static let threshold = Key(
    "threshold", .alpha, default: "0.5", "The progress above which the rule finishes the swipe.")
  static let duration = Key(
    "duration", .seconds,
    default: "the animator's; without one 0.5, of a curve 0.35, of a spring its settling time",
    "The seconds of a whole transition; what is left at the release takes its share.")

  static let table = ObjectTable(
    name: "swipe", noun: "a swipe",
    entries: [
      type.entry, PassageKeys.from.entry, PassageKeys.to.entry, operation.entry, finger.entry, release.entry,
      threshold.entry, duration.entry, PassageKeys.curve.entry, PassageKeys.spring.entry,
      PassageKeys.animator.entry, PassageKeys.barMotion.entry, PassageKeys.statusBarChange.entry,
      ReelKeys.stack.entry, ReelKeys.offsets.entry, ReelKeys.hold.entry,
    ])

  static func read(_ node: Node, _ decoder: SceneDecoder) -> Reel? {
    guard let object = ObjectReader(node, table, decoder) else { return nil }
    let operation = object[operation] ?? .pop
    let animator = PassageKeys.animator(object, for: operation)
    let duration = object[duration]
    let curve = PassageKeys.curve(object, duration: duration, animator: animator)
    let (hold, offsets) = (ReelKeys.readHold(object), ReelKeys.readOffsets(object))
    let (motion, change) = (object[PassageKeys.barMotion], object[PassageKeys.statusBarChange])
    let (release, threshold) = (object[release] ?? .rule, object[threshold] ?? 0.5)
    if object.has(Self.threshold) && object.has(Self.release) && release != .rule {
      decoder.warn(
        "ineffective-option", "the threshold counts only with release: \"rule\"", at: object.place(Self.threshold))
    }
    let finger = object[finger]
    let route = PassageKeys.route(object, type: operation == .push ? "push" : "swipe")
    guard let finger, let route else { return nil }
    let swipe = Reel.Swipe(
      operation: operation, from: route.from, to: route.to, finger: finger, release: release, threshold: threshold,
      duration: duration, curve: curve, animator: animator?.name)
    return Reel(
      name: "", kind: .swipe(swipe), hold: hold, stack: route.stack, offsets: offsets,
      barMotion: motion ?? .system, statusBarChange: change ?? .start)
  }
}
