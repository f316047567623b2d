import NavReelDocuments
import NavReelMotion

/// The way in which the values of a track are mixed.
enum Mixing: Sendable {
  /// Numbers and colours, which are mixed between two keys.
  case mixed

  /// Words, which cannot be mixed: only steps and triggers have them.
  case stepped
}

/// The forms of a track: `[[input, value], …]`, `{step: …}`, `{curve: …, keys: …}`, `{spring: …, keys: …}` and,
/// over a fraction of a whole, `{keyframes: …}`.
struct TrackForm<Value: Hashable & Sendable>: Sendable {
  let value: Form<Value>
  let mixing: Mixing
  var inputs = Form<Double>.number()

  /// True to accept `{keyframes: [[start, duration, value], …], initial: …}`.
  var hasKeyframes = false

  var phrase: String {
    mixing == .mixed ? "a track [[input, value], …]" : "a track {step: [[input, value], …]}"
  }

  /// The keys that make an object a track.
  var words: [String] {
    (mixing == .mixed ? ["step", "curve", "spring"] : ["step"]) + (hasKeyframes ? ["keyframes"] : [])
  }

  func read(_ node: Node, _ decoder: SceneDecoder) -> Track<Value>? {
    if node.elements != nil {
      guard mixing == .mixed else {
        decoder.report("words cannot be mixed: write {step: [[input, value], …]}", at: node)
        return nil
      }
      return keys(node, decoder).map { Track(keys: $0) }
    }
    guard let members = node.members else {
      decoder.expected(phrase, at: node)
      return nil
    }
    switch words.first(where: { node.member($0) != nil }) {
    case "step": return step(node, members, decoder)
    case "curve": return curve(node, members, decoder)
    case "spring": return spring(node, members, decoder)
    case "keyframes": return keyframes(node, members, decoder)
    default:
      decoder.expected(phrase, at: node)
      return nil
    }
  }

  private func step(_ node: Node, _ members: [Node.Member], _ decoder: SceneDecoder) -> Track<Value>? {
    decoder.reportUnknown(members, allowed: ["step", "hysteresis"])
    var hysteresis: Double? = 0
    if let child = node.member("hysteresis") { hysteresis = Form<Double>.number(min: 0).read(child, decoder) }
    guard let list = node.member("step"), let keys = keys(list, decoder), let hysteresis else { return nil }
    return Track(keys: keys, interpolation: .step, hysteresis: hysteresis)
  }

  private func curve(_ node: Node, _ members: [Node.Member], _ decoder: SceneDecoder) -> Track<Value>? {
    decoder.reportUnknown(members, allowed: ["curve", "keys"])
    let easing = node.member("curve").flatMap { Form<Easing>.easing.read($0, decoder) }
    guard let keys = listedKeys(node, decoder), let easing else { return nil }
    return Track(keys: keys, interpolation: .curve(easing))
  }

  private func spring(_ node: Node, _ members: [Node.Member], _ decoder: SceneDecoder) -> Track<Value>? {
    decoder.reportUnknown(members, allowed: ["spring", "keys"])
    let spring = node.member("spring").flatMap { SpringKeys.form.read($0, decoder) }
    guard let keys = listedKeys(node, decoder), let spring else { return nil }
    return Track(keys: keys, interpolation: .spring(spring.spring(duration: 1)))
  }

  private func listedKeys(_ node: Node, _ decoder: SceneDecoder) -> [Track<Value>.Key]? {
    guard let list = node.member("keys") else {
      decoder.report("missing key \"keys\": [[input, value], …]", at: node)
      return nil
    }
    return keys(list, decoder)
  }

  /// Reads `[[input, value], …]`.
  func keys(_ node: Node, _ decoder: SceneDecoder) -> [Track<Value>.Key]? {
    guard let elements = node.elements, !elements.isEmpty else {
      decoder.expected("keys [[input, value], …]", at: node)
      return nil
    }
    guard elements.count <= Limits.keys else {
      decoder.report("expected at most \(Limits.keys) keys, got \(elements.count)", at: node)
      return nil
    }
    var keys: [Track<Value>.Key] = []
    var isSound = true
    for element in elements {
      guard let pair = element.elements, pair.count == 2 else {
        decoder.expected("a key [input, value]", at: element)
        isSound = false
        continue
      }
      let input = inputs.read(pair[0], decoder)
      guard let value = value.read(pair[1], decoder), let input else {
        isSound = false
        continue
      }
      if let last = keys.last, input <= last.input {
        decoder.report(
          "inputs must ascend: \(JSON5Value.text(of: input)) comes after \(JSON5Value.text(of: last.input))",
          at: pair[0])
        isSound = false
      }
      keys.append(.init(input, value))
    }
    return isSound ? keys : nil
  }
}

