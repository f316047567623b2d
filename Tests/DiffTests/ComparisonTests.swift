import NavReelDiff
import NavReelDrawing
import NavReelTestSupport
import Testing

@Suite struct ComparisonTests {
  @Test func aPictureEqualsItselfAndItsCopy() {
    var random = SeededGenerator(seed: 1)
    let a = Pixmap.random(width: 9, height: 5, using: &random)
    var copy = a
    copy[0, 0] = a[0, 0]  // a write, so that the copy has memory of its own
    #expect(!copy.isIdentical(to: a))
    #expect(Comparison(a, a).areEqual)
    #expect(Comparison(a, copy).areEqual)
  }

  @Test func oneChangedPixelIsFoundWithPlaceStepAndBox() throws {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<200 {
      let a = Pixmap.random(width: 7, height: 6, opaque: true, using: &random)
      let (x, y) = (Int.random(in: 0..<7, using: &random), Int.random(in: 0..<6, using: &random))
      var b = a
      b[x, y] = a[x, y] ^ 0x0000_8000  // the highest bit of green: a step of 128
      let difference = try #require(pixels(Comparison(a, b)))
      #expect(difference.count == 1)
      #expect(difference.total == 42)
      #expect(difference.largestStep == 128)
      #expect(difference.boundingBox == Rect(Double(x), Double(y), 1, 1))
      let first = difference.first
      #expect(first.x == x && first.y == y && first.a == a[x, y] && first.b == b[x, y])
    }
  }

  @Test func theBoxHoldsAllChangesAndTheFirstIsTheTopmost() throws {
    let a = Pixmap(width: 10, height: 10, filling: .white)
    var b = a
    b[7, 2] = Color.black.pixel
    b[3, 2] = Color.black.pixel
    b[1, 8] = Color.black.pixel
    let difference = try #require(pixels(Comparison(a, b)))
    #expect(difference.count == 3)
    #expect(difference.boundingBox == Rect(1, 2, 7, 7))
    #expect(difference.first.x == 3 && difference.first.y == 2)
    #expect(difference.largestStep == 255)
  }

  @Test func opaqueBlackIsNotTransparentBlack() throws {
    let clear = Pixmap(width: 2, height: 2)
    let black = Pixmap(width: 2, height: 2, filling: .black)
    let difference = try #require(pixels(Comparison(clear, black)))
    #expect(difference.count == 4)
    #expect(difference.largestStep == 255)
    #expect(difference.description.contains("#00000000 and #000000ff"))
  }

  @Test func otherSizesAreACaseOfTheirOwn() {
    let comparison = Comparison(Pixmap(width: 2, height: 3), Pixmap(width: 3, height: 2))
    #expect(!comparison.areEqual)
    #expect(comparison.description == "the sizes differ: 2×3 and 3×2 pixels")
  }

  @Test func swappingThePicturesSwapsTheRolesOnly() throws {
    var random = SeededGenerator(seed: 3)
    let a = Pixmap.random(width: 8, height: 8, using: &random)
    let b = Pixmap.random(width: 8, height: 8, using: &random)
    let there = try #require(pixels(Comparison(a, b)))
    let back = try #require(pixels(Comparison(b, a)))
    #expect(there.count == back.count && there.largestStep == back.largestStep)
    #expect(there.boundingBox == back.boundingBox)
    #expect(there.first.a == back.first.b && there.first.b == back.first.a)
  }

  @Test func toleranceLetsStepsUpToItPassAndNoMore() throws {
    let a = Pixmap(width: 2, height: 1, filling: Color(100, 100, 100))
    var b = a
    b[0, 0] = Color(103, 100, 98).pixel
    b[1, 0] = Color(100, 95, 100).pixel
    #expect(try #require(pixels(Comparison(a, b))).count == 2)
    #expect(try #require(pixels(Comparison(a, b, tolerance: Tolerance(channelStep: 2)))).count == 2)
    let some = try #require(pixels(Comparison(a, b, tolerance: Tolerance(channelStep: 3))))
    #expect(some.count == 1 && some.first.x == 1 && some.largestStep == 5)
    #expect(Comparison(a, b, tolerance: Tolerance(channelStep: 5)).areEqual)
    #expect(Tolerance() == .exact && Tolerance.exact.channelStep == 0)
  }

  private func pixels(_ comparison: Comparison) -> PixelDifference? {
    if case .pixels(let difference) = comparison.outcome { difference } else { nil }
  }
}
