import NavReelDiff
import NavReelDrawing
import NavReelTestSupport
import Testing

@Suite struct FixturePictureTests {
  @Test(arguments: [
    ("forest.png", 750, 960), ("forest.jpg", 750, 960), ("lake.jpg", 1200, 800), ("portrait.png", 240, 240),
    ("pattern.png", 750, 176), ("page.png", 750, 1334),
  ])
  func everyPictureOpensAtItsSize(name: String, width: Int, height: Int) throws {
    let pixmap = try Fixtures.pixmap("scenes/pictures/\(name)")
    #expect(pixmap.width == width && pixmap.height == height)
    #expect(pixmap.isOpaque)
  }

  /// This is one picture in two formats: JPEG loses some levels at sharp edges, but never a shape.
  @Test func theForestLooksTheSameInBothFormats() throws {
    let (png, jpeg) = (
      try Fixtures.pixmap("scenes/pictures/forest.png"), try Fixtures.pixmap("scenes/pictures/forest.jpg")
    )
    #expect(!Comparison(png, jpeg).areEqual)
    expectPixels(jpeg, within: 64, of: png)
  }
}
