import NavReelDrawing
import NavReelScene
import Testing
import NavReelTypography

@testable import NavReelLayout

/// Buttons that two screens share at the same place stay (recordings of iOS 9.2 and 10.1); others cross-fade.
@Suite struct KeptButtonTests {
  private func fixture(
    _ below: [BarItem], _ above: [BarItem], side: WritableKeyPath<Screen, [BarItem]> = \.right
  ) throws -> Fixture {
    var it = try Fixture {
      ($0.left, $0.right, $0.back) = ([], [], .hidden)
      $0[keyPath: side] = above
    }
    it.scene.screens[0][keyPath: side] = below
    return it
  }

  private let next = BarItem(.text("Next"))

  /// Returns the number of times that a text is drawn.
  private func count(_ text: String, _ placed: PlacedItems) -> Int { placed.texts.count { $0.text == text } }

  @Test(arguments: ["left", "right"], [Reel.Operation.push, .pop])
  func equalButtonsStay(name: String, operation: Reel.Operation) throws {
    let it = try fixture([next], [next], side: name == "left" ? \.left : \.right)
    for p in [0.01, 0.5, 0.99] {
      var state = it.push(p)
      state.operation = operation
      state.bar.itemsAlpha = 0.8
      let placed = it.layout.place(state)
      for screen in ["home", "detail"] {
        let item = try #require(placed["\(name).\(screen).0"])
        #expect(item.alpha == 0.8 && item.isShared && item.text == "Next")
      }
      #expect(count("Next", placed) == 1, "drawn twice, its edges would be darker")
    }
  }

  @Test func buttonsThatDifferInAnythingThatShowsCrossFade() throws {
    let icon = BarItem(.icon(.builtIn(.add)))
    for (below, above) in [
      ([BarItem(.text("Next4"))], [BarItem(.text("Next3"))]), ([next], [BarItem(.text("Next"), style: .done)]),
      ([next], [icon]), ([icon, next], [next]), ([icon, next], [BarItem(.text("A longer word")), next]),
    ] {
      let it = try fixture(below, above)
      let placed = it.layout.place(it.push(0.3))
      for index in below.indices { #expect(placed["right.home.\(index)"]?.alpha == 0.7) }
      for index in above.indices { #expect(placed["right.detail.\(index)"]?.alpha == 0.3) }
    }
    let both = try fixture([icon, next], [icon, BarItem(.text("Other"))])
    let placed = both.layout.place(both.push(0.3))
    #expect(placed["right.home.0"]?.alpha == 1 && placed["right.home.1"]?.alpha == 0.7)
  }

  @Test func onlyTheirColourChanges() throws {
    var (red, blue) = (next, next)
    (red.tintColor, blue.tintColor) = (Color(255, 0, 0), Color(0, 0, 255))
    let it = try fixture([red], [blue])
    func color(_ p: Double, _ operation: Reel.Operation) -> Color? {
      var state = it.push(p)
      state.operation = operation
      return it.layout.place(state)["right.detail.0"]?.color
    }
    #expect(color(0.25, .push) == Color(red: 0.75, green: 0, blue: 0.25))
    #expect(color(0.25, .pop) == Color(red: 0.25, green: 0, blue: 0.75))
    let plain = try fixture([next], [next])
    #expect(plain.layout.place(plain.push(0.4))["right.detail.0"]?.color == plain.push(0.4).bar.tintColor)
  }

  @Test func barsThatTravelWithTheirPagesTakeTheirButtonsAlong() throws {
    let it = try fixture([next], [next])
    var state = it.push(0.4)
    (state.contents[0].x, state.contents[1].x) = (-100, 200)
    #expect(it.layout.place(state)["right.home.0"]?.alpha == 0.6)
    #expect(count("Next", it.layout.place(state)) == 2)
  }

  /// Text buttons: 16 from the edge on iOS 10 and later, and 8 on iOS 8 and 9 (four recordings), which have no look.
  @Test(arguments: Scene.Look.allCases) func aTextButtonEndsSixteenFromTheEdge(look: Scene.Look) throws {
    var it = try Fixture { ($0.left, $0.back, $0.right) = ([BarItem(.text("Edit"))], .hidden, [next]) }
    it.scene.look = look
    let placed = it.layout.place(it.rest("detail"))
    #expect(abs(try #require(placed["right.detail.0"]).frame.maxX - (393 - 16)) < 1e-9)
    #expect(placed["left.detail.0"]?.frame.minX == 16)
  }
}
