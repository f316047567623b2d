import NavReelDrawing
import NavReelTestSupport
import Testing

@testable import NavReelDiff

/// Tests pictures of files: compared as stored, and seen as drawn.
@Suite struct StraightDiffTests {
  private func straight(_ pixel: UInt32) -> Pixmap {
    Pixmap(width: 4, height: 4, isStraight: true) { $0.initialize(repeating: pixel) }
  }

  private func deep(_ sample: UInt64) -> ComparedPicture {
    let picture = DeepPixmap(width: 4, height: 4) { pixels in
      pixels.initialize(repeating: sample | sample << 16 | sample << 32 | 0xFFFF << 48)
    }
    return ComparedPicture(picture.pixmap(), deep: picture)
  }

  // Case F1: red of 255 and 200 with an alpha of 1, of 255 and 100 with an alpha of 8.
  @Test func coloursUnderALowAlphaDiffer() throws {
    let one = try PictureDiff(straight(0x0100_00FF), straight(0x0100_00C8))
    #expect(one.verdict == .changed && one.count == 16 && one.largestStep == 55)
    let (c, d) = (straight(0x0800_00FF), straight(0x0800_0064))
    #expect(try PictureDiff(c, d, limits: limits { $0.maxDelta = set(5) }).count == 16)
    #expect(try PictureDiff(c, d, limits: limits { $0.maxDelta = set(154.9) }).count == 16)
    let within = try PictureDiff(c, d, limits: limits { $0.maxDelta = set(155) })
    #expect(within.verdict == .within && within.largestStep == 155 && within.meanDelta == 155)
    // On black, the eye sees 8 and 3 levels.
    #expect(try PictureDiff(c, d, limits: limits { $0.perceptual = set(0.1) }).verdict == .within)
    #expect(try PictureDiff(c, d, limits: limits { $0.yiq = set(0.1) }).verdict == .within)
    // Premultiplied, they would be equal.
    #expect(straight(0x0100_00FF).premultiplied() == straight(0x0100_00C8).premultiplied())
  }

  @Test func clearPixelsOfOtherColoursDiffer() throws {
    let diff = try PictureDiff(straight(0x0000_00FF), straight(0))
    #expect(diff.verdict == .changed && diff.largestStep == 255)
    #expect(
      try PictureDiff(straight(0x0000_00FF), straight(0), limits: limits { $0.perceptual = set(0) }).verdict == .within)
  }

  @Test func aDrawnPictureIsComparedWithAStraightOneAsItsPNGIs() throws {
    // 200 with an alpha of 128 is 100 premultiplied, which gives 199 or 200 in return.
    let drawn = Pixmap(width: 4, height: 4) { $0.initialize(repeating: 0x8064_6464) }
    #expect(try PictureDiff(drawn, straight(0x80C7_C7C7)).verdict == .equal)
    #expect(try PictureDiff(straight(0x80C8_C8C8), drawn).largestStep == 1)
    let opaque = Pixmap.flat(4, 4, Color(1, 2, 3))
    #expect(try PictureDiff(opaque, straight(0xFF03_0201)).verdict == .equal)
  }

  // Cases F2 and b16: differences below eight bits count.
  @Test func sixteenBitsAreCompared() throws {
    let (a, b) = (deep(0x8000), deep(0x8040))
    let diff = try PictureDiff(a, b)
    #expect(diff.verdict == .changed && diff.count == 16 && diff.largestStep == 64.0 / 257)
    #expect(diff.description.contains("by up to 0.249 levels"))
    #expect(try PictureDiff(a, b, limits: limits { $0.maxDelta = set(0.25) }).verdict == .within)
    #expect(try PictureDiff(a, b, limits: limits { $0.maxDelta = set(0.24) }).verdict == .changed)
    #expect(try PictureDiff(a, a).verdict == .equal)
    let limit = try PictureDiff(a, b, limits: limits { $0.maxDelta = set(0.25) }).limits[0]
    #expect(limit.name == "max-delta" && limit.value == "0.25")
  }

  @Test func eightBitsAreThoseOfSixteenTimes257() throws {
    let grey = ComparedPicture(Pixmap.flat(4, 4, Color(128, 128, 128)))
    #expect(try PictureDiff(grey, deep(128 * 257)).verdict == .equal)
    #expect(try PictureDiff(deep(128 * 257 + 1), grey).largestStep == 1.0 / 257)
    #expect(DeepPixmap(straight(0x1032_64C8)).pixels[5] == 0x1010_3232_6464_C8C8)
    #expect(DeepPixmap(straight(0x1032_64C8)).pixmap() == straight(0x1032_64C8))
  }

  /// The same pictures in words of either size give the same figures.
  @Test func bothSizesOfPixelsGiveTheSame() throws {
    var random = SeededGenerator(seed: 77)
    for round in 0..<12 {
      let (width, height) = (Int.random(in: 1...90, using: &random), Int.random(in: 1...30, using: &random))
      let a = Pixmap.patches(width: width, height: height, opaque: round % 2 == 0, using: &random).straight()
      let b = Pixmap.patches(width: width, height: height, opaque: round % 2 == 0, using: &random).straight()
      for limits in PictureDiffTests.manyLimits {
        let bytes = try PictureDiff(a, b, limits: limits)
        let words = try PictureDiff(
          ComparedPicture(a, deep: DeepPixmap(a)), ComparedPicture(b, deep: DeepPixmap(b)), limits: limits, threads: 3)
        #expect(bytes == words)
      }
    }
  }

  @Test func aLimitOutsideItsRangeIsRefused() {
    for value in [-0.5, 255.5, .nan] {
      #expect(throws: DiffError.self) {
        try PictureDiff(straight(0), straight(0), limits: limits { $0.maxDelta = set(value) })
      }
    }
  }
}
