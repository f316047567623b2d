import NavReelDrawing
import NavReelScene
import Testing

@testable import NavReelLayout

@Suite struct BarRowPlacing {
  private func placed(_ it: Fixture, _ change: (inout FrameState) -> Void = { _ in }) -> PlacedItems {
    var state = it.rest("detail")
    change(&state)
    return it.layout.place(state)
  }

  @Test func titleAndButtonsShareTheBaseline() throws {
    let it = try Fixture()
    let items = placed(it)
    for id in ["title.detail", "back.detail", "right.detail.1"] {
      #expect(isClose(items[id]?.baseline, barTop + 28))
    }
  }

  @Test func compactBarsHaveTheBaselineAt21() throws {
    let it = try Fixture(orientation: .landscape)
    let items = placed(it)
    #expect(try #require(items["title.detail"]).baseline == 21)
    #expect(try #require(items["back.detail"]).baseline == 21)
    #expect(try #require(items["barBackground.detail"]).frame == Rect(0, 0, 852, 32))
    // The margin of 75 includes the safe area of 59.
    #expect(try #require(items["chevron"]).frame.minX == 75 - 8)
  }

  @Test(
    arguments: [
      ("iPhone 15", .ios18, 30 + 1.0 / 3), ("iPhone 15 Plus", .ios18, 34 + 1.0 / 3), ("iPhone 8", .ios10, 27),
      ("iPhone 8 Plus", .ios10, 31),
    ] as [(String, Scene.Look, Double)])
  func backTextFollowsTheChevron(device: String, look: Scene.Look, x: Double) throws {
    var it = try Fixture(device: device)
    it.scene.look = look
    let items = placed(it)
    #expect(isClose(items["back.detail"]?.frame.minX, x))
    let chevron = try #require(items["chevron"])
    #expect(chevron.frame.minX == it.context.margin - 8)
    #expect(chevron.frame.size == Size(13, 21))
  }

  @Test func theTitleIsCentredOnTheBar() throws {
    let it = try Fixture { $0.left = [] }
    let title = try #require(placed(it)["title.detail"])
    let width = it.width("Forest", TextAttributes(size: 17, weight: .semibold))
    #expect(title.frame.width == width)
    #expect(abs(title.frame.minX - (393 - width) / 2) < 1e-9)
  }

  /// Facts: the items of WRNavigationBar's custom bar are about 7 points from the edge, whatever the device's margin.
  @Test(
    arguments: [
      ("iPhone 15", .portrait, 0), ("iPhone 15 Plus", .portrait, 0), ("iPhone 15", .landscape, 59),
    ] as [(String, Scene.Orientation, Double)])
  func itemsOfAPagesOwnBarAreNearTheEdges(device: String, orientation: Scene.Orientation, inset: Double) throws {
    let it = try Fixture(device: device, orientation: orientation) {
      $0.bar.custom = true
      $0.back = .hidden
    }
    let items = placed(it)
    #expect(try #require(items["left.detail.0"]).frame.minX == inset + 7)
    #expect(try #require(items["right.detail.0"]).frame.maxX == it.width - inset - 7)
  }

  @Test func outerButtonsEndAtTheMarginAndNeighboursKeepTheirDistance() throws {
    let it = try Fixture()
    let items = placed(it)
    let more = try #require(items["right.detail.0"]).frame
    let edit = try #require(items["right.detail.1"]).frame
    #expect(more.maxX == 393 - 16)
    #expect(isClose(more.midY, barTop + 22))
    // A text button that is not the outermost keeps 3 points more.
    #expect(abs(more.minX - edit.maxX - 25) < 1e-9)
    let add = try #require(items["left.detail.0"]).frame
    #expect(abs(add.minX - (labelX + it.width("Mail") + 22)) < 1e-9)
  }

  @Test func aScreenWithoutBackButtonBeginsAtTheMargin() throws {
    let it = try Fixture()
    let items = placed(it) {
      $0.contents[0].hasBack = false
      $0.chevron = ChevronState(alpha: 0)
    }
    #expect(try #require(items["left.detail.0"]).frame.minX == 16)
    #expect(items["back.detail"] == nil)
    #expect(items["chevron"] == nil)
  }

  @Test func aLongLabelGivesWayToBackAndThenToTheChevron() throws {
    let long = "A Title of More Than Enough Words"
    let it = try Fixture { $0.left = [] }
    let shortTitle = placed(it) { $0.contents[0].backTitle = long }
    #expect(try #require(shortTitle["back.detail"]).text == "Back")
    let noRoom = placed(it) {
      $0.contents[0].backTitle = long
      $0.contents[0].title = "A Title That Fills Nearly All of the Bar"
    }
    #expect(noRoom["back.detail"] == nil)
    #expect(noRoom["chevron"] != nil)
  }

  @Test(arguments: [("zh-Hans", "返回"), ("ja", "戻る"), ("fr-CA", "Retour"), ("xx", "Back"), ("de", "Zurück")])
  func theWordForBackIsTheLanguages(language: String, word: String) throws {
    let it = try Fixture(language: language)
    let items = placed(it) { $0.contents[0].backTitle = "" }
    #expect(try #require(items["back.detail"]).text == word)
  }

  @Test func aMinimalBackButtonIsTheChevronAlone() throws {
    let items = placed(try Fixture { $0.back = .minimal })
    #expect(items["back.detail"] == nil)
    #expect(items["chevron"] != nil)
    #expect(placed(try Fixture { $0.back = .hidden })["chevron"] == nil)
  }

