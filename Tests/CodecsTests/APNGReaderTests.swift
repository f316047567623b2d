import NavReelDrawing
import NavReelMotion
import NavReelTestSupport
import Testing

@testable import NavReelCodecs

/// Tests the kinds of file in the public suite for APNG (web-platform-tests), rebuilt here: each is an animation, or
/// the still picture, or an error.
@Suite struct APNGReaderTests {
  private typealias Hand = HandAPNG
  private let red = HandAPNG.red
  private let green = HandAPNG.green
  private let blue = HandAPNG.blue
  private let clear = HandAPNG.clear

  /// Returns the last picture: a single colour, or one in the middle and another around it.
  private func last(_ chunks: [[UInt8]], header: [UInt8]? = nil) throws -> [UInt32] {
    let frames = try allFrames(Hand.file(chunks, header: header))
    let pixmap = try #require(frames.last?.pixmap)
    let (about, middle) = (pixmap[0, 3], pixmap[3, 1])
    for y in 0..<4 {
      for x in 0..<8 where pixmap[x, y] != ((2..<6).contains(x) && (1..<3).contains(y) ? middle : about) {
        Issue.record("(\(x), \(y)) is \(pixmap[x, y])")
      }
    }
    return about == middle ? [about] : [about, middle]
  }

  @Test func aStillPictureIsAnAnimationOfOneFrame() throws {
    let file = Hand.file([Hand.data(nil, green)])
    var reader = try APNGReader(file)
    #expect(reader.header.frameCount == 1 && reader.notes == [])
    let frame = try #require(try reader.next())
    #expect(frame.duration == .zero && frame.pixmap[0, 0] == green)
    #expect(try reader.next() == nil)
    let split = Array(Hand.stream(green).prefix(32))
    let rest = Array(Hand.stream(green).dropFirst(32))
    #expect(try last([Hand.data(nil, split), Hand.data(nil, []), Hand.data(nil, rest)]) == [green])
  }

  @Test func theDefaultImageIsPartOfTheFilmWhereAFrameStandsBeforeIt() throws {
    let one = [Hand.animation(1), Hand.control(0, delay: (100, 100)), Hand.data(nil, green)]
    #expect(try allFrames(Hand.file(one)).map(\.duration) == [1])
    #expect(try last(one) == [green])
    let other = [Hand.animation(1), Hand.data(nil, red), Hand.control(0), Hand.data(1, green)]
    #expect(try allFrames(Hand.file(other)).count == 1)
    #expect(try last(other) == [green])
    // Here fcTL comes before acTL.
    let swapped = [
      Hand.control(0), Hand.animation(2), Hand.data(nil, red), Hand.control(1), Hand.data(2, green),
    ]
    #expect(try allFrames(Hand.file(swapped)).map { $0.pixmap[0, 0] } == [red, green])
  }

  @Test func dataMayLieInSeveralChunks() throws {
    let (head, tail) = (Array(Hand.stream(green).prefix(32)), Array(Hand.stream(green).dropFirst(32)))
    let start = [Hand.animation(1), Hand.data(nil, red), Hand.control(0)]
    #expect(try last(start + [Hand.data(1, head), Hand.data(2, tail)]) == [green])
    #expect(try last(start + [Hand.data(1, head), Hand.data(2, []), Hand.data(3, tail)]) == [green])
    let idle = RawPNG.chunk("tEXt", Array("a\0b".utf8))
    #expect(try last(start + [Hand.data(1, head), idle, Hand.data(2, tail)]) == [green])
  }

