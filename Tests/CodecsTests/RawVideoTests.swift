import NavReelDrawing
import NavReelMotion
import NavReelTestSupport
import Testing

@testable import NavReelCodecs

@Suite struct RawVideoTests {
  @Test func theStreamIsAHeadAndPlanes() {
    let pixels: [UInt32] = [0xFF00_0000, 0xFFFF_FFFF, 0xFF00_00FF, 0xFFFF_0000]
    let frame = Pixmap(width: 4, height: 1) { _ = $0.initialize(from: pixels) }
    let film = AnimationFilm([frame], rate: Fraction(30000, 1001))
    let file = film.file(Y4MEncoder(width: 4, height: 1, rate: Fraction(30000, 1001)))
    let head = Array("YUV4MPEG2 W4 H1 F30000:1001 Ip A1:1 C444 XCOLORRANGE=FULL\nFRAME\n".utf8)
    // The values are black, white, red and blue, as in JFIF.
    #expect(file == head + [0, 255, 76, 29, 128, 128, 85, 255, 128, 128, 255, 107])
  }

  @Test func componentsAreTheNearestOfBT601() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<200_000 {
      let pixel = UInt32.random(in: 0...0xFF_FFFF, using: &random) | 0xFF00_0000
      let (r, g, b) = (Double(pixel & 255), Double(pixel >> 8 & 255), Double(pixel >> 16 & 255))
      let (y, cb, cr) = Y4MEncoder.components(pixel)
      let luma = 0.299 * r + 0.587 * g + 0.114 * b
      let (blue, red) = (128 + (b - luma) / 1.772, 128 + (r - luma) / 1.402)
      // The weights are rounded to 65,536ths, at most 255 · 3/131072 from the true ones.
      #expect(abs(Double(y) - luma) < 0.51)
      #expect(abs(Double(cb) - min(blue, 255)) < 0.51 && abs(Double(cr) - min(red, 255)) < 0.51)
    }
  }

  @Test func translucentPixelsLieOverTheGround() {
    let frame = Pixmap(width: 2, height: 1) { _ = $0.initialize(from: [0, 0x8000_0000]) }
    let white = AnimationFilm([frame]).file(Y4MEncoder(width: 2, height: 1, rate: Fraction(60)))
    #expect(white.suffix(6) == [255, 127, 128, 128, 128, 128])
    let black = AnimationFilm([frame]).file(Y4MEncoder(width: 2, height: 1, rate: Fraction(60), ground: .black))
    #expect(black.suffix(6) == [0, 0, 128, 128, 128, 128])
  }

  @Test func bareFramesAreStraightBytes() {
    let frame = Pixmap(width: 3, height: 1) { _ = $0.initialize(from: [0xFF03_0201, 0, 0x8000_4080]) }
    let film = AnimationFilm([frame], durations: [Fraction(1, 30)])
    let once: [UInt8] = [1, 2, 3, 255, 0, 0, 0, 0, 255, 128, 0, 128]
    #expect(film.file(RGBAEncoder(rate: Fraction(60))) == once + once)
  }

  @Test func aHoldIsOneRunOfManyFrames() {
    var encoder = RGBAEncoder(rate: Fraction(60))
    let frame = Pixmap(width: 2, height: 2, filling: .white)
    let part = encoder.encode(frame, over: nil, changed: frame.pixelBounds)
    let runs = encoder.appendRuns(part, duration: Fraction(3600))
    #expect(runs.map(\.count) == [216_000] && runs[0].bytes.count == 16)
  }

  /// Tests numbers of frames for films at one rate in a stream at another.
  @Test(arguments: ["24", "25", "30", "50", "60", "30000/1001"], ["24", "25", "30", "50", "60", "60000/1001"])
  func everyFrameBeginsAtTheNearestNumber(film: String, stream: String) throws {
    let (film, stream) = (try #require(Fraction(film)), try #require(Fraction(stream)))
    var video = RawVideo(head: [], rate: stream)
    var (time, written) = (Fraction.zero, 0)
    for _ in 0..<200 {
      time = time + Fraction(1) / film
      written += video.append(RawFrame(bytes: [1]), duration: Fraction(1) / film).map(\.count).reduce(0, +)
      let error = Fraction(written) - time * stream
      // The first frame is included though its time may be less than half a frame of the stream.
      #expect(max(error, -error) <= Fraction(1, 2) || written == 1)
    }
    if film == stream { #expect(written == 200) }
  }

  @Test func theFirstAndTheLastFrameAreAlwaysThere() {
    var video = RawVideo(head: [9], rate: Fraction(10))
    let short = Fraction(1, 1000)
    func frame(_ byte: UInt8) -> RawFrame { RawFrame(bytes: [byte]) }
    #expect(video.append(frame(1), duration: short).joined == [9, 1])
    #expect(video.append(frame(2), duration: short).isEmpty)
    #expect(video.append(frame(3), duration: Fraction(1, 4)).joined == [3, 3])
    #expect(video.append(frame(4), duration: short).isEmpty)
    #expect(video.finish().bytes == [4])
  }

  /// Checks both streams with an outside reader.
  @Test(.needs("ffmpeg")) func ffmpegShowsTheFramesOfAStream() throws {
    let ffmpeg = try #require(OutsideProgram("ffmpeg"))
    let (width, height) = (45, 31)
    let film = AnimationFilm(
      [SampleArt.photo, .page, .noise, .gradient].map { $0.pixmap(width, height) },
      durations: [Fraction(1, 60), Fraction(2, 60), Fraction(1, 60), Fraction(1, 60)])
    let shown = [0, 1, 1, 2, 3]
    let streams = [
      (film.file(Y4MEncoder(width: width, height: height, rate: Fraction(60))), ["-f", "yuv4mpegpipe"], 2),
      (
        film.file(RGBAEncoder(rate: Fraction(60))),
        ["-f", "rawvideo", "-pix_fmt", "rgba", "-s", "\(width)x\(height)", "-r", "60"], 0
      ),
    ]
    for (stream, format, tolerance) in streams {
      let words = ["-v", "error"] + format + ["-i", "-", "-f", "rawvideo", "-pix_fmt", "rgb24", "-"]
      let out = try ffmpeg.run(words, input: stream).output
      #expect(out.count == shown.count * width * height * 3)
      guard out.count == shown.count * width * height * 3 else { continue }
      var worst = 0
      for (n, source) in shown.enumerated() {
        film.frames[source].withPixels { pixels in
          for i in pixels.indices {
            for c in 0..<3 {
              let byte = Int(out[(n * width * height + i) * 3 + c])
              worst = max(worst, abs(byte - Int(pixels[i] >> (8 * UInt32(c)) & 255)))
            }
          }
        }
      }
      #expect(worst <= tolerance, "\(format[1])")
    }
  }
}
