import NavReelDocuments
import NavReelMotion

/// `type: "scroll"`.
enum ScrollReelKeys {
  static let type = ReelKeys.type(["scroll"])
  static let screen = Key("screen", .screen, required: true, "")
  static let offset = Key(
    "offset", .track(of: .number(), inputs: .seconds, phrase: "a track [[seconds, offset], …]"),
    "`contentOffset.y` itself.")
  static let drag = Key(
    "drag", .track(of: .number(), inputs: .seconds, phrase: "a track [[seconds, points], …]"),
    "The offset that a finger asks for, from rest; negative values pull down. It is rubber-banded.")

  static let table = ObjectTable(
    name: "scrolling", noun: "a scroll", oneOf: ["offset", "drag"],
    entries: [type.entry, screen.entry, offset.entry, drag.entry, ReelKeys.stack.entry, ReelKeys.hold.entry])

  static func read(_ node: Node, _ decoder: SceneDecoder) -> Reel? {
    guard let object = ObjectReader(node, table, decoder) else { return nil }
    let (screen, isDrag) = (object[screen], object.choice() == "drag")
    let (hold, stack) = (ReelKeys.readHold(object), ReelKeys.readStack(object, below: [screen]) ?? [])
    let (offset, drag) = (object[offset], object[drag])
    guard let screen, let track = isDrag ? drag : offset else { return nil }
    return Reel(
      name: "", kind: .scroll(Reel.Scroll(screen: screen, track: track, isDrag: isDrag)), hold: hold, stack: stack)
  }
}

/// `type: "still"`.
enum StillKeys {
  static let type = ReelKeys.type(["still"])
  static let screen = Key("screen", .screen, required: true, "")
  static let duration = Key("duration", .seconds, default: "0", "The duration in seconds; 0 gives one frame.")
  static let shouldPop = Key(
    "shouldPop", .bool, default: "true", "False if the pop is refused: the chevron dims and comes back.")

  static let table = ObjectTable(
    name: "still", noun: "a still",
    entries: [
      type.entry, screen.entry, duration.entry, shouldPop.entry, ReelKeys.stack.entry, ReelKeys.offsets.entry,
      ReelKeys.hold.entry,
    ])

  static func read(_ node: Node, _ decoder: SceneDecoder) -> Reel? {
    guard let object = ObjectReader(node, table, decoder) else { return nil }
    let (screen, seconds, shouldPop) = (object[screen], object[duration], object[shouldPop])
    let still = screen.map { Reel.Still(screen: $0, duration: seconds ?? 0, refusesPop: shouldPop == false) }
    let (hold, offsets) = (ReelKeys.readHold(object), ReelKeys.readOffsets(object))
    let stack = ReelKeys.readStack(object, below: [screen]) ?? []
    return still.map { Reel(name: "", kind: .still($0), hold: hold, stack: stack, offsets: offsets) }
  }
}
