import NavReelDocuments
import NavReelMotion

extension Form where Value == Easing, Reader == SceneDecoder {
  /// The name of one of UIKit's curves, or the four numbers of a cubic Bézier.
  static let easing = Form<Easing>(
    phrase,
    schema: .anyOf([
      .object(["enum": .strings(named.map(\.0))]),
      .object([
        "type": .string("array"), "items": .object(["type": .string("number")]), "minItems": .number(4),
        "maxItems": .number(4),
      ]),
    ])
  ) { node, decoder in
    if node.elements != nil { return bezier(node, decoder) }
    if let text = node.string, let match = named.first(where: { $0.0 == text }) { return match.1 }
    decoder.expected(phrase, at: node, near: named.map(\.0))
    return nil
  }

  private static let named: [(String, Easing)] = [
    ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
    ("default", .default),
  ]
  private static let phrase = "a curve (linear, easeIn, easeOut, easeInOut, default or [x1, y1, x2, y2])"

  private static func bezier(_ node: Node, _ decoder: SceneDecoder) -> Easing? {
    guard let n = Form<[Double]>.tuple(phrase, of: .number(min: -10, max: 10), count: 4).read(node, decoder) else {
      return nil
    }
    guard (0...1).contains(n[0]) && (0...1).contains(n[2]) else {
      decoder.report("expected x1 and x2 from 0 to 1", at: node)
      return nil
    }
    return .bezier(n[0], n[1], n[2], n[3])
  }
}

/// A spring as written in a scene: with a pace of its own, or fitted to the duration beside it.
enum SpringForm: Hashable, Sendable {
  case fixed(Spring)

  /// UIKit's `usingSpringWithDamping:initialSpringVelocity:`.
  case fitted(dampingRatio: Double, initialVelocity: Double)

  func spring(duration: Double) -> Spring {
    switch self {
    case .fixed(let spring): spring
    case .fitted(let ratio, let velocity):
      Spring(duration: duration, dampingRatio: ratio, initialVelocity: velocity)
    }
  }
}

/// `spring: {…}`.
enum SpringKeys {
  static let form = Form<SpringForm>.object("spring", "a spring", read: read)

  static let mass = Key(
    "mass", .number(min: 0.01, max: 1000), default: "1", "The mass, together with `stiffness` and `damping`.")
  static let stiffness = Key(
    "stiffness", .number(min: 0.01, max: 100_000),
    "The stiffness, together with `damping`; the navigation spring has mass 3, stiffness 1000, damping 500.")
  static let damping = Key(
    "damping", .number(min: 0, max: 100_000), "Values above critical damping count as critical, as in the system.")
  static let response = Key(
    "response", .number(min: 0.01, max: 10), "The seconds of one undamped oscillation, together with `dampingRatio`.")
  static let duration = Key(
    "duration", .number(min: 0.01, max: 10),
    "The seconds in which the oscillation falls to a thousandth, together with `dampingRatio`. Default: the duration "
      + "beside the spring."
  )
  static let dampingRatio = Key(
    "dampingRatio", .number(min: 0.05, max: 10), "1 is critical damping; smaller values overshoot.")
  static let initialVelocity = Key(
    "initialVelocity", .number(min: -100, max: 100), default: "0", "The initial velocity, in distances per second.")

  static let table = ObjectTable(
    name: "spring", noun: "a spring",
    entries: [
      mass.entry, stiffness.entry, damping.entry, response.entry, duration.entry, dampingRatio.entry,
      initialVelocity.entry,
    ])

  @Sendable private static func read(_ node: Node, _ decoder: SceneDecoder) -> SpringForm? {
    guard let object = ObjectReader(node, table, decoder) else { return nil }
    let isPhysical = object.has(stiffness) || object.has(damping) || object.has(mass)
    let others = object.has(response) || object.has(duration) || object.has(dampingRatio)
    let velocity = object[initialVelocity] ?? 0
    if isPhysical {
      guard !others, object.has(stiffness), object.has(damping) else { return misshapen(object) }
      return physical(object, velocity)
    }
    guard object.has(dampingRatio), !(object.has(response) && object.has(duration)) else { return misshapen(object) }
    guard let ratio = object[dampingRatio] else { return nil }
    if let response = object[response] {
      return .fixed(Spring(response: response, dampingRatio: ratio, initialVelocity: velocity))
    }
    guard ratio <= 1 else {
      decoder.expected("a number from 0.05 to 1 when no response is given", at: object.place(dampingRatio))
      return nil
    }
    if let duration = object[duration] {
      return .fixed(Spring(duration: duration, dampingRatio: ratio, initialVelocity: velocity))
    }
    return .fitted(dampingRatio: ratio, initialVelocity: velocity)
  }

  private static func misshapen(_ object: ObjectReader) -> SpringForm? {
    object.decoder.report(
      "expected {stiffness, damping}, {response, dampingRatio}, {duration, dampingRatio} or {dampingRatio}",
      at: object.node)
    return nil
  }

  private static func physical(_ object: ObjectReader, _ velocity: Double) -> SpringForm? {
    guard let stiffness = object[stiffness], let damping = object[damping] else { return nil }
    let spring = Spring(
      mass: object[mass] ?? 1, stiffness: stiffness, damping: damping, initialVelocity: velocity)
    guard spring.dampingRatio >= 0.05 else {
      object.decoder.report("the spring hardly settles: its damping ratio is below 0.05", at: object.node)
      return nil
    }
    return .fixed(spring)
  }
}

/// The keys `curve` and `spring`, which go with the duration of a reel or an animator.
enum TimingKeys {
  /// Reads whichever of the two is present; a spring without a pace of its own is fitted to the duration.
  ///
  /// - Parameters:
  ///   - duration: the duration in seconds, or nil if none is given.
  static func read(
    _ curve: Key<Easing>, _ spring: Key<SpringForm>, _ object: ObjectReader, duration: Double?
  ) -> TimingCurve? {
    let (easing, form) = (object[curve], object[spring])
    if object.has(curve) && object.has(spring) {
      object.decoder.report("expected only one of the keys curve, spring", at: object.place(spring))
    }
    return easing.map { .easing($0) } ?? form.map { .spring($0.spring(duration: duration ?? fittedDuration)) }
  }

  /// The duration to which a spring is fitted if none is given, in seconds.
  private static let fittedDuration = 0.5
}
