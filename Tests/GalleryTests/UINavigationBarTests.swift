import NavReelDrawing
import NavReelTestSupport
import Testing

@testable import NavReelLayout
@testable import NavReel
@testable import NavReelScene

/// What the second article says of bars, and what came after it.
@Suite struct UINavigationBarTests {
  @Test func aBarOnItsOwnIsAtItsPlace() throws {
    let placed = try UINavigationBarChapter("bar-position", scale: 2).placed("each")
    func background(_ index: Int) -> Rect? { placed["barBackground.view.each.\(index)"]?.frame }
    func hairline(_ index: Int) -> Rect? { placed["hairline.view.each.\(index)"]?.frame }
    #expect(background(0) == Rect(0, 0, 375, 64), "attached: up under the status bar")
    #expect(background(1) == Rect(0, 200, 375, 44) && background(2) == Rect(0, 380, 375, 44))
    #expect(background(3) == Rect(0, 623, 375, 44))
    for (index, y) in [(0, 64.0), (1, 244), (2, 424), (3, 622.5)] {
      #expect(hairline(index) == Rect(0, y, 375, 0.5), "half a point, outside the bar")
    }
  }

  @Test func onlyAnAttachedBarIsSeenUnderTheStatusBar() throws {
    let chapter = try UINavigationBarChapter("bar-position")
    let (top, attached) = (try chapter.picture("top"), try chapter.picture("attached"))
    #expect(attached.levels(100, 10) == [0xFF, 0xD2, 0x3F] && attached.levels(100, 40) == [0xFF, 0xD2, 0x3F])
    #expect(top.levels(100, 10) != [0xFF, 0xD2, 0x3F] && top.levels(100, 40) == [0xFF, 0xD2, 0x3F])
  }

