import NavReelDrawing
import NavReelScene
import Testing

@testable import NavReelLayout

@Suite struct PaintOrder {
  @Test func pageThenBarThenStatusBar() throws {
    let it = try Fixture()
    #expect(
      it.layout.place(it.rest("detail")).items.map(\.id) == [
        "page.detail", "barBackground.detail", "hairline.detail", "title.detail", "back.detail", "left.detail.0",
        "right.detail.0", "right.detail.1", "chevron", "statusBar.time", "statusBar.signal", "statusBar.wifi",
        "statusBar.battery",
      ])
  }

  @Test func coveredPageThenItsDimThenShadowThenTopPage() throws {
    let it = try Fixture()
    let ids = it.layout.place(it.push(0.4)).items.map(\.id)
    #expect(ids.prefix(5) == ["page.home", "dim.home", "edgeShadow.detail", "page.detail", "barBackground.detail"])
  }

  /// The edge shadow covers page and bar.
  @Test func aBarThatTravelsWithACoveredPageLiesUnderTheShadow() throws {
    let it = try Fixture()
    var state = it.push(0.4)
    var travelling = state.backgrounds[0]
    travelling.screen = "home"
    travelling.x = -0.4 * it.width
    state.backgrounds.insert(travelling, at: 0)
    let ids = it.layout.place(state).items.map(\.id)
    let shadow = try #require(ids.firstIndex(of: "edgeShadow.detail"))
    #expect(try #require(ids.firstIndex(of: "barBackground.home")) < shadow)
    #expect(try #require(ids.firstIndex(of: "barBackground.detail")) > shadow)
    #expect(ids.filter { $0 == "barBackground.home" }.count == 1)
  }

  @Test func aBarInThePageIsPlacedWithItsPage() throws {
    let it = try Fixture { $0.bar.custom = true }
    var state = it.push(0.25)
    state.backgrounds[0].isInPage = true
    state.contents[1].ownBar = state.bar
    state.contents[1].titleTravel = 0
    let placed = it.layout.place(state)
    let page = try #require(placed["page.detail"])
    #expect(try #require(placed["barBackground.detail"]).frame.minX == page.frame.minX)
    let ids = placed.items.map(\.id)
    let bar = try #require(ids.firstIndex(of: "barBackground.detail"))
    let dim = try #require(ids.firstIndex(of: "dim.home"))
    #expect(bar > dim)
    let title = try #require(placed["title.detail"])
    #expect(abs(title.frame.midX - (page.frame.minX + it.width / 2)) < 1e-9)
  }

  @Test func whatTheDisplayLeavesOutIsOnTop() throws {
    var it = try Fixture()
    it.scene.showsCutout = true
    it.scene.showsHomeIndicator = true
    let items = it.layout.place(it.rest("home")).items
    #expect(items.suffix(2).map(\.id) == ["homeIndicator", "cutout"])
    #expect(items.last?.frame == Rect(133.5, 11, 126, 37.33))
    #expect(items.dropLast().last?.frame == Rect(127, 839, 139, 5))
  }

  @Test(arguments: Scene.Direction.allCases)
  func onAPhoneHeldSidewaysTheCutoutIsAtTheLeft(direction: Scene.Direction) throws {
    for (device, frame) in [
      ("iPhone 15", Rect(11, 133.5, 37.33, 126)), ("iPhone 13", Rect(0, (390 - 161.33) / 2, 33.67, 161.33)),
    ] {
      var it = try Fixture(device: device, direction: direction, orientation: .landscape)
      it.scene.showsCutout = true
      it.scene.showsHomeIndicator = true
      let placed = it.layout.place(it.rest("home"))
      let cutout = try #require(placed["cutout"])
      #expect(cutout.frame == frame)
      guard case .shape(let path) = cutout.artwork else {
        Issue.record("the cutout is no shape")
        continue
      }
      let box = try #require(sampledBounds(path))
      // A notch flares by 6 points where it meets the edge.
      #expect(box.width > frame.width - 1 && box.width < frame.width + 1, "\(device)")
      #expect(box.height > frame.height - 1 && box.height < frame.height + 13, "\(device)")
      let indicator = try #require(placed["homeIndicator"]).frame
      #expect(indicator.midX == it.width / 2 && indicator.maxY == it.scene.canvas.size.height - 8)
    }
  }

  @Test func textShowsAsItIsDrawn() throws {
    let it = try Fixture()
    let lines = it.layout.place(it.rest("detail")).description.split(separator: "\n")
    let back = try #require(lines.first { $0.hasPrefix("back.detail") })
    #expect(back.contains("baseline 81.6667") && back.hasSuffix("#007affff \"Mail\""))
  }

  @Test func namedTextsAreGroupsOfTheirName() throws {
    let it = try Fixture()
    let text = it.layout.draw(it.layout.place(it.rest("detail"))).description
    for id in ["title.detail", "back.detail", "statusBar.time"] { #expect(text.contains("group \(id) at ")) }
  }

  @Test func aBarInThePageMovesByItsOwnValues() throws {
    let it = try Fixture { $0.bar.custom = true }
    var state = it.rest("detail")
    state.backgrounds[0].isInPage = true
    state.contents[0].ownBar = state.bar
    let rest = it.layout.place(state)
    state.contents[0].ownBar?.translationY = -30
    state.contents[0].ownBar?.itemsAlpha = 0.25
    // The shared bar's values have no effect on it.
    state.bar.translationY = 7
    state.bar.itemsAlpha = 0
    let moved = it.layout.place(state)
    for id in ["barBackground.detail", "hairline.detail", "title.detail", "chevron", "right.detail.0"] {
      let (a, b) = (try #require(rest[id]), try #require(moved[id]))
      #expect(abs(b.frame.minY - (a.frame.minY - 30)) < 1e-9, "\(id)")
    }
    #expect(moved["title.detail"]?.alpha == 0.25 && moved["chevron"]?.alpha == 0.25)
    #expect(moved["barBackground.detail"]?.alpha == 1)
  }
}
