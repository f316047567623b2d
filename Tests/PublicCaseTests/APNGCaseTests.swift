import NavReelCodecs
import NavReelDrawing
import NavReelMotion
import NavReelScene
import Testing

@testable import NavReel

/// Section E of the public cases: animated PNGs. The table of odd files (PC-093) stands in the tests of the codecs.
@Suite struct APNGCaseTests {
  private func counter(_ count: Int) -> [Pixmap] {
    (0..<count).map { i in Pixmap.painted(6, 5) { x, y in opaque(x * 40, y * 40, i * 7 % 256) } }
  }

  private static let formats: [any AnimationFormat] = [APNGFile(), WebPFile(), GIFFile()]

  private static let delays: [(numerator: Int, denominator: Int, seconds: Fraction)] = [
    (16384, 4096, 4), (16384, 16384, 1), (1, 0, Fraction(1, 100)), (65535, 65535, 1),
    (1001, 30000, Fraction(1001, 30000)),
  ]

  // PC-088: a delay of its own numerator and denominator, put into the file by hand.
  @Test(arguments: APNGCaseTests.delays) func delaysAreReadExactly(numerator: Int, denominator: Int, seconds: Fraction)
    throws
  {
    let written = try WrittenFilm(counter(3), as: APNGFile(), fps: 10)
    var file = try #require(PNGFile(written.bytes))
    let place = try #require(file.chunks.lastIndex { $0.type == "fcTL" })
    file.chunks[place].content.replaceSubrange(
      20..<24, with: [numerator, denominator].flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] })
    let read = try WrittenFilm(file.bytes)
    #expect(read.delays == [Fraction(1, 10), Fraction(1, 10), seconds])
    #expect(read.pictures == counter(3))
  }

  // PC-089, PC-091: each frame has its own delay, the first one the first.
  @Test(arguments: APNGCaseTests.formats.indices) func everyFrameKeepsItsOwnDelay(index: Int) throws {
    let format = APNGCaseTests.formats[index]
    let delays = [
      Fraction(1, 2), Fraction(1, 50), Fraction(1, 50), Fraction(9, 10), Fraction(3, 100), 2, Fraction(1, 25),
    ]
    let film = try WrittenFilm(counter(7), as: format, FrameDurations(delays))
    #expect(film.delays == delays)
    if format.name != "gif" { #expect(film.pictures == counter(7)) }
  }

  // PC-090
  @Test func aHoldBeforeThePushIsTheFirstFramesDelay() throws {
    let film = try stage(
      """
      screens: {a: {title: "A", content: {rows: 3}}, b: {title: "B", content: {color: "tan"}}},
      reels: {r: {type: "push", from: "a", to: "b", duration: 0.3, curve: "linear", hold: [2, 0]}},
      """, device: "{size: [60, 80], scale: 1, safeTop: 10}"
    ).film("r")
    let (films, manifest, _) = try WrittenFilm.rendered(film, fps: 30, APNGCaseTests.formats)
    let held = manifest.entries.prefix { $0.digest == manifest.entries[0].digest }.count
    #expect((60...61).contains(held))
    let animated = try #require(films["png"])
    let control = try #require(PNGFile(animated.bytes)?.chunks.first { $0.type == "fcTL" }).content
    let (numerator, denominator) = (Int(control[20]) << 8 | Int(control[21]), Int(control[22]) << 8 | Int(control[23]))
    #expect(Fraction(numerator, denominator) == Fraction(held, 30))
    for film in films.values { #expect(abs(film.delays[0].value - Double(held) / 30) <= 0.005 + 1e-9) }
  }

  // PC-092: the chunks a strict reader asks for: checksums, counts, numbers in a row, frames within the picture.
  @Test(arguments: [1, 2, 40]) func theFilesChunksAreInOrder(count: Int) throws {
    let film = try WrittenFilm(counter(count), as: APNGFile(plays: .times(3)), fps: 30)
    let chunks = try #require(PNGFile(film.bytes)).chunks
    func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
    #expect(chunks.first?.type == "IHDR" && chunks.last?.type == "IEND")
    let types = chunks.map(\.type)
    let control = try #require(chunks.first { $0.type == "acTL" }).content
    #expect(number(control[0..<4]) == count && number(control[4..<8]) == 3)
    let data = try #require(types.firstIndex(of: "IDAT"))
    #expect(try #require(types.firstIndex(of: "acTL")) < data)
    #expect(try #require(types.firstIndex(of: "fcTL")) < data, "the default image is part of the film")
    var next = 0
    for chunk in chunks where chunk.type == "fcTL" || chunk.type == "fdAT" {
      #expect(number(chunk.content[0..<4]) == next)
      next += 1
    }
    let frames = chunks.filter { $0.type == "fcTL" }.map(\.content)
    #expect(frames.count == count)
    for frame in frames {
      let (width, height) = (number(frame[4..<8]), number(frame[8..<12]))
      let (x, y) = (number(frame[12..<16]), number(frame[16..<20]))
      #expect(width > 0 && height > 0 && x + width <= 6 && y + height <= 5)
      #expect(number(frame[22..<24]) > 0 && frame[24] <= 2 && frame[25] <= 1)
    }
  }

  // Neighbours that are equal become one frame on writing, and their times are kept.
  @Test(arguments: APNGCaseTests.formats.indices) func longAndShortFilmsKeepTheirPicturesAndLength(index: Int) throws {
    let format = APNGCaseTests.formats[index]
    let one = try WrittenFilm(counter(1), as: format, fps: 4)
    #expect(one.frames.count == 1 && one.pictures == counter(1))
    let pictures = (0..<500).map { i in Pixmap.painted(3, 2) { x, y in opaque(i / 5 % 2 * 255, x * 90, y * 90) } }
    let film = try WrittenFilm(pictures, as: format, fps: 50)
    #expect(film.frames.count == 100 && film.delays.allSatisfy { $0 == Fraction(1, 10) })
    #expect((0..<500).allSatisfy { film.picture(at: (Double($0) + 0.5) / 50) == pictures[$0] })
  }

  // Whatever the frames are, an animated PNG and a WebP without loss read back equal.
  @Test(arguments: 0..<6) func anyFramesReadBackEqual(seed: UInt64) throws {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func random(_ below: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % below
    }
    let (width, height) = (1 + random(20), 1 + random(20))
    var picture = Pixmap(width: width, height: height)
    var pictures: [Pixmap] = []
    for _ in 0..<12 {
      let (x0, y0) = (random(width), random(height))
      for y in y0..<y0 + 1 + random(height - y0) {
        for x in x0..<x0 + 1 + random(width - x0) {
          let alpha = [0, 255, 255, random(256)][random(4)]
          let parts = (0..<3).map { _ in random(alpha + 1) }
          picture[x, y] = UInt32(parts[0] | parts[1] << 8 | parts[2] << 16 | alpha << 24)
        }
      }
      pictures.append(picture)
    }
    // Files hold straight colours; these are what a reader makes of them.
    pictures = try pictures.map { try decodePicture(PNGEncoder().encode($0)).pixmap }
    let merged = pictures.indices.filter { $0 == 0 || pictures[$0] != pictures[$0 - 1] }.map { pictures[$0] }
    #expect(try WrittenFilm(pictures, as: APNGFile(), fps: 24).pictures == merged)
    #expect(try WrittenFilm(pictures, as: WebPFile(), fps: 24).pictures == merged)
  }
}