  @Test func aTitleMovesAsideBeforeItIsCut() throws {
    // The right side takes up far more than the left, so a wide title cannot stay centred.
    let it = try Fixture {
      ($0.left, $0.back) = ([], .minimal)
      $0.right = [BarItem(.text("Select Everything"))]
    }
    let text = "Short Enough to Fit"
    let items = placed(it) { $0.contents[0].title = text }
    let title = try #require(items["title.detail"])
    let button = try #require(items["right.detail.0"]).frame
    #expect(title.text == text)
    #expect(abs(title.frame.maxX - (button.minX - 8)) < 1e-9)
    #expect(title.frame.midX < 393 / 2)
    #expect(items.warnings.isEmpty)
  }

  @Test func aTitleWithoutRoomEndsWithAnEllipsisAndIsWarnedOf() throws {
    let it = try Fixture { $0.left = [] }
    let items = placed(it) { $0.contents[0].title = String(repeating: "Interminable ", count: 6) }
    let title = try #require(items["title.detail"])
    #expect(try #require(title.text).hasSuffix("…"))
    #expect(title.frame.minX >= 16 - 8 + 13 + 8)
    let button = try #require(items["right.detail.1"]).frame
    #expect(title.frame.maxX <= button.minX - 8 + 1e-9)
    #expect(items.warnings.map(\.code) == ["truncated-text"])
    #expect(items.warnings.map(\.path) == ["title.detail"])
  }

  @Test func aCharacterWithoutGlyphIsWarnedOfByCodePoint() throws {
    let it = try Fixture()
    let items = placed(it) { $0.contents[0].title = "A\u{10FFFD}" }
    #expect(items.warnings.contains { $0.code == "missing-glyph" && $0.message.contains("U+10FFFD") })
    #expect(it.layout.warnings.contains { $0.message.contains("U+10FFFD") })
  }

  @Test func disabledButtonsAreGreyAndTintsOfTheirOwnCount() throws {
    let it = try Fixture {
      $0.right = [BarItem(.text("A"), isEnabled: false), BarItem(.text("B"), tintColor: Color(255, 0, 0))]
    }
    let items = placed(it)
    #expect(try #require(items["right.detail.0"]).color == it.context.palette.tertiaryLabel)
    #expect(try #require(items["right.detail.1"]).color == Color(255, 0, 0))
  }

  @Test func picturesAreAtMost24HighAndOnePixelUp() throws {
    let image = Image(name: "p", pixmap: Pixmap(width: 144, height: 216, filling: .black))
    let reference = ImageReference(path: "p.png", size: image.size, isOpaque: true)
    let it = try Fixture(images: ["p.png": image]) { $0.right = [BarItem(.image(reference, isOriginal: false))] }
    let item = try #require(placed(it)["right.detail.0"])
    #expect(item.frame.size == Size(16, 24))
    #expect(abs(item.frame.midY - (barTop + 22 - 1.0 / 3)) < 1e-9)
    #expect(item.color == BarAttributes().tintColor)
  }

  @Test func theBarsTranslationMovesItAndItsItemsOnly() throws {
    let it = try Fixture()
    let (rest, moved) = (
      placed(it),
      placed(it) {
        $0.bar.translationY = -20
        $0.bar.itemsAlpha = 0.5
      }
    )
    for id in ["title.detail", "back.detail", "chevron", "right.detail.0", "hairline.detail", "barBackground.detail"] {
      let (a, b) = (try #require(rest[id]), try #require(moved[id]))
      #expect(abs(b.frame.minY - (a.frame.minY - 20)) < 1e-9, "\(id)")
    }
    #expect(moved["title.detail"]?.alpha == 0.5 && moved["right.detail.0"]?.alpha == 0.5)
    #expect(moved["barBackground.detail"]?.alpha == 1)
    #expect(rest["statusBar.time"] == moved["statusBar.time"])
  }

  @Test func anIPadsRowIs50WithItsTextAt31() throws {
    let items = placed(try Fixture(device: "iPad Pro 11 (4th)"))
    #expect(try #require(items["title.detail"]).baseline == 24 + 31)
    #expect(try #require(items["right.detail.0"]).frame.midY == 24 + 25)
  }

  @Test func aTitleViewIsCentredInTheRowAndMovedByItsOrigin() throws {
    let it = try Fixture { $0.left = [] }
    let view = ViewState(
      kind: .shape(.rectangle, fill: .black, border: nil), frame: Rect(3, 5, 100, 30), alpha: 0.5, translation: .zero,
      transform: .identity, cornerRadius: 15, isContinuous: false, clips: false)
    let items = placed(it) {
      $0.contents[0].titleView = view
      $0.contents[0].titleAlpha = 0.5
    }
    let item = try #require(items["titleView.detail"])
    #expect(
      item.frame.minX == 146.5 + 3 && isClose(item.frame.minY, barTop + 7 + 5) && item.frame.size == Size(100, 30))
    #expect(item.alpha == 0.25)
    #expect(items["title.detail"] == nil)
  }

  @Test(arguments: [22.0, 44])
  func aTextInTheTitlesPlaceStandsOnTheTitlesLine(height: Double) throws {
    let view = ViewState(
      kind: .text("Forest", attributes: TextAttributes(size: 17, weight: .semibold), color: .black, alignment: .center),
      frame: Rect(0, 0, 160, height), alpha: 1, translation: .zero, transform: .identity, cornerRadius: 0,
      isContinuous: false, clips: false)
    let items = placed(try Fixture()) { $0.contents[0].titleView = view }
    #expect(abs(try #require(items["titleView.detail"]?.baseline) - (barTop + 28)) < 0.4)
  }
}
