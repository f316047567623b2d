import NavReelDrawing
import NavReelMotion
import NavReelTestSupport
import Testing

@testable import NavReelCodecs

@Suite struct GIFEncoderTests {
  static func strict(
    _ frames: [Pixmap], _ options: GIFOptions = GIFOptions(), delays: [Fraction] = []
  ) throws -> StrictGIF {
    try #require(StrictGIF(GIFSamples.file(frames, options, delays: delays)))
  }

  /// Returns frames whose every pixel changes.
  static func flashes(_ count: Int) -> [Pixmap] {
    (0..<count).map { Pixmap(width: 3, height: 2, filling: Color(20 * $0 % 256, 40, 60)) }
  }

  @Test func delaysAreWrittenInHundredthsAndLoseNothing() throws {
    let thirds = try Self.strict(Self.flashes(9), delays: [Fraction(1, 30)])
    #expect(thirds.frames.map(\.delay) == [3, 4, 3, 3, 4, 3, 3, 4, 3])
    let first = try Self.strict(Self.flashes(3), delays: [Fraction(1, 2), Fraction(1, 50), Fraction(2)])
    #expect(first.frames.map(\.delay) == [50, 2, 200])
    let cinema = try Self.strict(Self.flashes(60), delays: [Fraction(1001, 30000)])
    #expect(cinema.frames.map(\.delay).reduce(0, +) == 200)
  }

  @Test func noDelayIsBelowTwoHundredths() throws {
    let fast = try Self.strict(Self.flashes(20), delays: [Fraction(1, 100)])
    #expect(fast.frames.allSatisfy { $0.delay == 2 })
    let mixed = try Self.strict(Self.flashes(4), delays: [Fraction(1, 1000), Fraction(1, 10)])
    #expect(mixed.frames.map(\.delay) == [2, 8, 2, 8])
  }

  @Test func aLongHoldIsSplitIntoFramesOfTheSamePicture() throws {
    let frames = Self.flashes(2)
    let file = try GIFSamples.file(frames, delays: [Fraction(65536, 100), Fraction(1, 10)])
    let strict = try #require(StrictGIF(file))
    #expect(strict.frames.map(\.delay) == [32768, 32768, 10])
    #expect(try GIFSamples.read(file).map(\.pixmap) == [frames[0], frames[0], frames[1]])
  }

