import NavReelDrawing
import NavReelScene
import Testing

@testable import NavReelLayout

@Suite struct Travel {
  private func x(_ id: String, _ it: Fixture, _ change: (inout FrameState) -> Void) throws -> Double {
    var state = it.push(1)
    change(&state)
    return try #require(it.layout.place(state)[id]).frame.minX
  }

  /// Recordings: the left edge ends at W on iOS 8 to 10, at W − 13 on iOS 11 and 12.
  @Test(arguments: [(Scene.Look.ios10, 393.0), (.ios18, 380)])
  func aTitleGoesToTheTrailingEdgeAndToTheBackLabel(look: Scene.Look, end: Double) throws {
    var it = try Fixture { $0.left = [] }
    it.scene.look = look
    let rest = try x("title.detail", it) { $0.contents[1].titleTravel = 0 }
    #expect(try x("title.detail", it) { $0.contents[1].titleTravel = 1 } == end)
    #expect(abs(try x("title.detail", it) { $0.contents[1].titleTravel = 0.25 } - (rest + 0.25 * (end - rest))) < 1e-9)
    #expect(isClose(try x("title.home", it) { $0.contents[0].titleTravel = -1 }, it.row("detail").backX))
  }

  @Test func aLabelLeavesByItsWidthAndComesFromTheTitleBelow() throws {
    let it = try Fixture { $0.left = [] }
    let width = it.width("Mail")
    #expect(abs(try x("back.detail", it) { $0.contents[1].backTravel = -1 } - (labelX - width)) < 1e-9)
    let title = try x("title.home", it) { $0.contents[0].titleTravel = 0 }
    #expect(try x("back.detail", it) { $0.contents[1].backTravel = 1 } == title)
    #expect(isClose(try x("back.detail", it) { $0.contents[1].backTravel = 0 }, labelX))
  }

  /// Recordings: 123.3 points on iOS 8, where the title moves 62.1; the same distance as the title from iOS 11 on.
  @Test(arguments: [(Scene.Look.ios10, 2.0), (.ios18, 1)])
  func aLabelThatSaysSomethingElseGoesFurther(look: Scene.Look, times: Double) throws {
    var it = try Fixture { ($0.left, $0.back) = ([], .text("Back")) }
    it.scene.look = look
    let (title, rest) = (it.row("home").titleX, it.row("detail").backX)
    func way(_ t: Double) throws -> Double { try x("back.detail", it) { $0.contents[1].backTravel = t } - rest }
    for t in [0.25, 0.5, 1] { #expect(abs(try way(t) - times * t * (title - rest)) < 1e-9) }
    it.scene.screens[1].back = .text("Mail")
    #expect(abs(try way(0.5) - 0.5 * (title - rest)) < 1e-9, "what the title says goes its way")
  }

  /// A recording of iOS 11: nothing of a leaving label shows left of 12.5, and all of it from 13.6 on.
  @Test func aLabelThatLeavesIsCutAtTheChevron() throws {
    let it = try Fixture { $0.left = [] }
    func seen(_ t: Double) throws -> Rect {
      var state = it.push(0.5)
      state.contents[1].backTravel = t
      return try #require(it.layout.place(state).seenItems().first { $0.item.id == "back.detail" }).seen
    }
    let chevron = BackLabel.chevronFrame(top: 0, it.context)
    #expect(try seen(-0.7).minX == chevron.minX + 4.5)
    #expect(try seen(-0.1).minX == it.row("detail").backX - 0.1 * it.width("Mail"))
    #expect(try seen(0.5).width == it.width("Mail"))
  }

  @Test(arguments: Scene.Look.allCases) func theChevronStandsStillWhileItComes(look: Scene.Look) throws {
    var it = try Fixture()
    it.scene.look = look
    let rest = try #require(it.layout.place(it.rest("detail"))["chevron"]).frame
    for p in [0.01, 0.3, 0.9] {
      let chevron = try #require(it.layout.place(it.push(p))["chevron"])
      #expect(chevron.frame == rest && chevron.alpha == p)
    }
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
