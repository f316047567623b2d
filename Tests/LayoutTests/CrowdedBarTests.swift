import NavReelDrawing
import NavReelScene
import NavReelTestSupport
import Testing

@testable import NavReelLayout

@Suite struct CrowdedBars {
  private func text(_ words: String) -> BarItem { BarItem(.text(words)) }

  private func placed(_ it: Fixture) -> PlacedItems { it.layout.place(it.rest("detail")) }

  /// Returns the frames of the row's items, by id.
  private func row(_ items: PlacedItems) -> [(id: String, frame: Rect)] {
    let parts = ["title", "titleView", "back", "chevron", "left", "right"]
    return items.items.filter { item in parts.contains { item.id == $0 || item.id.hasPrefix($0 + ".detail") } }
      .map { ($0.id, $0.frame) }.sorted { $0.frame.minX < $1.frame.minX }
  }

  /// In any bar, items never overlap or cross the margins, and missing ones are reported.
  @Test(arguments: ["iPhone SE (1st)", "iPhone 15", "iPad (10th)"], [Scene.Orientation.portrait, .landscape])
  func nothingOverlaps(device: String, orientation: Scene.Orientation) throws {
    var random = SeededGenerator(seed: 20)
    let words = [
      "OK", "Edit", "Cancel", "Select All", "Unterstreichen", "An Extraordinarily Long Button Indeed, So Long",
    ]
    for _ in 0..<70 {
      func items() -> [BarItem] {
        (0..<Int.random(in: 0...8, using: &random)).map { _ in
          Bool.random(using: &random)
            ? BarItem(.icon(.builtIn(.gear))) : text(words.randomElement(using: &random) ?? "")
        }
      }
      let (left, right) = (items(), items())
      let title =
        ["", "Inbox", "A Title of a Fair Length", "A Title That No Telephone Has Ever Had Room For, Not Even Turned"]
        .randomElement(using: &random) ?? ""
      let back: BackButton = [.automatic, .minimal, .hidden].randomElement(using: &random) ?? .hidden
      let it = try Fixture(device: device, orientation: orientation) {
        ($0.left, $0.right, $0.title, $0.back) = (left, right, title, back)
      }
      let placed = placed(it)
      let row = row(placed)
      for (a, b) in zip(row, row.dropFirst()) {
        #expect(a.frame.maxX <= b.frame.minX + 1e-9, "\(a) \(b)")
      }
      let margin = it.context.margin
      #expect(
        row.allSatisfy { $0.frame.minX >= margin - BackLabel.outdent && $0.frame.maxX <= it.width - margin + 1e-9 })
      let warned = placed.warnings.filter { $0.code == "crowded-bar" }.map(\.path)
      let all = left.indices.map { "left.detail.\($0)" } + right.indices.map { "right.detail.\($0)" }
      let missing = Set(all + (title.isEmpty ? [] : ["title.detail"])).subtracting(row.map(\.id))
      #expect(Set(warned) == missing)
    }
  }

  @Test func theTitleVanishesBeforeAButtonDoes() throws {
    let it = try Fixture {
      ($0.left, $0.back) = ([], .minimal)
      $0.right = (0..<7).map { _ in text("Edit") }
    }
    let items = placed(it)
    #expect(items["title.detail"] == nil)
    #expect((0..<7).allSatisfy { items["right.detail.\($0)"]?.text == "Edit" })
    #expect(items.warnings.map(\.description) == ["title.detail: left out: the bar has no room for it"])
  }

  @Test func theInnermostButtonOfTheWiderSideIsLeftOut() throws {
    let it = try Fixture {
      ($0.left, $0.back) = ([text("Close")], .hidden)
      $0.right = (0..<8).map { _ in text("Select") }
    }
    let items = placed(it)
    #expect(items["left.detail.0"]?.text == "Close")
    #expect(abs(try #require(items["right.detail.0"]).frame.maxX - (393 - 16)) < 1e-9)
    #expect(items["right.detail.7"] == nil)
    #expect(items.warnings.contains { $0.code == "crowded-bar" && $0.path == "right.detail.7" })
  }

  @Test func theLongerOfTwoWordsIsCut() throws {
    let it = try Fixture {
      ($0.left, $0.back) = ([text("Close")], .hidden)
      $0.right = [text("Select Everything in This Folder and Below")]
    }
    let items = placed(it)
    #expect(items["left.detail.0"]?.text == "Close")
    #expect(items["right.detail.0"]?.text?.hasSuffix("…") == true)
    #expect(items.warnings.contains { $0.code == "truncated-text" && $0.path == "right.detail.0" })
  }

  @Test func aViewInTheTitlesPlaceIsAsWideAsThereIsRoom() throws {
    let it = try Fixture {
      ($0.left, $0.back) = ([], .hidden)
      $0.right = [text("Edit")]
    }
    var state = it.rest("detail")
    state.contents[0].titleView = ViewState(
      kind: .shape(.rectangle, fill: .black, border: nil), frame: Rect(0, 0, 900, 30), alpha: 1, translation: .zero,
      transform: .identity, cornerRadius: 15, isContinuous: false, clips: false)
    let items = it.layout.place(state)
    let view = try #require(items["titleView.detail"]).frame
    let edit = try #require(items["right.detail.0"]).frame
    #expect(view.minX == 16)
    #expect(abs(view.maxX - (edit.minX - 8)) < 1e-9)
    #expect(items.warnings.map(\.path) == ["titleView.detail"])
  }
}
