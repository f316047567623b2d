import NavReelDrawing
import Foundation
import NavReelMotion
import NavReelTestSupport
import Testing

@testable import NavReelCodecs

/// Tests our files in Pillow, which has its own libwebp.
@Suite struct WebPOutsideTests {
  private static let script = """
    import sys
    from PIL import Image, ImageSequence
    with Image.open(sys.argv[1]) as film:
        for frame in ImageSequence.Iterator(film):
            frame.load()
            print(frame.info["duration"], film.info["loop"], frame.convert("RGBA").tobytes().hex())
    """

  @Test(.needsPillow, arguments: [true, false])
  func pillowReadsOurFiles(isOpaque: Bool) throws {
    let python = try #require(OutsideProgram.pillow)
    var film = AnimationFilm.random(34, 21, count: 9, isOpaque: isOpaque, seed: 21)
    film.durations[2] = Fraction(2)
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).webp")
    defer { try? FileManager.default.removeItem(at: path) }
    try Data(WebPEncoderTests.file(film, WebPOptions(plays: .times(5)))).write(to: path)
    let words = String(decoding: try #require(try python.output(["-c", Self.script, path.path])), as: UTF8.self)
    let lines = words.split(separator: "\n").map { $0.split(separator: " ") }
    #expect(lines.map { $0[0] } == ["17", "16", "2000", "17", "17", "16", "17", "17", "16"])
    #expect(lines.allSatisfy { $0[1] == "5" })
    for (line, frame) in zip(lines, film.frames) {
      let bytes = frame.withPixels { $0.map(StraightAlpha.plainStraight) }
        .flatMap { pixel in [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: pixel >> $0) } }
      #expect(bytes.map { hexadecimal($0) }.joined() == line[2])
    }
  }
}
