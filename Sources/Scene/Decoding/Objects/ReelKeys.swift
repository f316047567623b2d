import NavReelDocuments
import NavReelMotion

extension Form where Value == String, Reader == SceneDecoder {
  /// The name of one of the scene's screens.
  static let screen = Form<String>("a screen's name", schema: .object(["type": .string("string")])) { node, decoder in
    if let name = node.string, decoder.screenNames.contains(name) { return name }
    decoder.expected("a screen", at: node, near: decoder.screenNames, listing: Array(decoder.screenNames.prefix(8)))
    return nil
  }
}

/// The keys that every kind of reel has, and the choice of the kind.
enum ReelKeys {
  static let hold = Key(
    "hold", Form<[Double]>.tuple("[before, after]", of: .seconds, count: 2), default: "[0, 0]",
    "The seconds of rest before and after.")
  static let stack = Key(
    "stack", Form<[String]>.list(of: .screen, "screens", count: 0...Limits.screens), default: "what from and to imply",
    "The screens below the one the reel begins with, from the root.")
  static let offsets = Key(
    "offsets", Form<[NamedValue<Double>]>.named("offsets", .number(), limit: Limits.screens), default: "{}",
    "The `contentOffset.y` of pages, by screen; the others rest.")

  static let form = Form<Reel>(
    "a reel", schema: .anyOf(tables.map { .reference($0.name) })
  ) { node, decoder in
    guard node.members != nil else {
      let isType = node.string.map(types.contains) == true
      decoder.expected("a reel, {type: …}", at: node, cure: isType ? "write {type: \(node.summary), …}" : nil)
      return nil
    }
    guard let type = node.member("type") else {
      decoder.report("missing key \"type\": \(alternatives(types))", at: node)
      return nil
    }
    let problemsBefore = decoder.problems.count
    let reel: Reel?
    switch type.string ?? "" {
    case "push", "pop", "popTo", "popToRoot": reel = TransitionKeys.read(node, decoder)
    case "swipe": reel = SwipeKeys.read(node, decoder)
    case "scroll": reel = ScrollReelKeys.read(node, decoder)
    case "still": reel = StillKeys.read(node, decoder)
    default:
      decoder.expected(alternatives(types.map { "\"\($0)\"" }), at: type, near: types)
      return nil
    }
    return decoder.problems.count == problemsBefore ? checked(reel, node, decoder) : reel
  }

  /// Reports a film that is too long, at the key that makes it so.
  private static func checked(_ reel: Reel?, _ node: Node, _ decoder: SceneDecoder) -> Reel? {
    guard let reel else { return nil }
    let parts = reel.parts(among: decoder.animators)
    do throws(TimelineError) {
      try reel.checkLength(parts.reduce(0) { $0 + $1.seconds }, in: decoder.longestFilm)
    } catch {
      let longest = parts.max { $0.seconds < $1.seconds }
      let place = longest?.keys.lazy.compactMap { node.member($0) }.first
      decoder.report(error.message + (place?.largestNumber.map(milliseconds) ?? ""), at: place ?? node)
      return nil
    }
    return reel
  }

  /// A cure for a number that was most likely meant in milliseconds.
  private static func milliseconds(_ number: Double) -> String {
    "; times are seconds: \(JSON5Value.text(of: number)) milliseconds are \(JSON5Value.text(of: (number * 1000).rounded() / 1e6))"
  }

  static let types = ["push", "pop", "popTo", "popToRoot", "swipe", "scroll", "still"]
  static var tables: [ObjectTable] { [TransitionKeys.table, SwipeKeys.table, ScrollReelKeys.table, StillKeys.table] }

  static func type(_ names: [String]) -> Key<String> {
    Key("type", .name(of: alternatives(names.map { "\"\($0)\"" }), names), required: true, "")
  }

  static func readHold(_ object: ObjectReader) -> Reel.Hold {
    object[hold].map { Reel.Hold(before: $0[0], after: $0[1]) } ?? Reel.Hold()
  }

  /// Reads the stack; returns nil if the reel names none. Reports a screen that is in it twice, or also above it.
  static func readStack(_ object: ObjectReader, below top: [String?]) -> [String]? {
    guard let names = object[stack] else { return nil }
    for (index, place) in (object.place(stack).elements ?? []).enumerated() {
      if top.contains(names[index]) {
        object.decoder.report(
          "\(JSON5Value.quoted(names[index])) lies above the stack: copy the screen under a second name", at: place)
      } else if names.prefix(index).contains(names[index]) {
        object.decoder.report("\(JSON5Value.quoted(names[index])) is in the stack twice", at: place)
      }
    }
    return names
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

extension Reel {
  /// Returns the parts of the film's length, in seconds, each with the keys that may set it: the first one present
  /// does.
  fileprivate func parts(among animators: [Animator]) -> [(seconds: Double, keys: [String])] {
    func animator(_ name: String?) -> Animator? { animators.first { $0.name == name } }
    let said = [TransitionKeys.duration.name, PassageKeys.spring.name, PassageKeys.animator.name]
    let motion: [(seconds: Double, keys: [String])] =
      switch kind {
      case .transition(let transition): [(transition.settledTiming(animator(transition.animator)).duration, said)]
      case .swipe(let swipe): parts(of: SwipeGesture(swipe, animator(swipe.animator)), said)
      case .scroll(let scroll):
        [(scroll.track.keys.last?.input ?? 0, [ScrollReelKeys.offset.name, ScrollReelKeys.drag.name])]
      case .still(let still): [(still.duration, [StillKeys.duration.name])]
      }
    return motion + [(hold.before + hold.after, [ReelKeys.hold.name])]
  }

  private func parts(of gesture: SwipeGesture, _ said: [String]) -> [(seconds: Double, keys: [String])] {
    [(gesture.release, [SwipeKeys.finger.name]), (gesture.remaining, said)]
  }
}
