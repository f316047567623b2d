import NavReelDrawing

/// The contents of an fcTL chunk: a frame's rectangle, its delay, and how it combines with the picture below.
struct APNGFrameControl: Equatable {
  /// The treatment of the frame's rectangle before the next frame is drawn.
  enum Disposal: UInt8 {
    /// The rectangle stays.
    case none
    /// The rectangle is cleared.
    case background
    /// The rectangle is restored to its state before the frame.
    case previous
  }

  enum Blend: UInt8 {
    /// The frame's pixels replace those below.
    case source
    /// The frame's pixels are drawn over those below.
    case over
  }

  var area: PixelRect
  var delay: APNGDelay
  var disposal = Disposal.none
  var blend = Blend.source

  /// The length of the payload in bytes, including the sequence number.
  static let length = 26

  init(area: PixelRect, delay: APNGDelay, disposal: Disposal = .none, blend: Blend = .source) {
    self.area = area
    self.delay = delay
    self.disposal = disposal
    self.blend = blend
  }

  func payload(sequence: Int) -> [UInt8] {
    PNGChunks.bigEndian(sequence) + PNGChunks.bigEndian(area.width) + PNGChunks.bigEndian(area.height)
      + PNGChunks.bigEndian(area.x0) + PNGChunks.bigEndian(area.y0) + delay.bytes
      + [disposal.rawValue, blend.rawValue]
  }

  /// Reads a payload of ``length`` bytes; nil if a number is invalid or the rectangle is not inside the picture.
  init?(_ payload: UnsafeRawBufferPointer, width: Int, height: Int) {
    guard payload.count == APNGFrameControl.length else { return nil }
    func number(_ offset: Int) -> Int { Int(PNGChunk.number(payload, at: offset)) }
    let (x, y) = (number(12), number(16))
    let area = PixelRect(x, y, x + number(4), y + number(8))
    guard !area.isEmpty, area.x1 <= width, area.y1 <= height, let disposal = Disposal(rawValue: payload[24]),
      let blend = Blend(rawValue: payload[25])
    else { return nil }
    func half(_ offset: Int) -> UInt16 { UInt16(payload[offset]) << 8 | UInt16(payload[offset + 1]) }
    self.init(
      area: area, delay: APNGDelay(numerator: half(20), denominator: half(22)), disposal: disposal, blend: blend)
  }
}
