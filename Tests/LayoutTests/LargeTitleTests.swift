import NavReelDrawing
import NavReelScene
import Testing

@testable import NavReelLayout

@Suite struct LargeTitles {
  private func place(_ large: LargeTitleState) throws -> (PlacedItem, DisplayList) {
    let it = try Fixture { $0.bar.largeTitle = true }
    var state = it.rest("detail")
    state.contents[0].largeTitle = large
    let placed = it.layout.place(state)
    return (try #require(placed["largeTitle.detail"]), it.layout.draw(placed))
  }

  @Test func itStandsSixteenAboveTheBottomOfItsArea() throws {
    let (title, _) = try place(LargeTitleState(height: 52))
    #expect(title.frame.minX == 16 && isClose(title.baseline, barTop + 96 - 16))
  }

  @Test func aPromptShowsAboveALargeTitle() throws {
    let it = try Fixture {
      $0.bar.largeTitle = true
      $0.bar.prompt = "Choose a tree"
    }
    var state = it.rest("detail")
    state.contents[0].titleAlpha = 0
    let prompt = try #require(it.layout.place(state)["prompt.detail"])
    #expect(prompt.alpha == 1 && prompt.frame.minY > barTop && prompt.frame.maxY < barTop + 30)
  }

  @Test func itSlidesUpUnderTheRowAndIsCutThere() throws {
    let (title, list) = try place(LargeTitleState(height: 20))
    #expect(isClose(title.baseline, barBottom + 20 - 16))
    let cuts = list.commands.compactMap { command -> Rect? in
      guard case .group(let group) = command, let clip = group.clip?.asRect, group.id == nil else { return nil }
      return group.transform.apply(clip)
    }
    #expect(cuts.contains { isClose($0.minY, barBottom) && $0.minX <= 0 && $0.maxX >= 393 })
  }

  @Test func pulledItGrowsFromItsLeadingEndButNotBeyondItsArea() throws {
    let (title, _) = try place(LargeTitleState(height: 80, scale: 1.1))
    let (rest, _) = try place(LargeTitleState(height: 52))
    #expect(title.frame.minX == 16 && isClose(title.baseline, barBottom + 64))
    #expect(abs(title.frame.width - 1.1 * rest.frame.width) < 1e-9)
    let it = try Fixture {
      $0.bar.largeTitle = true
      $0.title = "Seventeen Letters Wide"
    }
    var state = it.rest("detail")
    state.contents[0].largeTitle = LargeTitleState(height: 80, scale: 1.1)
    let wide = try #require(it.layout.place(state)["largeTitle.detail"])
    #expect(wide.frame.maxX <= 393 - 16 + 1e-9)
  }

  @Test func theSearchFieldLiesBelowIt() throws {
    let it = try Fixture {
      $0.bar.largeTitle = true
      $0.bar.search = "Search"
    }
    let placed = it.layout.place(it.rest("detail"))
    let field = try #require(placed["search.detail"]).frame
    #expect(field.minX == 16 && isClose(field.minY, barTop + 96 + 1) && field.size == Size(361, 36))
    #expect(isClose(placed["barBackground.detail"]?.frame.height, barTop + 96 + 52))
  }

  @Test func aPromptPushesTheRowDown() throws {
    let it = try Fixture { $0.bar.prompt = "Read me" }
    let placed = it.layout.place(it.rest("detail"))
    #expect(isClose(placed["title.detail"]?.baseline, barTop + 30 + 28))
    #expect(try #require(placed["prompt.detail"]).frame.midX == 393.0 / 2)
  }
}
