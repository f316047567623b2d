import Drawing
import Motion

extension Form where Value == String {
  /// The name of one of the scene's screens.
  static let screen = Form("a screen's name", schema: .object(["type": .string("string")])) { node, decoder in
    if let name = node.string, decoder.screenNames.contains(name) { return name }
    decoder.expected("a screen", at: node, near: decoder.screenNames, listing: Array(decoder.screenNames.prefix(8)))
    return nil
  }
}

/// What every kind of reel has, and which kind it is.
enum ReelKeys {
  static let hold = Key("hold", Form<[Double]>.tuple("[before, after]", of: .seconds, count: 2), default: "[0, 0]", "Seconds of rest.")
  static let stack = Key("stack", Form<[String]>.list(of: .screen, "screens", count: 0...Limits.screens), default: "what from and to imply", "The screens below the one the reel begins with, from the root.")
  static let offsets = Key("offsets", Form<[NamedValue<Double>]>.named("offsets", .number(), limit: Limits.screens), default: "{}", "Where pages stand, by screen: `contentOffset.y`; the others rest.")

  static let form = Form<Reel>(
    "a reel", schema: .anyOf(tables.map { .reference($0.name) })
  ) { node, decoder in
    guard node.members != nil else {
      decoder.expected("a reel, {type: …}", at: node)
      return nil
    }
    guard let type = node.member("type") else {
      decoder.report("missing key \"type\": \(alternatives(types))", at: node)
      return nil
    }
    switch type.string ?? "" {
    case "push", "pop", "popTo", "popToRoot": return TransitionKeys.read(node, decoder)
    case "swipe": return SwipeKeys.read(node, decoder)
    case "scroll": return ScrollReelKeys.read(node, decoder)
    case "still": return StillKeys.read(node, decoder)
    default:
      decoder.expected(alternatives(types.map { "\"\($0)\"" }), at: type, near: types)
      return nil
    }
  }

  static let types = ["push", "pop", "popTo", "popToRoot", "swipe", "scroll", "still"]
  static var tables: [ObjectTable] { [TransitionKeys.table, SwipeKeys.table, ScrollReelKeys.table, StillKeys.table] }

  static func type(_ names: [String]) -> Key<String> {
    Key("type", .name(of: alternatives(names.map { "\"\($0)\"" }), names), required: true, "")
  }

  static func readHold(_ object: ObjectReader) -> Reel.Hold {
    object[hold].map { Reel.Hold(before: $0[0], after: $0[1]) } ?? Reel.Hold()
  }

  static func readOffsets(_ object: ObjectReader) -> [String: Double] {
    let decoder = object.decoder
    var offsets: [String: Double] = [:]
    for entry in object[self.offsets] ?? [] {
      if !decoder.screenNames.contains(entry.name) {
        decoder.report(
          "there is no screen \(JSON5Value.quoted(entry.name))"
            + Suggestion.clause(entry.name, among: decoder.screenNames), at: entry.place)
      }
      offsets[entry.name] = entry.value
    }
    return offsets
  }
}

/// What moves between two screens: push, pop and swipe have these keys in common.
enum PassageKeys {
  static let from = Key("from", .screen, required: true, "The screen that is left.")
  static let to = Key("to", .screen, default: "of pop, popToRoot and swipe: as the stack has it", "The screen that is reached.")
  static let curve = Key("curve", Form<Easing>.easing, default: "the system's spring", "A curve in its place.")
  static let spring = Key("spring", SpringKeys.form, "A spring in its place.")
  static let animator = Key("animator", .animator, "The name of one of `animators`; its duration and curve count unless the reel says its own.")
  static let barMotion = Key("barMotion", Form<BarMotion>.oneOf, default: "\"system\"", "How the bar goes from one look to the other.")
  static let statusBarChange = Key("statusBarChange", Form<StatusBarChange>.oneOf, default: "\"start\"", "When the status bar's style flips.")

  static func timing(
    _ object: ObjectReader, duration: Double?, animator: Animator?, standard: Double
  ) -> Timing {
    let (easing, spring) = (object[curve], object[self.spring])
    if object.has(curve) && object.has(self.spring) {
      object.decoder.report("expected only one of the keys curve, spring", at: object.place(self.spring))
    }
    if let timing = Timing(duration: duration, easing: easing, spring: spring) { return timing }
    if let animator { return Timing(duration: duration ?? animator.duration, curve: animator.curve) }
    return .system(duration: duration, standard: standard)
  }

