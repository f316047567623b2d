import NavReelDrawing
import Foundation
import NavReelMotion
import NavReelTestSupport
import Testing

@testable import NavReelCodecs

/// Tests our GIFs in other decoders, if they are installed.
@Suite struct GIFOutsideTests {
  private static let delays = [3, 4, 3, 50, 2].map { Fraction($0, 100) }

  private static let films: [[Pixmap]] = [
    (0..<8).map { GIFSamples.page(96, 80, offset: $0 * 5) },
    (0..<6).map { i in
      GIFSamples.picture(70, 50) { x, y in GIFSamples.rgb((x + i) % 15 * 16, y / 25 * 200, x == i ? 255 : 0) }
    },
    (0..<12).map { GIFSamples.disc(60, 40, x: 8 + 3 * $0, y: 20, radius: 9 - $0 / 2) },
    (0..<6).map { GIFSamples.disc(40, 40, x: 20, y: 20, radius: 3 * $0 + 2) },
  ]

  /// Compares a decoder's output (RGBA bytes of all frames, times in seconds) with our own reader's.
  private func check(_ decode: (String) throws -> (pixels: [UInt8], seconds: [Double])) throws {
    for film in Self.films {
      let file = try GIFSamples.file(film, delays: Self.delays)
      let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).gif").path
      try Data(file).write(to: URL(filePath: path))
      defer { try? FileManager.default.removeItem(atPath: path) }
      let outcome = try decode(path)
      let expected = film.indices.map { Self.delays[$0 % Self.delays.count].value }
      #expect(outcome.seconds.count == expected.count)
      #expect(zip(outcome.seconds, expected).allSatisfy { abs($0 - $1) < 1e-6 })
      let ours = try GIFSamples.read(file).flatMap { frame in frame.pixmap.withPixels { Array($0) } }
      let theirs = stride(from: 0, to: outcome.pixels.count - 3, by: 4).map { at -> UInt32 in
        let p = (0..<4).reduce(UInt32(0)) { $0 | UInt32(outcome.pixels[at + $1]) << (8 * UInt32($1)) }
        return p >> 24 == 0 ? 0 : p
      }
      #expect(theirs == ours)
    }
  }

  private static func numbers(_ text: [UInt8]) -> [Double] {
    String(decoding: text, as: UTF8.self).split(separator: "\n").compactMap { Double($0) }
  }

  @Test(.needs("ffmpeg", "ffprobe")) func ffmpegShowsWhatOurReaderShows() throws {
    let (ffmpeg, ffprobe) = (try #require(OutsideProgram("ffmpeg")), try #require(OutsideProgram("ffprobe")))
    try check { path in
      let pixels = try ffmpeg.output(
        ["-v", "error", "-i", path, "-f", "rawvideo", "-pix_fmt", "rgba", "-vsync", "passthrough", "-"])
      let times = try ffprobe.output(
        ["-v", "error", "-show_entries", "packet=duration_time", "-of", "csv=p=0", path])
      return (try #require(pixels), Self.numbers(try #require(times)))
    }
  }

  @Test(.needsPillow) func pillowShowsWhatOurReaderShows() throws {
    let script = """
      import sys
      from PIL import Image, ImageSequence
      with Image.open(sys.argv[1]) as film:
          for frame in ImageSequence.Iterator(film):
              if sys.argv[2] == "pixels":
                  sys.stdout.buffer.write(frame.convert("RGBA").tobytes())
              else:
                  print(frame.info["duration"] / 1000)
      """
    let python = try #require(OutsideProgram.pillow)
    try check { path in
      let pixels = try python.output(["-c", script, path, "pixels"])
      let times = try python.output(["-c", script, path, "times"])
      return (try #require(pixels), Self.numbers(try #require(times)))
    }
  }

  @Test(.needs("gifsicle")) func anOptimizerTakesOffTwoPercentAtMost() throws {
    // A page slides over a still photograph: most colours stay as an earlier palette has them.
    let photo = SampleArt.photo.pixmap(160, 120)
    let film = (0..<10).map { step in
      GIFSamples.picture(160, 120) { x, y in
        x < 160 - 16 * step ? photo[x, y] : y < 30 ? GIFSamples.tint : photo[(x + 16 * step) % 160, 119 - y]
      }
    }
    let gifsicle = try #require(OutsideProgram("gifsicle"))
    let file = try GIFSamples.file(film, GIFOptions(dither: .none))
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).gif").path
    try Data(file).write(to: URL(filePath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let optimized = try #require(try gifsicle.output(["-O3", path]))
    #expect(optimized.count * 100 >= file.count * 98, "\(file.count) bytes, optimized \(optimized.count)")
  }

  @Test(.needs("gifsicle")) func gifsicleFindsNoFault() throws {
    let gifsicle = try #require(OutsideProgram("gifsicle"))
    for film in Self.films {
      let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).gif").path
      try Data(GIFSamples.file(film)).write(to: URL(filePath: path))
      defer { try? FileManager.default.removeItem(atPath: path) }
      let info = String(decoding: try #require(try gifsicle.output(["--info", path])), as: UTF8.self)
      #expect(info.contains("\(film.count) images") && info.contains("loop forever"))
    }
  }
}