  @Test func playsAreWrittenAsRepeats() throws {
    let cases: [(AnimationPlays, Int?)] = [(.forever, 0), (.times(1), nil), (.times(3), 2), (.times(70000), 65535)]
    for (plays, repeats) in cases {
      let file = try GIFSamples.file(Self.flashes(2), GIFOptions(plays: plays))
      #expect(StrictGIF(file)?.repeats == repeats)
      if plays != .times(70000) { #expect(try GIFReader(file).header.plays == plays) }
    }
  }

  @Test func oneFrameIsOneImage() throws {
    let frame = SampleArt.gradient.pixmap(40, 30)
    let file = try GIFSamples.file([frame])
    #expect(StrictGIF(file)?.frames.count == 1)
    let read = try GIFSamples.read(file)
    #expect(read.map(\.pixmap) == [frame])
    #expect(read[0].duration == Fraction(1, 25))
  }

  @Test func fiveHundredFramesComeBack() throws {
    let frames = (0..<500).map { i in
      GIFSamples.picture(12, 9) { x, y in (x + i) % 12 == y ? GIFSamples.tint : GIFSamples.rgb(i % 256, 250, y) }
    }
    let read = try GIFSamples.read(GIFSamples.file(frames))
    #expect(read.count == 500)
    #expect(zip(read, frames).allSatisfy { $0.pixmap == $1 })
  }

  @Test func aSideBeyondTheFormatIsRefusedInOneLine() throws {
    for size in [(65536, 1), (1, 65536)] {
      let frame = Pixmap(width: size.0, height: size.1, filling: .white)
      let error = #expect(throws: CodecError.self) { try GIFSamples.file([frame]) }
      #expect(error == .sideTooLong(.gif, width: size.0, height: size.1, allowed: 65535))
    }
    let widest = Pixmap(width: 65535, height: 1, filling: .white)
    #expect(try GIFSamples.read(GIFSamples.file([widest])).map(\.pixmap) == [widest])
  }

  @Test func onlyTheChangedRectangleIsWritten() throws {
    let first = SampleArt.flat.pixmap(50, 40)
    var second = first
    second[30, 20] = GIFSamples.rgb(1, 2, 3)
    second[32, 21] = GIFSamples.rgb(1, 2, 3)
    let frames = try Self.strict([first, second]).frames
    #expect(frames[1].x == 30 && frames[1].y == 20 && frames[1].width == 3 && frames[1].height == 2)
    #expect(frames[1].clear != nil && frames[1].indices.filter { Int($0) == frames[1].clear }.count == 4)
  }

  @Test(arguments: [2, 3, 16, 100, 255, 256])
  func aPaletteHasNoMoreColorsThanAskedFor(colors: Int) throws {
    let frames = (0..<3).map { GIFSamples.page(60, 50, offset: $0 * 3) }
    let strict = try Self.strict(frames, GIFOptions(colors: colors))
    for frame in strict.frames {
      let shown = frame.indices.filter { Int($0) != frame.clear }
      #expect(Set(shown.map { frame.palette[Int($0)] }).count <= colors)
    }
  }

  @Test func numbersOfColorsAreClamped() {
    #expect(GIFOptions(colors: 0).colors == 2)
    #expect(GIFOptions(colors: 1000).colors == 256)
  }

  @Test(arguments: [1, 2, 3])
  func theStringTableIsRestartedInTime(seed: Int) throws {
    // Noise uses up all 4096 codes many times; a flat picture makes the longest strings.
    var random = SeededGenerator(seed: UInt64(seed))
    for bits in [2, 4, 8] {
      for count in [1, 2, 700, 5000, 40000] {
        let noise = (0..<count).map { _ in UInt32.random(in: 0..<1 << UInt32(bits), using: &random) &* 0x0101_0101 }
        let flat = [UInt32](repeating: 0x0101_0101, count: count)
        let mixed = (0..<count).map { $0 % 900 < 500 ? flat[$0] : noise[$0] }
        for pixels in [noise, flat, mixed] {
          var settled = pixels
          let data = settled.withUnsafeMutableBufferPointer { LZWEncoder.encode($0, bits: bits) }
          #expect(Self.unpack(data) == pixels.map { UInt8($0 & 255) })
        }
      }
    }
  }

  @Test func theFastStringTableGivesTheBytesOfThePlainOne() {
    var random = SeededGenerator(seed: 5)
    for count in [0, 1, 9, 3000, 12000] {
      let pixels = (0..<count).map { i -> UInt32 in
        let index = UInt32.random(in: 0..<8, using: &random) + UInt32(i / 500 % 20)
        if i % 3 == 0 { return index &* 0x0101_0101 }
        return index | (index ^ 1) << 8 | (index ^ 2) << 16 | index << 24
      }
      var (settled, plainly) = (pixels, pixels)
      let fast = settled.withUnsafeMutableBufferPointer { LZWEncoder.encode($0, bits: 8) }
      #expect(fast == LZWEncoder.plain(&plainly, bits: 8))
      #expect(settled == plainly)
      let indices = Self.unpack(fast)
      #expect(indices == settled.map { UInt8($0 & 255) })
      #expect(indices?.count == count)
      for (index, pixel) in zip(indices ?? [], pixels) {
        #expect((0..<4).contains { UInt8(truncatingIfNeeded: pixel >> (8 * UInt32($0))) == index })
      }
    }
  }

  private static func unpack(_ data: [UInt8]) -> [UInt8]? {
    var bytes: [UInt8] = []
    var at = 1
    while data[at] != 0 {
      bytes += data[at + 1...at + Int(data[at])]
      at += 1 + Int(data[at])
    }
    return at == data.count - 1 ? StrictGIF.unpack(bytes, Int(data[0])) : nil
  }
}
