import NavReelDrawing
import Testing

@testable import NavReelCodecs

@Suite struct StraightAlphaTests {
  @Test func theFastFormsEqualThePlainOnesOnAllPairs() {
    StraightAlpha.reciprocals.withUnsafeBufferPointer { table in
      guard let table = table.baseAddress else { return }
      var wrong = 0
      for a: UInt32 in 0...255 {
        for c: UInt32 in 0...255 {
          let pixel = c | (255 - c) << 8 | (c ^ 0x55) << 16 | a << 24
          if StraightAlpha.straight(pixel, table) != StraightAlpha.plainStraight(pixel) { wrong += 1 }
          if StraightAlpha.premultiplied(pixel) != StraightAlpha.plainPremultiplied(pixel) { wrong += 1 }
        }
      }
      #expect(wrong == 0)
    }
  }

  @Test func thereAndBackIsTheIdentity() {
    var wrong = 0
    for a: UInt32 in 0...255 {
      for c in 0...a {
        let pixel = c | c << 8 | c << 16 | a << 24
        if StraightAlpha.plainPremultiplied(StraightAlpha.plainStraight(pixel)) != pixel { wrong += 1 }
      }
    }
    #expect(wrong == 0)
  }

  @Test func knownValues() {
    #expect(StraightAlpha.plainStraight(0x8040_2000) == 0x8080_4000)
    #expect(StraightAlpha.plainPremultiplied(0x80FF_8001) == 0x8080_4001)
  }

  @Test func picturesChangeTheirFormAsPixelsDo() {
    let pixels = (0..<256).flatMap { alpha in
      stride(from: 0, to: 256, by: 5).map { UInt32($0) * 0x01_0101 ^ 0x3000 | UInt32(alpha) << 24 }
    }
    let straight = Pixmap(width: 52, height: 256, isStraight: true) { _ = $0.initialize(from: pixels) }
    let drawn = straight.premultiplied()
    #expect(!drawn.isStraight && drawn.withPixels { Array($0) } == pixels.map(StraightAlpha.plainPremultiplied))
    let back = drawn.straight()
    #expect(
      back.isStraight && back.withPixels { Array($0) } == drawn.withPixels { $0.map(StraightAlpha.plainStraight) })
    #expect(back.premultiplied() == drawn && drawn.premultiplied().isIdentical(to: drawn))
    // Opaque pictures keep their memory.
    let opaque = Pixmap(width: 2, height: 2, filling: Color(1, 2, 3))
    #expect(opaque.straight().isIdentical(to: opaque) && opaque.straight() == opaque)
    #expect(
      Pixmap(width: 1, height: 1, isStraight: true) { $0[0] = 0x0100_00FF }
        != Pixmap(width: 1, height: 1) { $0[0] = 0x0100_00FF })
  }
}
