import NavReelDocuments
import NavReelMotion

/// The keys that push, pop and swipe have in common: motions between two screens.
enum PassageKeys {
  static let from = Key("from", .screen, required: true, "The screen at the beginning.")
  static let to = Key(
    "to", .screen, default: "of pop, popToRoot and swipe: as the stack has it", "The screen at the end.")
  static let curve = Key(
    "curve", Form<Easing>.easing, default: "the animator's; without one the system's spring",
    "A curve instead of the system's spring.")
  static let spring = Key("spring", SpringKeys.form, "A spring instead of the system's.")
  static let animator = Key(
    "animator", .animator,
    "The name of one of `animators`. Its duration and its curve apply unless the reel has its own.")
  static let barMotion = Key(
    "barMotion", Form<BarMotion>.oneOf, default: "\"system\"", "How the bar changes from one look to the other.")
  static let statusBarChange = Key(
    "statusBarChange", Form<StatusBarChange>.oneOf, default: "\"start\"",
    "The moment at which the status bar's style changes.")

  /// Returns the reel's curve; a spring without a pace of its own is fitted to the duration beside it, else to the
  /// animator's.
  static func curve(_ object: ObjectReader, duration: Double?, animator: Animator?) -> TimingCurve? {
    TimingKeys.read(curve, spring, object, duration: duration ?? animator?.duration)
  }

  /// Returns the reel's animator; reports one that is made for the other operation.
  static func animator(_ object: ObjectReader, for operation: Reel.Operation) -> Animator? {
    let found = object[animator]
    if let found, let made = found.operation, made != operation {
      let error = TimelineError.wrongOperation(animator: found.name, for: made, reel: "")
      object.decoder.report(error.message, at: object.place(animator))
    }
    return found
  }

  /// Returns the reel's screens and its stack; reports any that do not fit.
  static func route(_ object: ObjectReader, type: String) -> (from: String, to: String, stack: [String])? {
    let decoder = object.decoder
    let isPush = type == "push"
    let (from, said) = (object[from], object[to])
    let stack = ReelKeys.readStack(object, below: isPush ? [from, said] : [from])
    if !object.has(to), isPush || type == "popTo" || !object.has(ReelKeys.stack) {
      decoder.report("missing key \"to\": a screen's name", at: object.node)
    }
    let top = type == "popToRoot" ? stack?.first : type == "popTo" || isPush ? nil : stack?.last
    guard let from, let to = said ?? (object.has(to) ? nil : top) else { return nil }
    if from == to {
      decoder.report("a reel leads to another screen: copy the screen under a second name", at: object.place(self.to))
    } else if let stack, !isPush, !stack.contains(to) || top.map({ $0 != to }) == true {
      let wanted = top.map { ": \(JSON5Value.quoted($0)) is there" } ?? ""
      decoder.report(
        "\(type) does not reach \(JSON5Value.quoted(to)) in this stack\(wanted)", at: object.place(self.to))
    }
    return (from, to, stack ?? (isPush ? [] : [to]))
  }
}

extension Form where Value == Animator, Reader == SceneDecoder {
  /// The name of one of the scene's animators.
  static let animator = Form<Animator>("an animator's name", schema: .object(["type": .string("string")])) {
    node, decoder in
    let names = decoder.animators.map(\.name)
    if let name = node.string, let animator = decoder.animators.first(where: { $0.name == name }) { return animator }
    guard !decoder.hasBrokenAnimators else { return nil }
    decoder.expected(
      "an animator", at: node, near: names, listing: names.isEmpty ? ["there are none"] : Array(names.prefix(8)))
    return nil
  }
}