  /// The way of a reel through the stack; reports what does not fit.
  static func route(_ object: ObjectReader, type: String) -> (from: String, to: String, stack: [String])? {
    let decoder = object.decoder
    let (from, said, stack) = (object[from], object[to], object[ReelKeys.stack])
    let isPush = type == "push"
    if !object.has(to), isPush || type == "popTo" || !object.has(ReelKeys.stack) {
      decoder.report("missing key \"to\": a screen's name", at: object.node)
    }
    let top = type == "popToRoot" ? stack?.first : type == "popTo" || isPush ? nil : stack?.last
    guard let from, let to = said ?? (object.has(to) ? nil : top) else { return nil }
    if from == to {
      decoder.report("a reel leads to another screen: copy the screen under a second name", at: object.place(self.to))
    }
    if let stack, !isPush, !stack.contains(to) || top.map({ $0 != to }) == true {
      let wanted = top.map { ": \(JSON5Value.quoted($0)) is there" } ?? ""
      decoder.report("\(type) does not reach \(JSON5Value.quoted(to)) in this stack\(wanted)", at: object.place(self.to))
    }
    return (from, to, stack ?? (isPush ? [] : [to]))
  }
}

extension Form where Value == Animator {
  /// The name of one of the scene's animators.
  static let animator = Form("an animator's name", schema: .object(["type": .string("string")])) { node, decoder in
    let names = decoder.animators.map(\.name)
    if let name = node.string, let animator = decoder.animators.first(where: { $0.name == name }) { return animator }
    guard !decoder.hasBrokenAnimators else { return nil }
    decoder.expected(
      "an animator", at: node, near: names, listing: names.isEmpty ? ["there are none"] : Array(names.prefix(8)))
    return nil
  }
}

/// `type: "push"`, `"pop"`, `"popTo"`, `"popToRoot"`.
enum TransitionKeys {
  static let type = ReelKeys.type(["push", "pop", "popTo", "popToRoot"])
  static let duration = Key("duration", .seconds, default: "0.5058; of a curve 0.35; of a spring its settling time", "In seconds; the system's spring is stretched to it.")

  static let table = ObjectTable(
    name: "transition", noun: "a transition",
    entries: [
      type.entry, PassageKeys.from.entry, PassageKeys.to.entry, duration.entry, PassageKeys.curve.entry,
      PassageKeys.spring.entry, PassageKeys.animator.entry, PassageKeys.barMotion.entry,
      PassageKeys.statusBarChange.entry, ReelKeys.stack.entry, ReelKeys.offsets.entry, ReelKeys.hold.entry,
    ])

  static func read(_ node: Node, _ decoder: SceneDecoder) -> Reel? {
    guard let object = ObjectReader(node, table, decoder), let type = object[type] else { return nil }
    let animator = object[PassageKeys.animator]
    let timing = PassageKeys.timing(
      object, duration: object[duration], animator: animator, standard: Reel.systemDuration)
    let (hold, offsets) = (ReelKeys.readHold(object), ReelKeys.readOffsets(object))
    let (motion, change) = (object[PassageKeys.barMotion], object[PassageKeys.statusBarChange])
    guard let route = PassageKeys.route(object, type: type) else { return nil }
    let transition = Reel.Transition(
      type == "push" ? .push : .pop, from: route.from, to: route.to, duration: timing.duration, curve: timing.curve,
      animator: animator?.name)
    return Reel(
      name: "", kind: .transition(transition), hold: hold, stack: route.stack, offsets: offsets,
      barMotion: motion ?? .system, statusBarChange: change ?? .start)
  }
}

/// `type: "swipe"`.
enum SwipeKeys {
  static let type = ReelKeys.type(["swipe"])
  static let operation = Key("operation", Form<Reel.Operation>.oneOf, default: "\"pop\"", "")
  static let finger = Key("finger", .track(of: .number(min: 0, max: 10), inputs: .seconds, phrase: "a finger's track [[seconds, fraction], …]"), required: true, "Fractions of the page width along the operation, over seconds; the last key is the release.")
  static let release = Key("release", Form<Reel.Release>.oneOf, default: "\"rule\"", "`rule` decides by place and speed.")
  static let threshold = Key("threshold", .alpha, default: "0.5", "What the rule compares with.")
  static let duration = Key("duration", .seconds, default: "0.5", "Seconds of a whole transition, of which the rest takes its part.")

