import NavReelDrawing
import NavReelScene
import Testing

@testable import NavReelLayout

/// Moving titles fade out over about ten points, a few points before a button (recordings of iOS 8 to 11).
@Suite struct TitleFade {
  private func place(_ it: Fixture, travel: Double) -> PlacedItems {
    var state = it.push(0.5)
    (state.contents[1].titleTravel, state.contents[1].titleAlpha) = (travel, 1)
    return it.layout.place(state)
  }

  private func title(_ it: Fixture, travel: Double) throws -> PlacedItem {
    try #require(place(it, travel: travel)["title.detail"])
  }

  @Test func itEndsFourPointsBeforeTheButtonAndBeginsTenBefore() throws {
    let it = try Fixture { ($0.left, $0.right) = ([], [BarItem(.text("Edit"))]) }
    let edge = try #require(it.row("detail").right.first).frame.minX
    let fade = try #require(try title(it, travel: 0.75).edgeFade)
    #expect(fade.left == nil)
    #expect(abs(try #require(fade.right).whole - (edge - 14)) < 1e-9)
    #expect(abs(try #require(fade.right).gone - (edge - 4)) < 1e-9)
    let seen = try #require(place(it, travel: 0.75).seenItems().first { $0.item.id == "title.detail" }).seen
    #expect(seen.width > 0 && abs(seen.maxX - (edge - 4)) < 1e-9)
    #expect(fade.mask.color(at: 0.999).alpha < 0.02)
    func alpha(_ x: Double) -> Double {
      fade.mask.color(at: (x - fade.mask.start.x) / (fade.mask.end.x - fade.mask.start.x)).alpha
    }
    #expect(alpha(edge - 100) == 1 && abs(alpha(edge - 14) - 1) < 1e-9 && abs(alpha(edge - 9) - 0.5) < 1e-9)
    #expect(alpha(edge - 3.9) == 0)
  }

  @Test func aTitleThatIsClearOfTheButtonsIsAsItIs() throws {
    let it = try Fixture { ($0.left, $0.right) = ([], [BarItem(.icon(.builtIn(.add)))]) }
    #expect(try title(it, travel: 0.2).edgeFade == nil)
    let bare = try Fixture { ($0.left, $0.right) = ([], []) }
    for travel in [-0.9, 0.9, 1] { #expect(try title(bare, travel: travel).edgeFade == nil) }
  }

  /// A title at rest 8 points from a button loses nothing, and the fade begins where it ended.
  @Test(arguments: [1e-6, -1e-6]) func noFadeBeginsAtOnce(travel: Double) throws {
    let wide = [BarItem(.text("Select Everything"))]
    let it = try Fixture {
      ($0.title, $0.back) = ("A Title of Some Length", .hidden)
      ($0.left, $0.right) = travel > 0 ? ([], wide) : (wide, [])
    }
    let rest = try title(it, travel: 0)
    #expect(rest.edgeFade == nil)
    let moving = try title(it, travel: travel)
    let ramp = try #require(travel > 0 ? moving.edgeFade?.right : moving.edgeFade?.left)
    let side = travel > 0 ? rest.frame.maxX : rest.frame.minX
    #expect(abs(ramp.whole - side) < 1e-9 && abs(abs(ramp.gone - side) - 4) < 1e-9)
  }

  @Test func itFadesAtTheLeftOnItsWayToTheLabel() throws {
    let it = try Fixture { ($0.left, $0.right) = ([BarItem(.text("Edit"))], []) }
    let edge = try #require(it.row("detail").left.first).frame.maxX
    let ramp = try #require(try title(it, travel: -0.95).edgeFade?.left)
    #expect(abs(ramp.whole - (edge + 14)) < 1e-9 && abs(ramp.gone - (edge + 4)) < 1e-9)
  }

  @Test func rightToLeftReadingMirrorsIt() throws {
    var it = try Fixture { ($0.left, $0.right) = ([], [BarItem(.text("Edit"))]) }
    let right = try #require(try title(it, travel: 0.9).edgeFade?.right)
    it.scene.direction = .rightToLeft
    #expect(
      try title(it, travel: 0.9).edgeFade?.left == EdgeFade.Ramp(whole: 393 - right.whole, gone: 393 - right.gone))
  }

  @Test func aBarThatTravelsTakesTheFadeAlong() throws {
    let it = try Fixture { ($0.left, $0.right) = ([], [BarItem(.text("Edit"))]) }
    var state = it.push(0.5)
    (state.contents[1].titleTravel, state.contents[1].x) = (0.9, 50)
    let edge = try #require(it.layout.place(state)["right.detail.0"]).frame.minX
    let gone = try #require(it.layout.place(state)["title.detail"]?.edgeFade?.right?.gone)
    #expect(abs(gone - (edge - 4)) < 1e-9)
  }

  /// Title views and their parts fade like titles; one that covers a button at rest is taken as intended.
  @Test func viewsInTheTitlesPlaceFadeAsWell() throws {
    let it = try Fixture { ($0.left, $0.right) = ([], [BarItem(.text("Edit"))]) }
    func place(x: Double) throws -> PlacedItems {
      var state = it.push(0.5)
      let part = ViewState(
        kind: .shape(.rectangle, fill: .black, border: nil), frame: Rect(0, 0, 100, 30), alpha: 1, translation: .zero,
        transform: .identity, cornerRadius: 0, isContinuous: false, clips: false)
      var view = part
      (view.kind, view.frame) = (.group([part]), Rect(x, 0, 100, 30))
      (state.contents[1].titleView, state.contents[1].titleTravel) = (view, 0.8)
      return it.layout.place(state)
    }
    let edge = try #require(it.row("detail").right.first).frame.minX
    for id in ["titleView.detail", "titleView.detail.0"] {
      let seen = try #require(try place(x: 0).seenItems().first { $0.item.id == id }).seen
      #expect(seen.width > 0 && abs(seen.maxX - (edge - 4)) < 1e-9, "\(id)")
    }
    #expect(try #require(try place(x: 150)["titleView.detail"]).edgeFade == nil)
  }
}
