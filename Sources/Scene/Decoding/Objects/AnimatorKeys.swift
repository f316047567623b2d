import NavReelDocuments
import NavReelDrawing
import NavReelMotion

/// One of `animators`: a custom transition as data.
enum AnimatorKeys {
  static let operation = Key(
    "operation", Form<Reel.Operation>.oneOf, default: "both",
    "The operation it is for; using it for the other one is an error.")
  static let duration = Key("duration", .seconds, default: "0.35; of a spring its settling time", "In seconds.")
  static let curve = Key("curve", Form<Easing>.easing, default: "\"easeInOut\"", "Over the whole line.")
  static let spring = Key("spring", SpringKeys.form, "A spring instead of a curve.")
  static let from = Key("from", PartKeys.form, default: "rests", "The motion of the page at the beginning.")
  static let to = Key("to", PartKeys.form, default: "rests", "The motion of the page at the end.")
  static let onTop = Key(
    "onTop", .name(of: "\"from\" or \"to\"", ["from", "to"]), default: "as the operation has it",
    "The page on top.")
  static let dims = Key("dims", .bool, default: "false", "True for the system's dim and edge shadow on pages.")
  static let movesBarContents = Key(
    "movesBarContents", .bool, default: "true", "True to move titles and labels as the system does.")

  static let keepsBarOpaque = Key(
    "keepsBarOpaque", .bool, default: "false",
    "True for bar backgrounds of alpha 1 during the transition; a clear bar needs a colour for that.")

  static let table = ObjectTable(
    name: "animator", noun: "an animator",
    entries: [
      operation.entry, duration.entry, curve.entry, spring.entry, from.entry, to.entry, onTop.entry, dims.entry,
      movesBarContents.entry, keepsBarOpaque.entry,
    ])

  static let form = Form<Animator>.object("animator", "an animator") { node, decoder in
    guard let object = ObjectReader(node, table, decoder) else { return nil }
    let said = object[duration]
    let timing = TimingKeys.read(curve, spring, object, duration: said) ?? .easing(.easeInOut)
    let seconds = said ?? timing.usualDuration
    if seconds > Limits.seconds {
      let length = JSON5Value.text(of: seconds.rounded())
      decoder.report("the spring settles after \(length) seconds; give a duration", at: object.place(spring))
    }
    return Animator(
      name: "", operation: object[operation], duration: seconds, curve: timing,
      from: object[from] ?? Animator.Part(),
      to: object[to] ?? Animator.Part(), isToOnTop: object[onTop].map { $0 == "to" },
      dims: object[dims] ?? false, movesBarContents: object[movesBarContents] ?? true,
      keepsBarOpaque: object[keepsBarOpaque] ?? false)
  }
}

/// `from` and `to` of an animator.
enum PartKeys {
  static let translationX = Key(
    "translationX", .fractionTrack(.number(min: -100, max: 100)), default: "0",
    "The distance in page widths, towards the trailing edge.")
  static let translationY = Key(
    "translationY", .fractionTrack(.number(min: -100, max: 100)), default: "0",
    "The distance in page heights, downwards.")
  static let scale = Key("scale", .fractionTrack(.number(min: 0, max: 100)), default: "1", "")
  static let rotation = Key(
    "rotation", .fractionTrack(.number(min: -36_000, max: 36_000)), default: "0",
    "The angle in degrees, clockwise on screen.")
  static let alpha = Key("alpha", .fractionTrack(.alpha), default: "1", "")
  static let anchor = Key(
    "anchor", .anchor, default: "[0.5, 0.5]", "The fixed point, in the unit square of the page.")

  static let table = ObjectTable(
    name: "part", noun: "what a page does",
    entries: [translationX.entry, translationY.entry, scale.entry, rotation.entry, alpha.entry, anchor.entry])

  static let form = Form<Animator.Part>.object("part", "what a page does") { node, decoder in
    guard let object = ObjectReader(node, table, decoder) else { return nil }
    let part = Animator.Part(
      translationX: object[translationX] ?? .constant(0), translationY: object[translationY] ?? .constant(0),
      scale: object[scale] ?? .constant(1), rotation: object[rotation] ?? .constant(0),
      alpha: object[alpha] ?? .constant(1), anchor: object[anchor] ?? Point(0.5, 0.5))
    decoder.warnOfHalfTurns(part.rotation, at: object.place(rotation))
    return part
  }
}
