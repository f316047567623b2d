import NavReelDocuments
import NavReelMotion

/// An animated value whose triggers may leave open the value before the first of them.
enum Movable<Value: Hashable & Sendable>: Hashable, Sendable {
  case settled(Animated<Value>)
  case triggers([Trigger<Value>])

  /// Returns the animated value, with `initial` before the first trigger if the scene gives no value there.
  func animated(initial: Value) -> Animated<Value> {
    switch self {
    case .settled(let value): value
    case .triggers(let triggers): .triggers(initial: initial, triggers)
    }
  }
}

/// A value, a track under one of the drivers, or triggers.
struct MovableForm<Value: Hashable & Sendable>: Sendable {
  let name: String
  let track: TrackForm<Value>

  /// The driver of a track that names none.
  let driver: Animated<Value>.Driver

  /// True if the scene may choose another driver.
  let choosesDriver: Bool

  /// True if a plain value is accepted; false if the screen gives it elsewhere.
  let acceptsConstant: Bool

  var phrase: String { acceptsConstant ? track.value.phrase + " or a track" : track.phrase }

  private var drivers: [String] { choosesDriver ? Animated<Value>.Driver.allCases.map(\.rawValue) : [driver.rawValue] }

  func read(_ node: Node, _ decoder: SceneDecoder) -> Movable<Value>? {
    guard let members = node.members else {
      if node.elements != nil || !acceptsConstant { return tracked(node, driver, decoder) }
      return track.value.read(node, decoder).map { .settled(.constant($0)) }
    }
    if node.member("trigger") != nil { return triggers(node, members, decoder) }
    for name in Animated<Value>.Driver.allCases.map(\.rawValue) where node.member(name) != nil {
      return driven(node, members, by: name, decoder)
    }
    if track.words.contains(where: { node.member($0) != nil }) { return tracked(node, driver, decoder) }
    // Colours are the only values that are objects.
    if acceptsConstant && (node.member("light") ?? node.member("dark")) != nil {
      return track.value.read(node, decoder).map { .settled(.constant($0)) }
    }
    decoder.report(
      "expected \(phrase), got an object without one of the keys "
        + (track.words + ["trigger"] + drivers).joined(separator: ", "),
      at: node)
    return nil
  }

  private func tracked(
    _ node: Node, _ driver: Animated<Value>.Driver, _ decoder: SceneDecoder
  ) -> Movable<Value>? {
    track.read(node, decoder).map { .settled(.track(driver, $0)) }
  }

  private func driven(
    _ node: Node, _ members: [Node.Member], by name: String, _ decoder: SceneDecoder
  ) -> Movable<Value>? {
    guard let child = node.member(name), let chosen = Animated<Value>.Driver(rawValue: name) else { return nil }
    decoder.reportUnknown(members, allowed: [name])
    guard drivers.contains(name) else {
      decoder.report("this track runs over \(driver.rawValue), not over \(name)", at: node)
      return nil
    }
    return tracked(child, chosen, decoder)
  }

  private func triggers(_ node: Node, _ members: [Node.Member], _ decoder: SceneDecoder) -> Movable<Value>? {
    decoder.reportUnknown(members, allowed: ["trigger", "initial"])
    let initial = node.member("initial").map { track.value.read($0, decoder) }
    guard let list = node.member("trigger"), let triggers = list.elements.flatMap({ triggers($0, list, decoder) })
    else {
      if node.member("trigger")?.elements == nil {
        decoder.expected("triggers [[offset, value, duration], …]", at: node.member("trigger") ?? node)
      }
      return nil
    }
    switch initial {
    case .some(.some(let value)): return .settled(.triggers(initial: value, triggers))
    case .some(.none): return nil
    case .none:
      guard acceptsConstant else { return .triggers(triggers) }
      decoder.report("missing key \"initial\": the value before the first trigger", at: node)
      return nil
    }
  }

