import NavReelDrawing

/// The contents of an fcTL chunk: a frame's place, its delay, and how it combines with the picture before it.
struct APNGFrameControl: Equatable {
  /// The fate of the frame's rectangle before the next frame is drawn.
  enum Disposal: UInt8 {
    /// It stays.
    case none
    /// It is cleared.
    case background
    /// It is as it was before the frame.
    case previous
  }

  enum Blend: UInt8 {
    /// The frame's pixels take the place of those before.
    case source
    /// They are laid over those before.
    case over
  }

  var area: PixelRect
  var delay: APNGDelay
  var disposal = Disposal.none
  var blend = Blend.source

  /// Bytes of the payload, the sequence number included.
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

  /// Reads a payload of ``length`` bytes; nil where a number has no meaning or the rectangle is not in the picture.
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
