import NavReelDrawing
import NavReelMotion

import NavReelTestSupport
@testable import NavReelCodecs

/// A film for tests, and the files made from it.
struct APNGFilm {
  var frames: [Pixmap]
  var durations: [Fraction]

  /// Returns the file, with its corrections applied.
  func file(
    plays: AnimationPlays = .forever, effort: PNGEncoder.Effort = .fast, isOpaque: Bool
  ) -> [UInt8] {
    var encoder = APNGEncoder(
      width: frames[0].width, height: frames[0].height, plays: plays, effort: effort, isOpaque: isOpaque)
    var file: [UInt8] = []
    for (index, frame) in frames.enumerated() {
      let previous = index > 0 ? frames[index - 1] : nil
      let part = encoder.encode(frame, over: previous, changed: frame.changes(since: previous))
      file += encoder.append(part, duration: durations[index])
    }
    return APNGFilm.completed(file, encoder.finish())
  }

  static func completed(_ file: [UInt8], _ ending: AnimationEnding) -> [UInt8] {
    var file = file + ending.bytes
    for correction in ending.corrections {
      file.replaceSubrange(correction.offset..<correction.offset + correction.bytes.count, with: correction.bytes)
    }
    return file
  }

  /// Returns a random film whose neighbours differ in a few pixels, a rectangle or everything.
  static func random(frames count: Int, opaque: Bool, using random: inout SeededGenerator) -> APNGFilm {
    let most = count > 100 ? 12 : 40
    let (width, height) = (Int.random(in: 1...most, using: &random), Int.random(in: 1...most, using: &random))
    let colours = (0..<6).map { _ in pixel(opaque, &random) }
    var frame = Pixmap(width: width, height: height) { $0.initialize(repeating: colours[0]) }
    var film = APNGFilm(frames: [frame], durations: [Fraction(1, 60)])
    while film.frames.count < count {
      let area: PixelRect
      switch Int.random(in: 0..<4, using: &random) {
      case 0: area = frame.pixelBounds
      case 1:
        let (x, y) = (Int.random(in: 0..<width, using: &random), Int.random(in: 0..<height, using: &random))
        area = PixelRect(x, y, x + 1, y + 1)
      default:
        let (x, y) = (Int.random(in: 0..<width, using: &random), Int.random(in: 0..<height, using: &random))
        area = PixelRect(
          x, y, Int.random(in: x + 1...width, using: &random), Int.random(in: y + 1...height, using: &random))
      }
      let chance = [1, 2, 10, 60].randomElement(using: &random) ?? 1
      let isFlat = Bool.random(using: &random)
      for y in area.y0..<area.y1 {
        for x in area.x0..<area.x1 where Int.random(in: 0..<chance, using: &random) == 0 {
          frame[x, y] = isFlat ? colours.randomElement(using: &random) ?? 0 : pixel(opaque, &random)
        }
      }
      if frame == film.frames.last { continue }
      film.frames.append(frame)
      film.durations.append(Fraction(Int.random(in: 1...90, using: &random), 60))
    }
    return film
  }

  private static func pixel(_ opaque: Bool, _ random: inout SeededGenerator) -> UInt32 {
    let alpha: UInt32 =
      opaque ? 255 : [0, 0, 255, 255, .random(in: 0...255, using: &random)].randomElement(using: &random) ?? 0
    func c() -> UInt32 { UInt32.random(in: 0...alpha, using: &random) }
    return c() | c() << 8 | c() << 16 | alpha << 24
  }
}

/// Returns all frames that a reader gives for a file.
func allFrames(_ file: [UInt8], limits: PictureLimits = .standard) throws(CodecError) -> [AnimationFrame] {
  var reader = try APNGReader(file, limits: limits)
  var frames: [AnimationFrame] = []
  while let frame = try reader.next() { frames.append(frame) }
  return frames
}
