import NavReelDrawing
import NavReelTestSupport
import Testing

@testable import NavReelDiff

@Suite struct ColorDistanceTests {
  /// The values are those on Ottosson's own page for the corners of sRGB, to five places.
  @Test func oklabHasThePublishedValues() {
    let table: [(Color, SIMD3<Double>)] = [
      (.white, SIMD3(1, 0, 0)), (.black, SIMD3(0, 0, 0)),
      (Color(255, 0, 0), SIMD3(0.62796, 0.22486, 0.12585)), (Color(0, 255, 0), SIMD3(0.86644, -0.23389, 0.17950)),
      (Color(0, 0, 255), SIMD3(0.45201, -0.03246, -0.31153)),
    ]
    for (color, point) in table {
      let step = OKLab.point(color.pixel, ground: 0) - point
      #expect(max(abs(step.x), abs(step.y), abs(step.z)) < 1e-5)
    }
  }

  @Test func distancesAreSymmetricAndZeroForEqualPixelsOnly() {
    var random = SeededGenerator(seed: 61)
    let pixels = Pixmap.random(width: 40, height: 40, using: &random)
    for i in 0..<1599 {
      let (p, q) = (pixels[i % 40, i / 40], pixels[(i + 1) % 40, (i + 1) / 40])
      #expect(YIQ.distance(p, q) == YIQ.distance(q, p) && OKLab.squaredDistance(p, q) == OKLab.squaredDistance(q, p))
      #expect(YIQ.distance(p, p) == 0 && OKLab.squaredDistance(p, p) == 0)
      if p != q { #expect(YIQ.distance(p, q) > 0 && OKLab.squaredDistance(p, q) > 0) }
    }
  }

  @Test func blackAndWhiteAreTheLargestStepOfBrightness() {
    let (black, white) = (Color.black.pixel, Color.white.pixel)
    #expect(abs(OKLab.squaredDistance(black, white) - 1) < 1e-6)
    #expect(abs(YIQ.distance(black, white) / 1e16 - 0.5053 * 255 * 255) < 0.01)
    // Clear is as far from black as white is, and from white as black is.
    #expect(YIQ.distance(black, 0) == YIQ.distance(black, white))
    #expect(YIQ.distance(white, 0) == YIQ.distance(black, white))
  }

  @Test func brightnessKeepsTheOrderOfGreysOnAMiddleGround() {
    let list = [Color.black.pixel, Color(60, 60, 60).pixel, 0, Color(140, 140, 140).pixel, Color.white.pixel]
    for (p, q) in zip(list, list.dropFirst()) { #expect(YIQ.brightness(p) < YIQ.brightness(q)) }
  }

  @Test func thePaleGroundsFastFormEqualsThePlainOne() {
    var random = SeededGenerator(seed: 62)
    for opaque in [true, false] {
      for width in [1, 7, 8, 9, 64, 77] {
        let source = Pixmap.random(width: width, height: 20, opaque: opaque, using: &random)
        for y in 0..<20 {
          var row = [UInt32](repeating: 0, count: width)
          row.withUnsafeMutableBufferPointer { out in
            source.withPixels { pixels in
              guard let out = out.baseAddress, let pixels = pixels.baseAddress else { return }
              PaleGround.fast(pixels + y * width, out, width, y: y)
            }
          }
          #expect(row == (0..<width).map { PaleGround.plain(source[$0, y], x: $0, y: y) })
        }
      }
    }
  }
}