  static let table = ObjectTable(
    name: "swipe", noun: "a swipe",
    entries: [
      type.entry, PassageKeys.from.entry, PassageKeys.to.entry, operation.entry, finger.entry, release.entry,
      threshold.entry, duration.entry, PassageKeys.curve.entry, PassageKeys.spring.entry,
      PassageKeys.animator.entry, PassageKeys.barMotion.entry, PassageKeys.statusBarChange.entry,
      ReelKeys.stack.entry, ReelKeys.offsets.entry, ReelKeys.hold.entry,
    ])

  /// The system's nominal duration of a whole transition, which a release scales.
  private static let standardDuration = 0.5

  static func read(_ node: Node, _ decoder: SceneDecoder) -> Reel? {
    guard let object = ObjectReader(node, table, decoder) else { return nil }
    let operation = object[operation] ?? .pop
    let animator = object[PassageKeys.animator]
    let timing = PassageKeys.timing(object, duration: object[duration], animator: animator, standard: standardDuration)
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
      duration: timing.duration, curve: timing.curve, animator: animator?.name)
    return Reel(
      name: "", kind: .swipe(swipe), hold: hold, stack: route.stack, offsets: offsets,
      barMotion: motion ?? .system, statusBarChange: change ?? .start)
  }
}

/// `type: "scroll"`.
enum ScrollReelKeys {
  static let type = ReelKeys.type(["scroll"])
  static let screen = Key("screen", .screen, required: true, "")
  static let offset = Key("offset", .track(of: .number(), inputs: .seconds, phrase: "a track [[seconds, offset], …]"), "`contentOffset.y` itself.")
  static let drag = Key("drag", .track(of: .number(), inputs: .seconds, phrase: "a track [[seconds, points], …]"), "What a finger asks of the offset, from rest; negative pulls down; rubber-banded.")

  static let table = ObjectTable(
    name: "scrolling", noun: "a scroll",
    entries: [type.entry, screen.entry, offset.entry, drag.entry, ReelKeys.stack.entry, ReelKeys.hold.entry])

  static func read(_ node: Node, _ decoder: SceneDecoder) -> Reel? {
    guard let object = ObjectReader(node, table, decoder) else { return nil }
    let (hold, stack) = (ReelKeys.readHold(object), object[ReelKeys.stack] ?? [])
    let (screen, isDrag) = (object[screen], object.exactlyOne(of: ["offset", "drag"]) == "drag")
    guard let track = isDrag ? object[drag] : object[offset], let screen else { return nil }
    return Reel(
      name: "", kind: .scroll(Reel.Scroll(screen: screen, track: track, isDrag: isDrag)), hold: hold, stack: stack)
  }
}

/// `type: "still"`.
enum StillKeys {
  static let type = ReelKeys.type(["still"])
  static let screen = Key("screen", .screen, required: true, "")
  static let duration = Key("duration", .seconds, default: "0", "In seconds; 0 gives one frame.")
  static let shouldPop = Key("shouldPop", .bool, default: "true", "False: a pop is asked for and refused; the chevron dims and comes back.")

  static let table = ObjectTable(
    name: "still", noun: "a still",
    entries: [
      type.entry, screen.entry, duration.entry, shouldPop.entry, ReelKeys.stack.entry, ReelKeys.offsets.entry,
      ReelKeys.hold.entry,
    ])

  static func read(_ node: Node, _ decoder: SceneDecoder) -> Reel? {
    guard let object = ObjectReader(node, table, decoder) else { return nil }
    let still = object[screen].map {
      Reel.Still(screen: $0, duration: object[duration] ?? 0, refusesPop: object[shouldPop] == false)
    }
    let (hold, stack, offsets) = (ReelKeys.readHold(object), object[ReelKeys.stack] ?? [], ReelKeys.readOffsets(object))
    return still.map { Reel(name: "", kind: .still($0), hold: hold, stack: stack, offsets: offsets) }
  }
}