extension TrackForm {
  /// Reads keyframes like UIKit's `addKeyframe(withRelativeStartTime:relativeDuration:)`: each span goes from the value
  /// reached to its own, and the value holds between spans.
  private func keyframes(_ node: Node, _ members: [Node.Member], _ decoder: SceneDecoder) -> Track<Value>? {
    decoder.reportUnknown(members, allowed: ["keyframes", "initial"])
    guard let list = node.member("keyframes"), let elements = list.elements, elements.count <= Limits.keys else {
      decoder.expected("keyframes [[start, duration, value], …]", at: node.member("keyframes") ?? node)
      return nil
    }
    guard let start = node.member("initial") else {
      decoder.report("missing key \"initial\": the value before the first keyframe", at: node)
      return nil
    }
    let initial = value.read(start, decoder)
    var spans: [Keyframes<Value>.Span] = []
    var isSound = true
    for element in elements {
      let end = spans.last.map { $0.start + $0.duration } ?? 0
      if let span = span(element, after: end, decoder) { spans.append(span) } else { isSound = false }
    }
    guard let initial, isSound else { return nil }
    return Keyframes(from: initial, spans: spans).track
  }

  private func span(_ node: Node, after end: Double, _ decoder: SceneDecoder) -> Keyframes<Value>.Span? {
    guard let parts = node.elements, parts.count == 3 else {
      decoder.expected("a keyframe [start, duration, value]", at: node)
      return nil
    }
    let start = Form<Double>.alpha.read(parts[0], decoder)
    let duration = Form<Double>.alpha.read(parts[1], decoder)
    guard let value = value.read(parts[2], decoder), let start, let duration else { return nil }
    // Decimal fractions that meet, such as .4 + .2 and .6, may differ in the last bit.
    guard start >= end - 1e-9, start + duration <= 1 + 1e-9 else {
      decoder.report("keyframes must follow each other inside 0…1", at: node)
      return nil
    }
    return .init(start: max(start, end), duration: duration, value: value)
  }
}

extension TrackForm {
  var keysSchema: JSONText {
    .object([
      "type": .string("array"),
      "items": .object([
        "type": .string("array"), "prefixItems": .array([inputs.schema, value.schema]), "minItems": .number(2),
        "maxItems": .number(2),
      ]),
      "minItems": .number(1), "maxItems": .number(Double(Limits.keys)),
    ])
  }

  /// The schemas of every way to write the track.
  var schemas: [JSONText] {
    func object(_ properties: KeyValuePairs<String, JSONText>, required: [String]) -> JSONText {
      .object([
        "type": .string("object"), "properties": .object(properties), "required": .strings(required),
        "additionalProperties": .bool(false),
      ])
    }
    let step = object(
      ["step": keysSchema, "hysteresis": Form<Double>.number(min: 0).schema], required: ["step"])
    guard mixing == .mixed else { return [step] }
    var all = [
      keysSchema, step,
      object(["curve": Form<Easing>.easing.schema, "keys": keysSchema], required: ["curve", "keys"]),
      object(["spring": SpringKeys.form.schema, "keys": keysSchema], required: ["spring", "keys"]),
    ]
    if hasKeyframes {
      let span = JSONText.object([
        "type": .string("array"),
        "prefixItems": .array([Form<Double>.alpha.schema, Form<Double>.alpha.schema, value.schema]),
        "minItems": .number(3), "maxItems": .number(3),
      ])
      all.append(
        object(
          ["keyframes": .object(["type": .string("array"), "items": span]), "initial": value.schema],
          required: ["keyframes", "initial"]))
    }
    return all
  }
}

extension Form where Reader == SceneDecoder {
  /// Returns the form of a track alone, over an input that its key implies.
  static func track<Element>(
    of value: Form<Element>, inputs: Form<Double>, phrase: String
  ) -> Self where Value == Track<Element> {
    let track = TrackForm(value: value, mixing: .mixed, inputs: inputs)
    return Form(phrase, schema: .anyOf(track.schemas), definitions: value.definitions) { node, decoder in
      guard node.elements != nil || node.members != nil else {
        decoder.expected(phrase, at: node)
        return nil
      }
      return track.read(node, decoder)
    }
  }

  /// Returns the form of a value, or of a track over an animator's fraction, from 0 to 1.
  static func fractionTrack<Element>(_ value: Form<Element>) -> Self where Value == Track<Element> {
    let track = TrackForm(value: value, mixing: .mixed, inputs: .alpha, hasKeyframes: true)
    return Form(
      value.phrase + " or a track", schema: .anyOf([value.schema] + track.schemas), definitions: value.definitions
    ) { node, decoder in
      if node.elements != nil || node.members != nil { return track.read(node, decoder) }
      return value.read(node, decoder).map { .constant($0) }
    }
  }
}
