import NavReelDrawing
import Testing

@testable import NavReelTestSupport

/// Tests the helpers that other tests depend on.
@Suite struct TestSupportTests {
  /// The first numbers of the published SplitMix64 for this seed.
  @Test func theGeneratorIsSplitMix64() {
    var random = SeededGenerator(seed: 1_234_567)
    let expected: [UInt64] = [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]
    for number in expected { #expect(random.next() == number) }
  }

  @Test func randomPixelsArePremultiplied() {
    var random = SeededGenerator(seed: 4)
    let pixmap = Pixmap.random(width: 64, height: 64, using: &random)
    #expect(!pixmap.isOpaque)
    pixmap.withPixels { pixels in
      for p in pixels {
        let alpha = p >> 24
        #expect(p & 255 <= alpha && p >> 8 & 255 <= alpha && p >> 16 & 255 <= alpha)
      }
    }
    #expect(Pixmap.random(width: 8, height: 8, opaque: true, using: &random).isOpaque)
  }

  @Test func expectingEqualPixelsFailsForOneLevelOfOnePixel() throws {
    let a = Pixmap(width: 3, height: 3, filling: Color(9, 9, 9))
    var b = a
    #expect(pixelProblem(a, within: 0, of: b) == nil)
    b[1, 1] = Color(9, 10, 9).pixel
    #expect(pixelProblem(a, within: 1, of: b) == nil)
    let problem = try #require(pixelProblem(a, within: 0, of: b))
    #expect(problem.contains("1 of 9 pixels differ, by up to 1 levels, within 1×1 at (1, 1)"))
  }
}
