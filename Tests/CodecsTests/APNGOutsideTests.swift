import Drawing
import Foundation
import Motion
import Testing

@testable import Codecs

/// Our files in other people's decoders, where they are installed. Says on stderr which are not.
@Suite struct APNGOutsideTests {
  /// What a decoder gives: straight RGBA bytes of all frames, and the seconds of each.
  private struct Outcome {
    var pixels: [UInt8]
    var seconds: [Double]
  }

  private static let opaque: APNGFilm = {
    var random = SeededRandom(11)
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
      // Sparse opaque changes, then ones that vanish and ones that are translucent.
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

  /// The output of a program, or nil where it is not there.
  private static func run(_ program: String, _ arguments: [String]) throws -> (status: Int32, output: [UInt8])? {
    let path = program.hasPrefix("/") ? [program] : ["/usr/bin/", "/usr/local/bin/"].map { $0 + program }
    guard let found = path.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else { return nil }
    let process = Process()
    process.executableURL = URL(filePath: found)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let output = [UInt8](pipe.fileHandleForReading.readDataToEndOfFile())
    process.waitUntilExit()
    return (process.terminationStatus, output)
  }

  private static func skip(_ what: String) {
    FileHandle.standardError.write(
      Data("NOT TESTED: \(what) is not installed, so no file of ours was read with it\n".utf8))
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

  @Test func ffmpegReadsOurFiles() throws {
    for (film, isOpaque) in [(Self.opaque, true), (Self.opaque, false), (Self.translucent, false)] {
      try check(film, isOpaque: isOpaque) { path in
        let pixels = try Self.run(
          "ffmpeg", ["-v", "error", "-i", path, "-f", "rawvideo", "-pix_fmt", "rgba", "-vsync", "passthrough", "-"])
        let times = try Self.run(
          "ffprobe",
          ["-v", "error", "-show_entries", "packet=duration_time", "-of", "csv=p=0", path])
        guard let pixels, let times else {
          Self.skip("ffmpeg")
          return nil
        }
        #expect(pixels.status == 0 && times.status == 0)
        let seconds = String(decoding: times.output, as: UTF8.self).split(separator: "\n").compactMap { Double($0) }
        return Outcome(pixels: pixels.output, seconds: seconds)
      }
    }
  }

  @Test func pillowReadsOurFiles() throws {
    let script = """
      import sys
      from PIL import Image, ImageSequence
      with Image.open(sys.argv[1]) as film:
          for frame in ImageSequence.Iterator(film):
              sys.stdout.buffer.write(frame.convert("RGBA").tobytes() if sys.argv[2] == "pixels" else b"")
              if sys.argv[2] != "pixels":
                  print(frame.info["duration"] / 1000)
      """
    let package = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let pythons = [package.appending(path: ".build/pictures/bin/python").path, "/usr/bin/python3", "python3"]
    let python = try pythons.first { try Self.run($0, ["-c", "import PIL.Image"])?.status == 0 }
    guard let python else { return Self.skip("Pillow") }
    for (film, isOpaque) in [(Self.opaque, true), (Self.opaque, false), (Self.translucent, false)] {
      try check(film, isOpaque: isOpaque) { path in
        guard let pixels = try Self.run(python, ["-c", script, path, "pixels"]),
          let times = try Self.run(python, ["-c", script, path, "times"])
        else { return nil }
        #expect(pixels.status == 0 && times.status == 0)
        let seconds = String(decoding: times.output, as: UTF8.self).split(separator: "\n").compactMap { Double($0) }
        return Outcome(pixels: pixels.output, seconds: seconds)
      }
    }
  }

  @Test func pngcheckFindsNoFault() throws {
    for (film, isOpaque) in [(Self.opaque, true), (Self.translucent, false)] {
      try check(film, isOpaque: isOpaque) { path in
        guard let result = try Self.run("pngcheck", ["-v", path]) else {
          Self.skip("pngcheck")
          return nil
        }
        #expect(result.status == 0, "\(String(decoding: result.output, as: UTF8.self))")
        return nil
      }
    }
  }
}