  private func triggers(_ elements: [Node], _ list: Node, _ decoder: SceneDecoder) -> [Trigger<Value>]? {
    guard !elements.isEmpty && elements.count <= Limits.keys else {
      decoder.report("expected from 1 to \(Limits.keys) triggers, got \(elements.count)", at: list)
      return nil
    }
    var triggers: [Trigger<Value>] = []
    for element in elements {
      guard let parts = element.elements, parts.count == 3 else {
        decoder.expected("a trigger [offset, value, duration]", at: element)
        continue
      }
      let offset = Form<Double>.number().read(parts[0], decoder)
      let value = track.value.read(parts[1], decoder)
      let duration = Form<Double>.seconds.read(parts[2], decoder)
      guard let offset, let value, let duration else { continue }
      if let last = triggers.last, offset <= last.offset {
        decoder.report(
          "offsets must ascend: \(JSON5Value.text(of: offset)) comes after \(JSON5Value.text(of: last.offset))",
          at: parts[0])
        continue
      }
      triggers.append(Trigger(offset: offset, value: value, duration: duration))
    }
    return triggers.count == elements.count ? triggers : nil
  }
}

extension MovableForm {
  private func object(_ properties: KeyValuePairs<String, JSONText>, required: [String]) -> JSONText {
    .object([
      "type": .string("object"), "properties": .object(properties), "required": .strings(required),
      "additionalProperties": .bool(false),
    ])
  }

  /// The definitions that make up ``reference``.
  var definitions: [String: JSONText] {
    var choices = acceptsConstant ? [track.value.schema] : []
    choices.append(.reference("track." + name))
    for driver in drivers {
      choices.append(
        .object([
          "type": .string("object"),
          "properties": .object([JSONText.Member(driver, .reference("track." + name))]),
          "required": .strings([driver]), "additionalProperties": .bool(false),
        ]))
    }
    let trigger = JSONText.object([
      "type": .string("array"),
      "items": .object([
        "type": .string("array"),
        "prefixItems": .array([Form<Double>.number().schema, track.value.schema, Form<Double>.seconds.schema]),
        "minItems": .number(3), "maxItems": .number(3),
      ]),
      "minItems": .number(1),
    ])
    choices.append(
      object(
        ["trigger": trigger, "initial": track.value.schema],
        required: acceptsConstant ? ["trigger", "initial"] : ["trigger"]))
    var all = track.value.definitions
    all["track." + name] = .anyOf(track.schemas)
    all[definitionName] = .anyOf(choices)
    return all
  }

  var reference: JSONText { .reference(definitionName) }

  private var definitionName: String { (acceptsConstant ? "moving." : "rule.") + name }
}

extension Form where Reader == SceneDecoder {
  /// Returns the form of a scroll rule: a track over the content offset, or triggers on it.
  static func rule<Element>(_ name: String, _ value: Form<Element>, _ mixing: Mixing = .mixed) -> Self
  where Value == Movable<Element> {
    let movable = MovableForm(
      name: name, track: TrackForm(value: value, mixing: mixing), driver: .offset, choosesDriver: false,
      acceptsConstant: false)
    return Form(movable.phrase, schema: movable.reference, definitions: movable.definitions, read: movable.read)
  }

  /// Returns the form of a value that may move, over `driver` unless the scene chooses another.
  static func moving<Element>(
    _ name: String, _ value: Form<Element>, over driver: Animated<Element>.Driver = .progress,
    _ mixing: Mixing = .mixed
  ) -> Self where Value == Animated<Element> {
    let movable = MovableForm(
      name: name, track: TrackForm(value: value, mixing: mixing), driver: driver, choosesDriver: true,
      acceptsConstant: true)
    return Form(movable.phrase, schema: movable.reference, definitions: movable.definitions) { node, decoder in
      guard case .settled(let animated) = movable.read(node, decoder) else { return nil }
      return animated
    }
  }
}
