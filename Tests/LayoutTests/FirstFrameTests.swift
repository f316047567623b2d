import Drawing
import Scene
import Testing
import Typography

@testable import Layout

@Test func aFrameHasItsThingsInPaintOrder() throws {
  let stage = try Fixture()
  let placed = stage.layout.place(stage.rest("detail"))
  #expect(
    placed.items.map(\.id) == [
      "page.detail", "barBackground.detail", "hairline.detail", "title.detail", "back.detail", "left.detail.0",
      "right.detail.0", "right.detail.1", "chevron", "statusBar.time", "statusBar.signal", "statusBar.wifi",
      "statusBar.battery",
    ])
}