  /// The pictures have 16 bits per sample: a frame, half of another over its middle, and the state after its disposal.
  @Test func sixteenBitsAreKeptWhereTheyAreAskedFor() throws {
    func stream(_ samples: [UInt16], _ area: PixelRect = Hand.whole) -> [UInt8] {
      let pixel = samples.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
      let row: [UInt8] = [0] + Array(repeating: pixel, count: area.width).joined()
      return RawPNG.zlib(Array(Array(repeating: row, count: area.height).joined()))
    }
    func word(_ samples: [UInt64]) -> UInt64 {
      samples[0] | samples[1] << 16 | samples[2] << 32 | samples[3] << 48
    }
    let below: [UInt16] = [0x1234, 0x8001, 0, 0xFFFF]
    let above: [UInt16] = [0xFFFF, 0, 0x0101, 0x8000]
    let file = Hand.file(
      [
        Hand.animation(3), Hand.control(0), Hand.data(nil, stream(below)), Hand.control(1, Hand.middle, disposal: 2),
        Hand.data(2, stream(above, Hand.middle)), Hand.control(3, Hand.dot, blend: 0),
        Hand.data(4, stream([1, 2, 3, 4], Hand.dot)),
      ], header: RawPNG.header(8, 4, depth: 16, colour: 6))
    var reader = try APNGReader(file, form: .exact)
    var deep: [DeepPixmap] = []
    while let frame = try reader.next() {
      let picture = try #require(frame.deep)
      #expect(frame.pixmap == picture.pixmap() && frame.pixmap.isStraight)
      deep.append(picture)
    }
    try #require(deep.count == 3)
    let ground = word(below.map { UInt64($0) })
    // Over an opaque background the result is c·a + g·(1 − a), with a = 0x8000 / 0xFFFF, rounded.
    let a = Double(0x8000) / 65535
    let mixed = word(
      zip(above, below).map { UInt64((Double($0) * a + Double($1) * (1 - a)).rounded()) }.prefix(3) + [0xFFFF])
    #expect(deep[0].pixels == Array(repeating: ground, count: 32))
    #expect(
      (0..<32).allSatisfy { deep[1].pixels[$0] == ([10, 11, 12, 13, 18, 19, 20, 21].contains($0) ? mixed : ground) })
    #expect(deep[2].pixels == [word([1, 2, 3, 4])] + Array(repeating: ground, count: 31))
    #expect(try allFrames(file).allSatisfy { $0.deep == nil })
  }

  @Test func framesAreDisposedOfAsTheySay() throws {
    /// Returns three frames over the whole picture; the second is disposed of, the third is clear.
    func three(_ disposal: Int, _ first: UInt32, _ second: UInt32, dot: Bool = false, area: PixelRect = Hand.whole)
      -> [[UInt8]]
    {
      let end = dot ? Hand.dot : Hand.whole
      return [
        Hand.animation(3, plays: 1), Hand.control(0), Hand.data(nil, first), Hand.control(1, area, disposal: disposal),
        Hand.data(2, second, area), Hand.control(3, end), Hand.data(4, clear, end),
      ]
    }
    #expect(try last(three(0, red, green)) == [green])
    #expect(try last(three(1, red, red)) == [clear])
    #expect(try last(three(2, green, red)) == [green])
    #expect(try last(three(0, red, green, dot: true, area: Hand.middle)) == [red, green])
    #expect(try last(three(1, blue, red, dot: true, area: Hand.middle)) == [blue, clear])
    #expect(try last(three(2, green, red, dot: true, area: Hand.middle)) == [green])
    for disposal in 0...2 {
      // The last frame stays on screen, whatever its disposal.
      let final = [
        Hand.animation(2), Hand.control(0), Hand.data(nil, red), Hand.control(1, disposal: disposal),
        Hand.data(2, green),
      ]
      #expect(try last(final) == [green])
    }
    for disposal in 1...2 {
      // Before the first frame there is nothing.
      let first = [
        Hand.animation(2), Hand.control(0, disposal: disposal), Hand.data(nil, red), Hand.control(1, Hand.dot),
        Hand.data(2, clear, Hand.dot),
      ]
      #expect(try last(first) == [clear])
    }
  }

  @Test func framesAreBlendedAsTheySay() throws {
    func two(_ first: UInt32, _ second: UInt32, blend: Int) -> [[UInt8]] {
      [
        Hand.animation(2, plays: 1), Hand.data(nil, red), Hand.control(0), Hand.data(1, first),
        Hand.control(2, blend: blend), Hand.data(3, second),
      ]
    }
    let faint: UInt32 = 0x0300_FF00
    #expect(try last(two(red, green, blend: 0)) == [green])
    #expect(try last(two(red, clear, blend: 0)) == [clear])
    #expect(try last(two(red, faint, blend: 0)) == [0x0300_0300])
    #expect(try last(two(green, clear, blend: 1)) == [green])
    #expect(try last(two(green, red, blend: 1)) == [red])
    #expect(try last(two(blue, 0x8000_00FF, blend: 1)) == [0xFF7F_0080])
    var many = [Hand.animation(128), Hand.data(nil, red), Hand.control(0), Hand.data(1, green)]
    for i in 0..<127 { many += [Hand.control(2 + 2 * i), Hand.data(3 + 2 * i, faint)] }
    #expect(try last(many) == [green])
  }

  @Test func everyColourTypeAndDepthIsRead() throws {
    func film(_ depth: Int, _ colour: Int, _ before: [[UInt8]], _ rows: [[UInt8]], interlaced: Bool = false) throws
      -> [UInt32]
    {
      let streams = rows.map { row in RawPNG.zlib((0..<(interlaced ? 1 : 4)).flatMap { _ in [0] + row }) }
      let header = RawPNG.header(8, interlaced ? 1 : 4, depth: depth, colour: colour, interlaced: interlaced)
      let chunks =
        before + [
          Hand.animation(2), Hand.control(0, PixelRect(0, 0, 8, interlaced ? 1 : 4)), Hand.data(nil, streams[0]),
          Hand.control(1, PixelRect(0, 0, 8, interlaced ? 1 : 4)), Hand.data(2, streams[1]),
        ]
      return try allFrames(Hand.file(chunks, header: header)).map { $0.pixmap[5, 0] }
    }
    func eight(_ bytes: [UInt8]) -> [UInt8] { (0..<8).flatMap { _ in bytes } }
    let palette = RawPNG.chunk("PLTE", [0, 0, 0, 0, 0, 255])
    #expect(
      try film(16, 6, [], [eight([0, 0, 0, 0, 0, 0, 255, 255]), eight([0, 0, 0, 0, 255, 255, 128, 0])])
        == [0xFF00_0000, 0xFF80_0000])
    #expect(try film(8, 0, [], [eight([128]), eight([255])]) == [0xFF80_8080, 0xFFFF_FFFF])
    #expect(try film(8, 4, [], [eight([0, 255]), eight([255, 128])]) == [0xFF00_0000, 0xFF80_8080])
    #expect(try film(8, 2, [], [eight([1, 2, 3]), eight([4, 5, 6])]) == [0xFF03_0201, 0xFF06_0504])
    let key = RawPNG.chunk("tRNS", [0, 4, 0, 5, 0, 6])
    #expect(try film(8, 2, [key], [eight([1, 2, 3]), eight([4, 5, 6])]) == [0xFF03_0201, 0xFF03_0201])
    #expect(try film(1, 3, [palette], [[0], [0xFF]]) == [0xFF00_0000, 0xFFFF_0000])
    let alphas = RawPNG.chunk("tRNS", [255, 128])
    #expect(try film(1, 3, [palette, alphas], [[0], [0xFF]]) == [0xFF00_0000, 0xFF80_0000])
    // Adam7 splits a single row of eight into passes of one, one, two and four pixels.
    let passes: [UInt8] = [9, 0, 9, 0, 9, 9, 0, 9, 9, 9, 9]
    #expect(try film(8, 0, [], [passes, passes], interlaced: true) == [0xFF09_0909, 0xFF09_0909])
  }

  @Test func brokenAnimationsAreTheStillPicture() throws {
    let start = [Hand.animation(2), Hand.data(nil, green)]
    func frames(_ numbers: [Int]) -> [[UInt8]] {
      [
        Hand.control(numbers[0]), Hand.data(numbers[1], red), Hand.control(numbers[2]), Hand.data(numbers[3], red),
      ]
    }
    let one = [Hand.control(0), Hand.data(1, red)]
    let stream = Hand.stream(red)
    let (head, tail) = (Array(stream.prefix(32)), Array(stream.dropFirst(32)))
    let halves = { (a: (Int, [UInt8]), b: (Int, [UInt8])) in
      start + one + [Hand.control(2), Hand.data(a.0, a.1), Hand.data(b.0, b.1)]
    }
    let outside = PixelRect(1, 0, 9, 4)
    let cases: [(String, [[UInt8]])] = [
      ("no acTL", [Hand.data(nil, green)] + one),
      ("two acTL", [Hand.animation(1), Hand.animation(1), Hand.data(nil, green)] + one),
      ("acTL after IDAT", [Hand.data(nil, green), Hand.animation(1)] + one),
      ("no fcTL", [Hand.animation(1), Hand.data(nil, green), Hand.data(0, red)]),
      ("no fcTL for the data", [Hand.animation(1), Hand.control(0), Hand.data(nil, green), Hand.data(1, red)]),
      ("two fcTL", [Hand.animation(1), Hand.data(nil, green), Hand.control(0), Hand.control(0), Hand.data(1, red)]),
      ("two fcTL before IDAT", [Hand.animation(2), Hand.control(0), Hand.control(1), Hand.data(nil, green)]),
      ("no fdAT", start + [Hand.control(0), Hand.control(1), Hand.data(2, red)]),
      ("no fdAT at the end", start + one + [Hand.control(2)]),
      ("no frames", [Hand.animation(0), Hand.data(nil, green)]),
      ("a frame too many", [Hand.animation(1), Hand.data(nil, green)] + frames([0, 1, 2, 3])),
      ("a frame too few", [Hand.animation(3), Hand.data(nil, green)] + frames([0, 1, 2, 3])),
      ("two frames too few", [Hand.animation(4), Hand.data(nil, green)] + frames([0, 1, 2, 3])),
      ("too many frames to count", [Hand.animation(0x8000_0001), Hand.data(nil, green)] + one),
      ("a start at 1", start + frames([1, 2, 3, 4])),
      ("a gap", start + frames([0, 1, 2, 4])),
      ("a number twice", start + frames([0, 1, 2, 2])),
      ("a chunk twice", start + frames([0, 1, 2, 3]) + [Hand.data(3, red)]),
      ("data in the wrong order", halves((4, tail), (3, head))),
      ("numbers in the wrong order", halves((4, head), (3, tail))),
      ("two sequences", start + frames([0, 0, 1, 1])),
      ("a frame beyond the right", start + one + [Hand.control(2, outside), Hand.data(3, red)]),
      ("a frame without a pixel", start + one + [Hand.control(2, PixelRect(1, 1, 1, 2)), Hand.data(3, red)]),
      ("a frame at -1", start + one + [Hand.control(2, PixelRect(-1, 0, 3, 2)), Hand.data(3, red)]),
      ("an unknown disposal", start + one + [Hand.control(2, disposal: 3), Hand.data(3, red)]),
      ("an unknown blend", start + one + [Hand.control(2, blend: 2), Hand.data(3, red)]),
      ("a small default image", [Hand.animation(1), Hand.control(0, Hand.dot), Hand.data(nil, green)]),
      ("a short acTL", [RawPNG.chunk("acTL", [0, 0, 0, 1]), Hand.data(nil, green)] + one),
      ("a short fcTL", [Hand.animation(1), RawPNG.chunk("fcTL", [0, 0, 0, 0]), Hand.data(nil, green)]),
      ("a short fdAT", start + one + [Hand.control(2), RawPNG.chunk("fdAT", [0, 0, 0])]),
    ]
    for (name, chunks) in cases {
      var reader = try APNGReader(Hand.file(chunks))
      #expect(reader.header.frameCount == 1, "\(name)")
      let moves = name != "no acTL" && name != "acTL after IDAT"
      #expect(reader.notes.contains { $0.hasPrefix("read as a still picture") } == moves, "\(name)")
      let frame = try #require(try reader.next(), "\(name)")
      #expect(frame.pixmap.withPixels { $0.allSatisfy { $0 == green } }, "\(name)")
      #expect(try reader.next() == nil, "\(name)")
    }
  }

  /// Returns the message of the error that a file ends in, and the number of frames before it.
  private func failure(_ file: [UInt8], limits: PictureLimits = .standard) -> (frames: Int, words: String?) {
    var count = 0
    do throws(CodecError) {
      var reader = try APNGReader(file, limits: limits)
      while try reader.next() != nil { count += 1 }
      return (count, nil)
    } catch { return (count, error.description) }
  }

  @Test func damageIsAnErrorAndWhatCameBeforeItStands() {
    let start = [Hand.animation(2), Hand.control(0), Hand.data(nil, green), Hand.control(1)]
    func flipped(_ chunk: [UInt8]) -> [UInt8] { chunk.dropLast() + [(chunk.last ?? 0) ^ 1] }
    let bomb = RawPNG.zlib([UInt8](repeating: 0, count: 1 << 20))
    let idle = RawPNG.chunk("tEXt", Array("a\0b".utf8))
    let cases: [([[UInt8]], Int, String)] = [
      (start + [Hand.data(2, red, Hand.middle)], 1, "Not enough image data"),
      (start + [Hand.data(2, red, PixelRect(0, 0, 8, 8))], 1, "inflate to more than the 8×4 pixels"),
      (start + [Hand.data(2, bomb)], 1, "inflate to more than the 8×4 pixels"),
      (start + [Hand.data(2, [0x78, 0x01, 0xFF])], 1, "damaged PNG"),
      (start + [Hand.data(2, [])], 1, "damaged PNG"),
      (start + [flipped(Hand.data(2, red))], 0, "fdAT has a wrong checksum"),
      ([flipped(start[0])] + start[1...] + [Hand.data(2, red)], 0, "acTL has a wrong checksum"),
      ([start[0], flipped(start[1])] + start[2...] + [Hand.data(2, red)], 0, "fcTL has a wrong checksum"),
      ([start[0], start[1], flipped(start[2]), start[3], Hand.data(2, red)], 0, "IDAT has a wrong checksum"),
      ([Hand.animation(1), Hand.control(0), Hand.data(nil, []), idle, Hand.data(nil, red)], 0, "lie apart"),
      ([Hand.animation(1), RawPNG.chunk("ABCD", []), Hand.control(0), Hand.data(nil, red)], 0, "critical chunk"),
      ([Hand.animation(1), Hand.control(0)], 0, "has no IDAT"),
      ([Hand.animation(0)], 0, "damaged PNG"),
    ]
    for (chunks, frames, words) in cases {
      let result = failure(Hand.file(chunks))
      #expect(result.frames == frames && result.words?.contains(words) == true, "\(words): \(result)")
    }
    let file = Hand.file(start + [Hand.data(2, red)])
    for end in 0..<file.count { #expect(failure(Array(file.prefix(end))).words != nil, "\(end) bytes") }
    #expect(failure(file).words == nil)
  }

  @Test func afterAnErrorThereIsNothing() throws {
    let file = Hand.file([Hand.animation(1), Hand.control(0), Hand.data(nil, [1])])
    var reader = try APNGReader(file)
    #expect(throws: CodecError.self) { _ = try reader.next() }
    #expect(try reader.next() == nil)
  }

  @Test func limitsAreKept() {
    let file = Hand.file([Hand.animation(1), Hand.control(0), Hand.data(nil, green)])
    #expect(failure(file, limits: PictureLimits(maxPixels: 32)).words == nil)
    #expect(failure(file, limits: PictureLimits(maxPixels: 31)).words?.contains("8×4 pixels are more") == true)
    #expect(failure(file, limits: PictureLimits(maxBytes: file.count - 1)).words?.contains("bytes are more") == true)
    let huge = Hand.file(
      [Hand.animation(1), Hand.control(0, PixelRect(0, 0, 60_000, 60_000)), Hand.data(nil, green)],
      header: RawPNG.header(60_000, 60_000, depth: 8, colour: 6))
    #expect(failure(huge).words?.contains("60000×60000 pixels are more") == true)
    #expect(failure(Array("GIF89a".utf8)).words?.contains("GIF") == true)
    #expect(failure([]).words?.contains("empty") == true)
  }

  @Test func anOrientationTurnsEveryFrame() throws {
    let exif = RawPNG.chunk("eXIf", Array("MM\0*".utf8) + [0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0])
    let film = [
      Hand.animation(2), Hand.control(0), Hand.data(nil, red), Hand.control(1, Hand.dot), Hand.data(2, blue, Hand.dot),
    ]
    let reader = try APNGReader(Hand.file([exif] + film))
    #expect(reader.header.width == 4 && reader.header.height == 8)
    let frames = try allFrames(Hand.file([exif] + film))
    // For orientation 6, the first pixel moves to the right.
    #expect(frames.map { $0.pixmap[3, 0] } == [red, blue])
    #expect(frames.allSatisfy { $0.pixmap.width == 4 && $0.pixmap[0, 0] == red })
  }

  @Test(arguments: 0..<3)
  func mutatedFilesNeverCrash(part: Int) {
    var random = SeededGenerator(seed: UInt64(part) + 300)
    let opaque = APNGFilm.random(frames: 6, opaque: true, using: &random).file(isOpaque: true)
    let clear = APNGFilm.random(frames: 6, opaque: false, using: &random).file(isOpaque: false)
    let hand = Hand.file([
      Hand.animation(3), Hand.control(0, disposal: 2), Hand.data(nil, green), Hand.control(1, Hand.middle, disposal: 1),
      Hand.data(2, 0x8000_00FF, Hand.middle), Hand.control(3, Hand.dot), Hand.data(4, blue, Hand.dot),
    ])
    var whole = 0
    for round in 0..<900 {
      var file = [opaque, clear, hand][round % 3]
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let at = Int.random(in: 8..<file.count, using: &random)
        switch Int.random(in: 0..<6, using: &random) {
        case 0: file.remove(at: at)
        case 1: file.insert(UInt8.random(in: 0...255, using: &random), at: at)
        case 2: file[at] = [0, 0xFF, 0x7F, 0x80].randomElement(using: &random) ?? 0
        default: file[at] ^= 1 << UInt8.random(in: 0...7, using: &random)
        }
      }
      if round % 2 == 0 { file = HostileInputTests.withChecksums(file) }
      guard let frames = try? allFrames(file, limits: PictureLimits(maxPixels: 1 << 16)) else { continue }
      whole += 1
      for frame in frames {
        #expect(frame.duration >= .zero)
        #expect(frame.pixmap.withPixels { $0.allSatisfy { $0 & 255 <= $0 >> 24 && $0 >> 8 & 255 <= $0 >> 24 } })
      }
    }
    #expect(whole > 20 && whole < 880, "some were read: \(whole)")
  }
}
