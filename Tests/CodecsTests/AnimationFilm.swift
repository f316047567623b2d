import NavReelDrawing
import NavReelMotion

import NavReelTestSupport
@testable import NavReelCodecs

/// Pictures and their durations, for the tests of animation formats.
struct AnimationFilm {
  var frames: [Pixmap]
  var durations: [Fraction]

  init(_ frames: [Pixmap], durations: [Fraction]) { (self.frames, self.durations) = (frames, durations) }

  init(_ frames: [Pixmap], rate: Fraction = Fraction(60)) {
    self.init(frames, durations: frames.map { _ in Fraction(1) / rate })
  }

  /// Returns frames that change in a few pixels, in a rectangle, or completely. No two neighbours are equal.
  static func random(_ width: Int, _ height: Int, count: Int, isOpaque: Bool, seed: UInt64) -> AnimationFilm {
    var random = SeededGenerator(seed: seed)
    func pixel() -> UInt32 {
      let alpha =
        isOpaque ? 255 : [0, 255, UInt32.random(in: 0...255, using: &random)].randomElement(using: &random) ?? 0
      func component() -> UInt32 { UInt32.random(in: 0...alpha, using: &random) }
      return component() | component() << 8 | component() << 16 | alpha << 24
    }
    var frames = [Pixmap(width: width, height: height) { pixels in pixels.indices.forEach { pixels[$0] = pixel() } }]
    while frames.count < count {
      var frame = frames[frames.count - 1]
      switch Int.random(in: 0..<4, using: &random) {
      case 0: frame = Pixmap(width: width, height: height) { pixels in pixels.indices.forEach { pixels[$0] = pixel() } }
      case 1:
        let x = Int.random(in: 0..<width, using: &random)
        let y = Int.random(in: 0..<height, using: &random)
        let fill = pixel()
        for y in y..<Int.random(in: y..<height, using: &random) + 1 {
          for x in x..<Int.random(in: x..<width, using: &random) + 1 { frame[x, y] = fill }
        }
      default:
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          frame[Int.random(in: 0..<width, using: &random), Int.random(in: 0..<height, using: &random)] = pixel()
        }
      }
      if !frame.hasSamePixels(as: frames[frames.count - 1]) { frames.append(frame) }
    }
    return AnimationFilm(frames)
  }

  /// Returns the file, with its corrections applied.
  func file<E: AnimationEncoder>(_ encoder: E) -> [UInt8] {
    var encoder = encoder
    var file: [UInt8] = []
    for (i, frame) in frames.enumerated() {
      let previous = i > 0 ? frames[i - 1] : nil
      let part = encoder.encode(frame, over: previous, changed: frame.changes(since: previous))
      for run in encoder.appendRuns(part, duration: durations[i]) { (0..<run.count).forEach { _ in file += run.bytes } }
    }
    let ending = encoder.finish()
    file += ending.bytes
    for correction in ending.corrections {
      file.replaceSubrange(correction.offset..<correction.offset + correction.bytes.count, with: correction.bytes)
    }
    return file
  }

  /// Reads all frames of a file, as shown.
  init(reading reader: any AnimationReader) throws(CodecError) {
    var reader = reader
    self.init([], durations: [])
    while let frame = try reader.next() {
      frames.append(frame.pixmap)
      durations.append(frame.duration)
    }
  }

  /// Returns the number of pictures that differ from those of another film, one by one.
  func differences(from other: AnimationFilm) -> Int {
    abs(frames.count - other.frames.count) + zip(frames, other.frames).count { !$0.hasSamePixels(as: $1) }
  }
}