  @Test func theTintReachesItemsAndChevronButNoTitle() throws {
    let chapter = try UINavigationBarChapter("tint-color")
    for (id, bar, _) in try chapter.bars("palette") {
      let placed = try chapter.placed("palette")
      #expect(placed["chevron.\(id)"]?.color == bar.bar.tintColor && placed["back.\(id)"]?.color == bar.bar.tintColor)
      #expect(placed["right.\(id).0"]?.color == bar.bar.tintColor)
      #expect(placed["title.\(id)"]?.color == (bar.bar.barStyle == .black ? .white : .black))
    }
    let pink = try #require(SystemColors(look: .ios10, appearance: .light)["systemPink"])
    let film = try chapter.stage.film("push")
    for step in 0...20 {
      let placed = try chapter.placed("push", at: film.duration * Double(step) / 20)
      for id in ["title.list", "title.detail"] { #expect((placed[id]?.color ?? .black) == .black) }
    }
    #expect(try chapter.placed("push", at: film.duration)["chevron"]?.color == pink)
    #expect(try chapter.placed("push", at: film.duration)["right.detail.0"]?.color == pink)
  }

  @Test func aTitleMovesByTheAdjustmentOfItsMetrics() throws {
    let chapter = try UINavigationBarChapter("title-attributes")
    let placed = try chapter.placed("table")
    for (id, bar, frame) in try chapter.bars("table") {
      let title = try #require(placed["title.\(id)"]?.baseline) - frame.minY
      // 28 of 44 points and 21 of 32 is where a baseline rests.
      let expected: Double =
        switch bar.title {
        case "default: 6": 34
        case "compact: −4": 17
        case "compact, as default": 27
        default: 28
        }
      #expect(title == expected, "\(bar.title)")
      if let left = placed["left.\(id).0"]?.baseline { #expect(left - frame.minY == (frame.height < 44 ? 21 : 28)) }
    }
  }

  @Test func attributesOfATitleAreDrawn() throws {
    let chapter = try UINavigationBarChapter("title-attributes")
    let bars = try chapter.bars("table")
    func font(_ title: String) throws -> TextAttributes {
      try #require(bars.first { $0.bar.title == title }).bar.bar.titleFont
    }
    #expect(try font("none") == TextAttributes(size: 17, weight: .semibold))
    #expect(try font("size 24") == TextAttributes(size: 24, weight: .semibold))
    #expect(try font("weight regular").weight == .regular && font("weight bold").weight == .bold)
    #expect(try font("kern 4").tracking == 4)
    #expect(try font("shadow").shadow == TextShadow(color: Color(0, 0, 0, 0.6), offset: Point(0, 2), blurRadius: 2))
  }

  @Test func aRefusedPopDimsTheBackButtonAndNothingElse() throws {
    let chapter = try UINavigationBarChapter("refused-pop")
    let film = try chapter.stage.film("refused")
    let rest = try chapter.state("refused")
    var darkest = 1.0
    for step in 0...60 {
      var state = film.timeline.state(at: film.duration * Double(step) / 60)
      darkest = min(darkest, state.chevron.alpha)
      state.chevron.alpha = 1
      state.contents[0].backAlpha = 1
      (state.time, state.phase) = (rest.time, rest.phase)
      #expect(state == rest)
    }
    #expect(darkest < 0.3)
    #expect(film.timeline.state(at: film.duration).chevron.alpha == 1)
  }

  @Test func anAppearanceComesInWithTheContent() throws {
    let chapter = try UINavigationBarChapter("appearance-objects")
    func alpha(_ reel: String, _ time: Double) throws -> Double {
      try chapter.state(reel, at: time).backgrounds.filter { $0.fill.color != nil || $0.fill.effect != nil }
        .map(\.alpha).max() ?? 0
    }
    for reel in ["opaque", "default"] {
      #expect(try alpha(reel, 0) == 0, "\(reel)")
      #expect(try alpha(reel, 9) == 1, "\(reel)")
    }
  }

  @Test func aLargeTitleGivesWayToTheSmallOne() throws {
    let chapter = try UINavigationBarChapter("large-titles")
    let film = try chapter.stage.film("collapse")
    let (first, last) = (film.timeline.state(at: 0), film.timeline.state(at: film.duration))
    #expect(first.bar.height == 96 && first.contents[0].titleAlpha == 0)
    #expect(last.bar.height == 44 && last.contents[0].titleAlpha == 1)
    for step in 0...40 {
      let state = film.timeline.state(at: film.duration * Double(step) / 40)
      #expect(abs(state.bar.height - max(44, 96 - (state.screens[0].offset + 161.0 / 3 + 96))) < 1e-9)
    }
    let pulled = try chapter.state("pull", at: 0.5)
    let scale = try #require(pulled.contents[0].largeTitle).scale
    #expect(scale > 1.02 && scale <= 1.1 && pulled.bar.height > 96)
  }

  @Test func promptAndSearchMakeTheBarHigher() throws {
    let chapter = try UINavigationBarChapter("prompt-and-search")
    #expect(try chapter.state("prompt").bar.height == 44)
    #expect(try chapter.state("prompt", at: 9).bar.height == 74)
    #expect(try chapter.state("search").bar.height == 44 + 52 + 52)
    let barTop = 161.0 / 3
    let title = try #require(try chapter.placed("prompt", at: 9)["title.flight"]?.baseline)
    #expect(abs(title - (barTop + 30 + 28)) < 1e-9)
    let field = try #require(try chapter.placed("search")["search.list"]).frame
    #expect(field.minX == 16 && field.maxX == 393 - 16 && field.minY > barTop + 96)
  }

  @Test func aHiddenBarComesAndGoesWithItsPage() throws {
    let chapter = try UINavigationBarChapter("hidden-bar")
    #expect(try chapter.state("push").backgrounds.isEmpty)
    let film = try chapter.stage.film("push")
    for step in 1..<20 {
      let state = film.timeline.state(at: 0.1 + (film.duration - 0.3) * Double(step) / 20)
      let page = try #require(state.screens.last)
      #expect(state.backgrounds.map(\.screen) == ["list"] && abs(state.backgrounds[0].x - page.x) < 1e-9)
    }
  }

  @Test func barsOfAPhoneHeldSidewaysAreCompact() throws {
    let chapter = try UINavigationBarChapter("landscape-bars")
    let state = try chapter.state("list")
    #expect(state.bar.height == 32 && state.contents[0].largeTitle == nil)
    #expect(state.backgrounds[0].fill.color == SystemColors(look: .ios18, appearance: .light)["systemTeal"])
    let placed = try chapter.placed("list")
    #expect(placed["title.list"]?.baseline == 21 && placed["left.list.0"]?.frame.minX == 75)
  }
}
