import NavReelDrawing
import Foundation
import NavReelMotion
import NavReelTestSupport
import Testing

@testable import NavReelCodecs

/// Tests our files in other decoders, if they are installed.
@Suite struct APNGOutsideTests {
  /// The output of a decoder: straight RGBA bytes of all frames, and the seconds of each.
  private struct Outcome {
    var pixels: [UInt8]
    var seconds: [Double]
  }

  private static let opaque: APNGFilm = {
    var random = SeededGenerator(seed: 11)
    let page = SampleArt.page.pixmap(90, 120)
    var film = APNGFilm(frames: [page], durations: [Fraction(2)])
    for step in 1..<9 {
      var next = page
      for i in 0..<40 * step {
        next[i * 7 % 90, 20 + i / 9 % 60] = 0xFF00_0000 | UInt32(truncatingIfNeeded: random.next() >> 40)
      }
      film.frames.append(next)
      film.durations.append([Fraction(1, 60), Fraction(1001, 30000), Fraction(1, 2), Fraction(9, 10)][step % 4])
    }
    return film
  }()

  private static let translucent: APNGFilm = {
    let base = Pixmap(width: 40, height: 30) { pixels in
      for i in pixels.indices { pixels[i] = i % 40 < 20 ? 0xFF40_8020 : i % 3 == 0 ? 0 : 0x8040_2010 }
    }
    var film = APNGFilm(frames: [base], durations: [Fraction(1, 4)])
    for step in 1..<8 {
      var next = base
      // First come sparse opaque changes, then ones that vanish and ones that are translucent.
      for i in 0..<10 * step {
        next[(i * 11 + step) % 40, i * 5 % 30] = step < 4 ? 0xFF00_00FF : step < 6 ? 0 : 0x4000_4000
      }
      film.frames.append(next)
      film.durations.append(Fraction(step, 25))
    }
    return film
  }()

  private static func straight(_ film: APNGFilm) -> [UInt8] {
    film.frames.flatMap { frame in
      frame.withPixels { $0.map(StraightAlpha.plainStraight) }.flatMap { pixel in
        [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: pixel >> $0) }
      }
    }
  }

  private func check(_ film: APNGFilm, isOpaque: Bool, _ decode: (String) throws -> Outcome?) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "apng-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "film.png").path
    try Data(film.file(plays: .times(1), isOpaque: isOpaque)).write(to: URL(filePath: path))
    guard let outcome = try decode(path) else { return }
    #expect(outcome.seconds.count == film.frames.count)
    for (seconds, duration) in zip(outcome.seconds, film.durations) { #expect(abs(seconds - duration.value) < 1e-4) }
    let expected = APNGOutsideTests.straight(film)
    #expect(outcome.pixels.count == expected.count)
    #expect(outcome.pixels == expected)
  }

  @Test(.needs("ffmpeg", "ffprobe")) func ffmpegReadsOurFiles() throws {
    let (ffmpeg, ffprobe) = (try #require(OutsideProgram("ffmpeg")), try #require(OutsideProgram("ffprobe")))
    for (film, isOpaque) in [(Self.opaque, true), (Self.opaque, false), (Self.translucent, false)] {
      try check(film, isOpaque: isOpaque) { path in
        let pixels = try ffmpeg.run(
          ["-v", "error", "-i", path, "-f", "rawvideo", "-pix_fmt", "rgba", "-vsync", "passthrough", "-"])
        let times = try ffprobe.run(["-v", "error", "-show_entries", "packet=duration_time", "-of", "csv=p=0", path])
        #expect(pixels.status == 0 && times.status == 0)
        let seconds = String(decoding: times.output, as: UTF8.self).split(separator: "\n").compactMap { Double($0) }
        return Outcome(pixels: pixels.output, seconds: seconds)
      }
    }
  }

  @Test(.needsPillow) func pillowReadsOurFiles() throws {
    let script = """
      import sys
      from PIL import Image, ImageSequence
      with Image.open(sys.argv[1]) as film:
          for frame in ImageSequence.Iterator(film):
              sys.stdout.buffer.write(frame.convert("RGBA").tobytes() if sys.argv[2] == "pixels" else b"")
              if sys.argv[2] != "pixels":
                  print(frame.info["duration"] / 1000)
      """
    let python = try #require(OutsideProgram.pillow)
    for (film, isOpaque) in [(Self.opaque, true), (Self.opaque, false), (Self.translucent, false)] {
      try check(film, isOpaque: isOpaque) { path in
        let pixels = try python.run(["-c", script, path, "pixels"])
        let times = try python.run(["-c", script, path, "times"])
        #expect(pixels.status == 0 && times.status == 0)
        let seconds = String(decoding: times.output, as: UTF8.self).split(separator: "\n").compactMap { Double($0) }
        return Outcome(pixels: pixels.output, seconds: seconds)
      }
    }
  }

  @Test(.needs("pngcheck")) func pngcheckFindsNoFault() throws {
    let pngcheck = try #require(OutsideProgram("pngcheck"))
    for (film, isOpaque) in [(Self.opaque, true), (Self.translucent, false)] {
      try check(film, isOpaque: isOpaque) { path in
        let result = try pngcheck.run(["-v", path])
        #expect(result.status == 0, "\(String(decoding: result.output, as: UTF8.self))")
        return nil
      }
    }
  }
}
