import Testing

@testable import NavReelReview

/// Messages with paths relative to the report's root.
@Suite struct ReportRootTests {
  private let root = ReportRoot("/nowhere/src")

  @Test(arguments: [
    ("/nowhere/src/goldens/a.png is not there", "goldens/a.png is not there"),
    ("/nowhere/src: is a folder", ".: is a folder"),
    ("/nowhere/gg/a.png and (/nowhere/src/b.png)", "../gg/a.png and (b.png)"),
    ("left is \"/nowhere/src/x y\"", "left is \"x y\""),
    ("/nowhere/src is a link", ". is a link"),
  ])
  func pathsOfTheFoldersAreTold(_ text: String, _ told: String) {
    #expect(root.told(text, below: ["/nowhere/gg"]) == told)
  }

  @Test(arguments: [
    "images/nowhere/src/leaf.png is not there", "/nowhere/srcs/a", "/nowhere/src-2: is a folder",
    "./nowhere/src/a", "größe/nowhere/src/a",
  ])
  func othersStay(_ text: String) {
    #expect(root.told(text, below: ["/nowhere/gg"]) == text)
  }
}
