import NavReelDrawing

/// The rules for the chunks of an animation, checked chunk by chunk.
struct APNGRules {
  static let names: Set<String> = ["acTL", "fcTL", "fdAT"]

  let width: Int
  let height: Int

  /// The first rule that the animation breaks.
  private(set) var fault: String?

  private(set) var isAtEnd = false

  /// True if part of the default image has been read.
  private(set) var hasSeenData = false

  private var isDataOver = false
  private var hasPalette = false
  private var frameCount: Int?
  private var plays = AnimationPlays.forever
  private var controls = 0
  private var sequence = 0

  /// The rectangle of a frame whose data have not begun.
  private var waiting: PixelRect?

  /// True if the last control is after the default image, so that fdAT may follow.
  private var takesData = false

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The kind of file that the chunks describe, valid after the last one.
  var result: APNGLayout.Kind {
    if waiting != nil { return .still("a frame has no data") }
    guard let frameCount, frameCount == controls else {
      return .still("acTL says \(frameCount ?? 0) frames, and there are \(controls)")
    }
    return .film(frameCount: controls, plays: plays)
  }

  /// Checks a chunk; throws if the file is not a PNG at all.
  mutating func take(_ chunk: PNGChunk, _ payload: UnsafeRawBufferPointer) throws(CodecError) {
    if hasSeenData && chunk.name != "IDAT" { isDataOver = true }
    switch chunk.name {
    case "IEND":
      guard hasSeenData else { throw .damaged(.png, "it has no IDAT") }
      isAtEnd = true
    case "IDAT":
      if isDataOver { throw .damaged(.png, "its IDAT chunks lie apart") }
      hasSeenData = true
      if let area = waiting, area != PixelRect(0, 0, width, height) {
        fault = "the first frame has not the size of the picture"
      }
      waiting = nil
    case "PLTE":
      if hasPalette || hasSeenData { throw .damaged(.png, "a PLTE out of place") }
      hasPalette = true
    case "acTL": takeAnimation(payload)
    case "fcTL": takeControl(payload)
    case "fdAT": takeData(payload)
    default:
      if !chunk.isAncillary { throw .damaged(.png, "a critical chunk that is not known or out of place") }
    }
  }

  private mutating func takeAnimation(_ payload: UnsafeRawBufferPointer) {
    guard payload.count == 8, frameCount == nil, !hasSeenData else {
      fault = "an acTL chunk out of place"
      return
    }
    let (count, times) = (Int(PNGChunk.number(payload, at: 0)), Int(PNGChunk.number(payload, at: 4)))
    guard (1...PNGChunks.longest).contains(count) && times <= PNGChunks.longest else {
      fault = "acTL says \(count) frames and \(times) plays"
      return
    }
    frameCount = count
    plays = times == 0 ? .forever : .times(times)
  }

  private mutating func takeControl(_ payload: UnsafeRawBufferPointer) {
    guard let control = APNGFrameControl(payload, width: width, height: height) else {
      fault = "a frame lies outside the picture or has an unknown form"
      return
    }
    guard isNext(payload) else { return }
    controls += 1
    if waiting != nil { fault = "a frame has no data" }
    // An fcTL chunk may come before acTL.
    if let frameCount, controls > frameCount { fault = "acTL says \(frameCount) frames, and there are more" }
    waiting = control.area
    takesData = hasSeenData
  }

  private mutating func takeData(_ payload: UnsafeRawBufferPointer) {
    guard payload.count >= 4, isNext(payload) else {
      fault = fault ?? "a frame's data have no number"
      return
    }
    if !takesData { fault = "data without a frame" }
    waiting = nil
  }

  private mutating func isNext(_ payload: UnsafeRawBufferPointer) -> Bool {
    guard Int(PNGChunk.number(payload, at: 0)) == sequence else {
      fault = "its frames are not in sequence"
      return false
    }
    sequence += 1
    return true
  }
}
