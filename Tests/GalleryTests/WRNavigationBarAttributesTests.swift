import NavReelDrawing
import NavReel
import NavReelScene
import Testing

/// What one line changes, and what the defaults do not reach.
@Suite struct WRNavigationBarAttributesTests {
  @Test(arguments: ["bar-colour", "background-alpha", "item-tint", "title-colour", "status-bar", "hairline"])
  func oneLineChangesOneAttribute(name: String) throws {
    let scene = try WRNavigationBarScene("attributes").stage.scene
    let home = try #require(scene.screen("home")).bar
    var bar = try #require(scene.screen(name)).bar
    #expect(bar != home)
    switch name {
    case "bar-colour": bar.barTintColor = home.barTintColor
    case "background-alpha": bar.backgroundAlpha = home.backgroundAlpha
    case "item-tint": bar.tintColor = home.tintColor
    case "title-colour": bar.titleColor = home.titleColor
    case "status-bar": bar.statusBarStyle = home.statusBarStyle
    default: (bar.shadowHidden, bar.shadowColor) = (home.shadowHidden, home.shadowColor)
    }
    #expect(bar == home)
  }

  @Test func theDefaultsAreTheDemosAndReachEveryScreen() throws {
    let bar = try WRNavigationBarScene("attributes").state(of: "home", at: 0)
    #expect(bar.backgrounds.map(\.fill.color) == [.demoBlue] && bar.backgrounds.map(\.alpha) == [1])
    #expect(bar.bar.tintColor == .white && bar.bar.titleColor == .white)
    #expect(bar.statusBar.style == .lightContent && bar.backgrounds.allSatisfy { $0.fill.shadowColor == nil })
  }

  @Test func anExcludedScreenKeepsTheSystemsLook() throws {
    let scene = try WRNavigationBarScene("excluded").stage.scene
    let plain = try #require(scene.screen("plain")).bar
    var system = BarAttributes(look: scene.look)
    system.excluded = true
    #expect(plain == system)
    let special = try #require(scene.screen("special")).bar
    (system.barTintColor, system.titleColor, system.tintColor) = (
      Color(255, 128, 0), Color(0, 255, 0), Color(0, 0, 255)
    )
    system.isTranslucent = true
    #expect(special == system)
  }

  /// The Objective-C library skips its updates where the target is on the list.
  @Test func theLibraryLeavesTheBarAloneOnTheWayToAnExcludedScreen() throws {
    let film = try WRNavigationBarScene("excluded").film("push-wr-objc")
    let first = film.state(at: 0).backgrounds
    for step in 0..<20 { #expect(film.state(at: 0.1 + 0.5 * Double(step) / 20).backgrounds == first) }
    let last = film.state(at: film.duration).backgrounds
    #expect(last.count == 1 && last[0].screen == "special" && last[0].fill.effect != nil)
  }

  @Test func theOrdinaryListHasTenRowsOf50PointsAndAGreyDetail() throws {
    let scene = try WRNavigationBarScene("normal-list").stage.scene
    guard case .rows(let rows) = try #require(scene.screen("list")).content.kind else {
      Issue.record("no rows")
      return
    }
    #expect(rows.count == 10 && rows.height == 50 && rows.titles.count == 10)
    #expect(try #require(scene.screen("detail")).content.backgroundColor == Color(126, 126, 126))
    #expect(try #require(scene.screen("list")).title == "常用")
  }
}
