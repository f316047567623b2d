public import NavReelDrawing
public import NavReelMotion

/// Writes an animation as an APNG (PNG, third edition, 11.3.6) as its frames arrive. The encoding is lossless.
///
/// The default image is the first frame, so that readers without APNG support show it. For every other frame, only the
/// changed rectangle is written, over a picture that stays (dispose none). Opaque films are RGB, and their rectangles
/// replace the pixels below (blend source). Other films are RGBA; if at least half of a rectangle is unchanged, and all
/// changed pixels are opaque, it may be drawn over the picture (blend over) with the rest clear, if that is shorter.
///
/// Alternatives were measured and rejected: opaque films as RGBA with unchanged pixels clear are 2 to 12% larger than
/// RGB, on each of ten reels. A transparent colour in RGB would have to be a colour that no frame has, and frames are
/// not known in advance. Clearing or restoring rectangles saves only clear pixels, which cost next to nothing.
///
/// Delays are exact; see ``append(_:duration:)``. The bytes depend neither on threads nor on the order of encoding.
///
/// These are the results for reels at 390×844 pixels: MB, and milliseconds on one core for all frames:
///
/// | reel | frames | single PNG | `fast` | `balanced` | `small` | ffmpeg, filters none / mixed | Pillow |
/// | --- | --- | --- | --- | --- | --- | --- | --- |
/// | push off a photograph | 22 | 3.30 | 3.30, 27 | 3.07, 122 | 2.98 | 3.54, 650 / 3.37, 1280 | 3.42, 550 |
/// | fading bar on a scrolling photo | 57 | 9.55 | 9.08, 65 | 7.94, 415 | 7.17 | 9.30, 2300 / 8.37, 4950 | 8.59, 1800 |
/// | the same, a smaller photograph | 61 | 4.34 | 4.30, 39 | 3.86, 210 | 3.57 | 4.83, 1120 / 4.17, 2720 | 4.17, 970 |
/// | push of a table | 32 | 0.928 | 0.815, 16 | 0.681, 45 | 0.643 | 0.685, 510 / 0.804, 830 | 0.877, 220 |
/// | a swipe that is refused | 22 | 0.521 | 0.053, 1 | 0.044, 2 | 0.043 | 0.044, 150 / 0.055, 160 | 0.057, 44 |
///
/// (ffmpeg 5.1 on one thread, Pillow 13.0, both from decoded frames.)
public struct APNGEncoder: AnimationEncoder {
  /// The width in pixels.
  public let width: Int

  /// The height in pixels.
  public let height: Int

  /// The number of plays.
  public let plays: AnimationPlays

  /// The effort, as for single PNGs, except that `balanced` is libdeflate's level 6: 7 to 20% smaller than `fast`, in
  /// three to six times the time.
  public let effort: PNGEncoder.Effort

  /// True for RGB, false for RGBA with straight alpha.
  public let isOpaque: Bool

  private let workspaces = WorkspacePool { APNGWorkspace() }
  private var clock = APNGClock()
  private var frameCount = 0
  private var sequence = 0

  /// Creates an encoder.
  ///
  /// - Parameters:
  ///   - width, height: The size of all frames, 1…2,147,483,647.
  ///   - plays: The number of plays, at most 2,147,483,647. Default: forever.
  ///   - effort: The effort. Default: balanced.
  ///   - isOpaque: True if every pixel of every frame is opaque, which must hold. Default: true.
  public init(
    width: Int, height: Int, plays: AnimationPlays = .forever, effort: PNGEncoder.Effort = .balanced,
    isOpaque: Bool = true
  ) {
    let sides = 1...PNGChunks.longest
    precondition(sides.contains(width) && sides.contains(height), "a PNG's sides are 31-bit numbers, not zero")
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

    /// The first pixel of the whole picture, straight, for frames that only prolong it.
    let corner: UInt32
  }

  // MARK: On any thread

  /// Compresses the changed rectangle of a frame; see ``AnimationEncoder/encode(_:over:changed:)``.
  public func encode(_ frame: Pixmap, over previous: Pixmap?, changed: PixelRect) -> Part {
    precondition(frame.width == width && frame.height == height, "frames have the size of their animation")
    let area = previous == nil ? frame.pixelBounds : changed
    return workspaces.withWorkspace { workspace in
      let isDone = frame.withRows(of: area) { workspace.compress($0, isOpaque: isOpaque, effort) }
      precondition(isDone, "the frames of an opaque animation are opaque")
      let stream = Array(workspace.stream)
      let corner = frame.isStraight ? frame[0, 0] : StraightAlpha.plainStraight(frame[0, 0])
      if !isOpaque, let previous, let changes = overlay(frame, previous, area, shorterThan: stream.count, workspace) {
        return Part(area: area, blend: .over, stream: changes, corner: corner)
      }
      return Part(area: area, blend: .source, stream: stream, corner: corner)
    }
  }

  /// Returns the stream of the rectangle with unchanged pixels clear, if that is shorter.
  private func overlay(
    _ frame: Pixmap, _ previous: Pixmap, _ area: PixelRect, shorterThan length: Int, _ workspace: APNGWorkspace
  ) -> [UInt8]? {
    workspace.withChanges(of: frame, since: previous, in: area) { rows in
      _ = workspace.compress(rows, isOpaque: false, effort)
      return workspace.stream.count < length ? Array(workspace.stream) : nil
    } ?? nil
  }

  // MARK: In order

  /// Returns the next bytes of the file.
  ///
  /// A duration whose divisor has 16 bits is exact; if its numerator needs more than 16 bits, the frame is continued by
  /// frames of one pixel that change nothing. With larger divisors the sum of the delays stays within 1/65,535 s of the
  /// true time, as long as frames are not shorter than that.
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

  /// Returns the last chunk, and the number of frames as a correction of the file's header.
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

  /// The offset of acTL: after the signature and IHDR.
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
      // Each chunk begins with a sequence number of four bytes.
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

  /// Returns the zlib stream of one pixel, stored uncompressed.
  private func onePixel(_ pixel: UInt32) -> [UInt8] {
    let row: [UInt8] = [0] + (0..<(isOpaque ? 3 : 4)).map { UInt8(truncatingIfNeeded: pixel >> (8 * $0)) }
    let count = UInt8(row.count)
    let adler = row.withUnsafeBytes { LibDeflate.adler32(1, $0) }
    return [0x78, 0x01, 1, count, 0, ~count, 0xFF] + row + PNGChunks.bigEndian(Int(adler))
  }
}
