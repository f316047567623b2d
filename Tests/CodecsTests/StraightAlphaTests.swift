import Testing

@testable import Codecs

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
}
