import Drawing
import Scene
import Testing

@testable import Layout

@Suite struct Travel {
  private func x(_ id: String, _ it: Fixture, _ change: (inout FrameState) -> Void) throws -> Double {
    var state = it.push(1)
    change(&state)
    return try #require(it.layout.place(state)[id]).frame.minX
  }

  @Test func aTitleGoesToTheTrailingEdgeAndToTheBackLabel() throws {
    let it = try Fixture { $0.left = [] }
    let rest = try x("title.detail", it) { $0.contents[1].titleTravel = 0 }
    #expect(try x("title.detail", it) { $0.contents[1].titleTravel = 1 } == 393)
    #expect(abs(try x("title.detail", it) { $0.contents[1].titleTravel = 0.25 } - (rest + 0.25 * (393 - rest))) < 1e-9)
    #expect(isClose(try x("title.home", it) { $0.contents[0].titleTravel = -1 }, labelX))
  }

  @Test func aLabelLeavesByItsWidthAndComesFromTheTitleBelow() throws {
    let it = try Fixture { $0.left = [] }
    let width = it.width("Mail")
    #expect(abs(try x("back.detail", it) { $0.contents[1].backTravel = -1 } - (labelX - width)) < 1e-9)
    let title = try x("title.home", it) { $0.contents[0].titleTravel = 0 }
    #expect(try x("back.detail", it) { $0.contents[1].backTravel = 1 } == title)
    #expect(isClose(try x("back.detail", it) { $0.contents[1].backTravel = 0 }, labelX))
  }

  @Test func theChevronComesFromSevenRightAndFiveBelow() throws {
    let it = try Fixture()
    var state = it.push(0.5)
    state.chevron = ChevronState(alpha: 0.5, arrival: 1)
    let chevron = try #require(it.layout.place(state)["chevron"])
    #expect(abs(chevron.frame.width - 0.7 * 13) < 1e-9)
    #expect(abs(chevron.frame.midX - (8 + 6.5 + 7)) < 1e-9)
    #expect(abs(chevron.frame.midY - (barTop + 22 + 5)) < 1e-9)
    #expect(chevron.alpha == 0.5)
  }

  @Test func contentsOfATravellingBarGoWithIt() throws {
    let it = try Fixture()
    let rest = try x("title.detail", it) { $0.contents[1].titleTravel = 0 }
    #expect(
      try x("title.detail", it) {
        $0.contents[1].titleTravel = 0; $0.contents[1].x = 100
      } == rest + 100)
    let button = try x("right.detail.0", it) { _ in }
    #expect(try x("right.detail.0", it) { $0.contents[1].x = -40 } == button - 40)
  }

  @Test func aLargeTitleShrinksIntoTheLabelAndTheLabelComesFromIt() throws {
    var it = try Fixture { $0.left = [] }
    it.scene.screens[0].bar.largeTitle = true
    var state = it.push(1)
    state.contents[0].largeTitle = LargeTitleState(height: 52, alpha: 0.5, shrink: 1)
    state.contents[1].backTravel = 1
    let placed = it.layout.place(state)
    let (large, label) = (try #require(placed["largeTitle.home"]), try #require(placed["back.detail"]))
    #expect(isClose(large.frame.minX, labelX) && isClose(large.baseline, barTop + 28))
    #expect(abs(large.frame.height - 17 * (0.9521 + 0.2412)) < 1e-9)
    #expect(label.frame.minX == 16 && isClose(label.baseline, barTop + 44 + 52 - 16))
    #expect(abs(label.frame.width - 2 * it.width("Mail")) < 1e-9)
  }

  @Test func titleAndLabelStayOnOneLineWhileAPromptComes() throws {
    let it = try Fixture { $0.bar.prompt = "Choose" }
    var state = it.push(0.5)
    state.bar.height = 59
    let items = it.layout.place(state)
    for id in ["title.home", "title.detail", "back.detail"] {
      #expect(abs(try #require(items[id]?.baseline) - (barTop + 15 + 28)) < 1e-9, "\(id)")
    }
  }

  @Test(arguments: [0.1, 0.5, 0.9])
  func nothingHangsOutOfABarThatGrows(progress: Double) throws {
    let it = try Fixture { ($0.bar.largeTitle, $0.bar.search) = (true, "Search") }
    var state = it.push(progress)
    state.bar.height = 44 + 104 * progress
    let items = it.layout.place(state)
    let bottom = barTop + state.bar.height
    if let field = items["search.detail"] { #expect(field.frame.maxY <= bottom) }
    if let title = items["largeTitle.detail"] { #expect(try #require(title.baseline) <= bottom - 16 + 1e-9) }
    #expect((items["search.detail"] == nil) == (progress < 0.9))
    #expect((items["largeTitle.detail"] == nil) == (progress < 0.1))
  }
}
