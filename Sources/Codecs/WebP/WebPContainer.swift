import NavReelDrawing

/// The structure of an animated WebP: RIFF chunks with little-endian numbers.
///
/// Source: Google's "WebP Container Specification", sections "Extended File Format" and "Animation".
enum WebPContainer {
  /// The longest duration of a frame, a 24-bit number.
  static let longestMilliseconds = 0xFF_FFFF

  /// The offset of the header's flags from the file's first byte.
  private static let flagsOffset = 20
  private static let animationFlag: UInt8 = 0x02
  private static let alphaFlag: UInt8 = 0x10

  /// Appends RIFF, VP8X and ANIM. ``corrections(byteCount:hasAlpha:)`` supplies the file's size and alpha flag.
  static func appendHead(width: Int, height: Int, _ plays: AnimationPlays, to bytes: inout [UInt8]) {
    bytes += Array("RIFF".utf8) + little(0, 4) + Array("WEBPVP8X".utf8) + little(10, 4)
    bytes += [animationFlag, 0, 0, 0] + little(width - 1, 3) + little(height - 1, 3)
    // The background is clear, though players may ignore it; 0 plays forever.
    bytes += Array("ANIM".utf8) + little(6, 4) + little(0, 4) + little(loopCount(plays), 2)
  }

  private static func loopCount(_ plays: AnimationPlays) -> Int {
    switch plays {
    case .forever: return 0
    case .times(let count): return min(max(count, 1), WebPOptions.mostPlays)
    }
  }

  static func append(_ part: WebPEncoder.Part, milliseconds: Int, to bytes: inout [UInt8]) {
    let rect = part.rect
    bytes += Array("ANMF".utf8) + little(16 + part.chunks.count, 4)
    bytes += little(rect.x0 / 2, 3) + little(rect.y0 / 2, 3) + little(rect.width - 1, 3) + little(rect.height - 1, 3)
    // Bit 1 means do not blend. Bit 0, which clears the rectangle afterwards, is never needed.
    bytes += little(milliseconds, 3) + [part.blends ? 0 : 2]
    // libwebp pads each chunk to an even length.
    bytes += part.chunks
  }

  static func corrections(byteCount: Int, hasAlpha: Bool) -> [AnimationEnding.Correction] {
    let size = AnimationEnding.Correction(offset: 4, bytes: little(Int(UInt32(clamping: byteCount - 8)), 4))
    if !hasAlpha { return [size] }
    return [size, AnimationEnding.Correction(offset: flagsOffset, bytes: [animationFlag | alphaFlag])]
  }

  private static func little(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
