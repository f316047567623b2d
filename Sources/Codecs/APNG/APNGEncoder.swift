public import Drawing
public import Motion

/// Writes an animation as an APNG, while its frames arrive.
public struct APNGEncoder: AnimationEncoder {
  public let width: Int
  public let height: Int
  public let plays: AnimationPlays
  public let effort: PNGEncoder.Effort
  public let isOpaque: Bool

  private let workspaces = APNGWorkspacePool()
  private var clock = APNGClock()
  private var frameCount = 0
  private var sequence = 0

  public init(
    width: Int, height: Int, plays: AnimationPlays = .forever, effort: PNGEncoder.Effort = .fast, isOpaque: Bool = true
  ) {
    precondition(
      (1...PNGChunks.longest).contains(width) && (1...PNGChunks.longest).contains(height),
      "a PNG's sides are 31-bit numbers, not zero")
    self.width = width
    self.height = height
    self.plays = plays
    self.effort = effort
    self.isOpaque = isOpaque
  }

  /// A compressed frame.
  public struct Part: Sendable {
    let area: PixelRect
    let blend: APNGFrameControl.Blend

    /// The zlib stream of the rectangle's rows.
    let stream: [UInt8]

    /// The whole picture's first pixel, straight, for frames that only go on showing it.
    let corner: UInt32
  }

  // MARK: On any thread

  public func encode(_ frame: Pixmap, over previous: Pixmap?, changed: PixelRect) -> Part {
    precondition(frame.width == width && frame.height == height, "frames have the size of their animation")
    let area = previous == nil ? frame.pixelBounds : changed
    return workspaces.withWorkspace { workspace in
      var blend = APNGFrameControl.Blend.source
      let isDone = frame.withRows(of: area) { workspace.png.compress($0, isOpaque: isOpaque, effort) }
      precondition(isDone, "the frames of an opaque animation are opaque")
      var stream = Array(workspace.png.stream.bytes)
      if !isOpaque, let previous {
        let isSmaller = workspace.withChanges(of: frame, since: previous, in: area) { rows in
          _ = workspace.png.compress(rows, isOpaque: false, effort)
          return workspace.png.stream.count < stream.count
        }
        if isSmaller == true {
          stream = Array(workspace.png.stream.bytes)
          blend = .over
        }
      }
      return Part(area: area, blend: blend, stream: stream, corner: StraightAlpha.plainStraight(frame[0, 0]))
    }
  }

  // MARK: In order

  public mutating func append(_ part: Part, duration: Fraction) -> [UInt8] {
    var bytes = ByteBuffer(capacity: part.stream.count + 256)
    if frameCount == 0 {
      PNGChunks.appendHeader(width: width, height: height, isOpaque: isOpaque, to: &bytes)
      PNGChunks.append("acTL", animationControl, to: &bytes)
      PNGChunks.appendColourSpace(to: &bytes)
    }
    for (index, delay) in clock.delays(of: duration).enumerated() {
      if index == 0 {
        add(part.area, part.blend, delay, part.stream, to: &bytes)
      } else {
        add(PixelRect(0, 0, 1, 1), .source, delay, onePixel(part.corner), to: &bytes)
      }
    }
    return Array(bytes.bytes)
  }

  public mutating func finish() -> AnimationEnding {
    precondition(frameCount > 0, "an animation has at least one frame")
    var bytes = ByteBuffer()
    PNGChunks.append("IEND", [], to: &bytes)
    var chunk = ByteBuffer()
    PNGChunks.append("acTL", animationControl, to: &chunk)
    return AnimationEnding(
      bytes: Array(bytes.bytes),
      corrections: [AnimationEnding.Correction(offset: APNGEncoder.controlOffset, bytes: Array(chunk.bytes))])
  }

  /// Where acTL begins: behind the signature and IHDR.
  private static let controlOffset = 33

  private var animationControl: [UInt8] {
    let count: Int
    switch plays {
    case .forever: count = 0
    case .times(let times): count = min(max(times, 1), PNGChunks.longest)
    }
    return PNGChunks.bigEndian(max(frameCount, 1)) + PNGChunks.bigEndian(count)
  }

  private mutating func add(
    _ area: PixelRect, _ blend: APNGFrameControl.Blend, _ delay: APNGDelay, _ stream: [UInt8],
    to bytes: inout ByteBuffer
  ) {
    let control = APNGFrameControl(area: area, delay: delay, blend: blend)
    PNGChunks.append("fcTL", control.payload(sequence: nextNumber()), to: &bytes)
    stream.withUnsafeBytes { stream in
      if frameCount == 0 {
        PNGChunks.appendData(stream, to: &bytes)
        return
      }
      // Each with a number of four bytes before it.
      let longest = PNGChunks.longest - 4
      for start in Swift.stride(from: 0, to: stream.count, by: longest) {
        let piece = UnsafeRawBufferPointer(rebasing: stream[start..<min(start + longest, stream.count)])
        PNGChunks.append("fdAT", piece, after: PNGChunks.bigEndian(nextNumber()), to: &bytes)
      }
    }
    frameCount += 1
  }

  private mutating func nextNumber() -> Int {
    defer { sequence += 1 }
    return sequence
  }

  /// The zlib stream of one pixel, stored.
  private func onePixel(_ pixel: UInt32) -> [UInt8] {
    let row: [UInt8] = [0] + (0..<(isOpaque ? 3 : 4)).map { UInt8(truncatingIfNeeded: pixel >> (8 * $0)) }
    let count = UInt8(row.count)
    let adler = row.withUnsafeBytes { LibDeflate.adler32(1, $0) }
    return [0x78, 0x01, 1, count, 0, ~count, 0xFF] + row + PNGChunks.bigEndian(Int(adler))
  }
}
