import NavReelDrawing
import NavReelMotion
import NavReel
import NavReelScene
import Testing

@testable import NavReelReview

/// The rules about the placement of items in one instant.
@Suite struct PlacementRuleTests {
  // MARK: overlap

  private func titleView(x: Double) -> String {
    """
    screens: {a: {right: [{icon: "add"}],
      titleView: {frame: [\(x), 0, 30, 20], views: [{shape: "rectangle", color: "red", frame: [0, 0, 30, 20]}]}}},
    reels: {r: {type: "still", screen: "a"}}
    """
  }

  @Test func aTitleMayReachAButtonButNotLieOverIt() throws {
    let title = try frame(of: "titleView.a", titleView(x: 0))
    let button = try frame(of: "right.a.0", titleView(x: 0))
    func common(_ width: Double) throws -> [LintFinding] {
      try findings(.overlap, titleView(x: button.minX - title.maxX + width))
    }
    #expect(try common(0.9).isEmpty)
    let found = try common(1.1)
    #expect(found.map(\.severity) == [.error] && found.first?.subjects == ["titleView.a", "right.a.0"])
    #expect(found.first?.message == "titleView.a lies over right.a.0, 1.1 points wide")
  }

  private static let titles = ["Home", "Terms and Conditions", "What Everybody Should Have Read by Now"]

  private static let buttons = [
    "", #"right: [{icon: "add"}]"#, #"right: [{text: "Edit"}]"#, #"right: [{text: "Select All"}]"#,
    #"right: [{text: "Done", style: "done"}, {icon: "share"}]"#, #"left: [{icon: "close"}], right: [{text: "Save"}]"#,
    #"left: [{text: "Cancel"}], right: [{text: "Add", style: "done"}]"#,
    #"back: {text: "Back"}, right: [{icon: "more"}]"#,
  ]

  /// Twenty-four everyday titles and buttons, to and from a screen with a button and from one without.
  @Test(
    arguments: ["iPhone SE (1st)", "iPhone 8", "iPhone 15", "iPhone 16 Pro Max"], Scene.Look.allCases)
  func noTitleOfAnOrdinaryTransitionLiesOverAButton(device: String, look: Scene.Look) throws {
    for title in Self.titles {
      for buttons in Self.buttons {
        let text = """
          {navreel: 1, device: "\(device)", look: "\(look.rawValue)",
            screens: {a: {title: "Home"}, b: {title: "\(title)", \(buttons)}, c: {title: "Settings", right: [{icon: "edit"}]}},
            reels: {push: {type: "push", from: "a", to: "b"}, pop: {type: "pop", from: "b", to: "a"},
              deeper: {type: "push", from: "b", to: "c", stack: ["a"]},
              swipe: {type: "swipe", from: "b", to: "c", stack: ["a", "c"], finger: [[0, 0], [0.6, 1]], release: "finish"}}}
          """
        let stage = try Stage(scene: SceneDocument(text: text, name: "bars").decode().resolve(), named: "bars")
        for film in try stage.films() {
          let found = try Lint(rules: [.overlap], fps: 30, jobs: 2).findings(in: film)
          #expect(found == [], "\(title) \(buttons) \(film.reel.name)")
        }
      }
    }
  }

  // MARK: uncovered

  private func animator(_ from: String, _ to: String) -> String {
    """
    screens: {a: {}, b: {}}, animators: {move: {duration: 0.3, curve: "linear", from: {\(from)}, to: {\(to)}}},
    reels: {r: {type: "push", from: "a", to: "b", animator: "move"}}
    """
  }

  @Test func pagesThatPartLeaveBlack() throws {
    let to = "translationX: [[0, 1], [1, 0]]"
    // At most half a point of black is one pixel here, which may be rounding; a hundredth more is not.
    #expect(try findings(.uncovered, animator("translationX: [[0, 0], [1, -1.0041]]", to)).isEmpty)
    #expect(try findings(.uncovered, animator("translationX: [[0, 0], [1, -1.0045]]", to)).count == 1)
    let found = try findings(.uncovered, animator("translationX: [[0, 0], [1, -1.02]]", to))
    #expect(found.map(\.severity) == [.error] && found.first?.subjects == ["page.a", "page.b"])
    #expect(found.first?.message.hasSuffix("of the screen") == true)
  }

  @Test func aPageThatShrinksOrFadesLeavesBlack() throws {
    #expect(try !findings(.uncovered, animator("scale: [[0, 1], [1, 0.8]]", "alpha: [[0, 0], [1, 1]]")).isEmpty)
    #expect(try !findings(.uncovered, animator("alpha: [[0, 1], [1, 0]]", "alpha: [[0, 0], [1, 1]]")).isEmpty)
    #expect(try findings(.uncovered, animator("", "alpha: [[0, 0], [1, 1]], scale: [[0, 0.5], [1, 1]]")).isEmpty)
    #expect(try findings(.uncovered, animator("", "rotation: [[0, -90], [1, 0]], anchor: [0, 0]")).isEmpty)
  }

  @Test(arguments: ["push", "pop"]) func theSystemsMotionCoversAll(type: String) throws {
    let members = "screens: {a: {}, b: {}}, reels: {r: {type: '\(type)', from: 'a', to: 'b'}}"
    #expect(try findings(.uncovered, members).isEmpty)
  }

  // MARK: truncated-text

  private func titled(_ title: String) -> String {
    "screens: {a: {title: '\(title)'}}, reels: {r: {type: 'still', screen: 'a'}}"
  }

  @Test func theFirstTitleThatIsCutIsTold() throws {
    let titles = (1...40).map { String(repeating: "m", count: $0) }
    let cut = try #require(try titles.firstIndex { try text(of: "title.a", titled($0)) != $0 })
    #expect(try findings(.truncatedText, titled(titles[cut - 1])).isEmpty)
    let found = try findings(.truncatedText, titled(titles[cut]))
    #expect(found.map(\.severity) == [.warning] && found.first?.subjects == ["title.a"])
    #expect(found.first?.message.hasPrefix("title.a is cut to \"m") == true)
  }

  // MARK: doubled-translucency

  private func effect(overlap: Double, kind: String = "effect: 'light'", bar: String = "isTranslucent: true") -> String
  {
    """
    look: "ios10",
    screens: {a: {bar: {\(bar)}, views: [{\(kind), frame: [0, \(64 - overlap), 120, 60]}]}},
    reels: {r: {type: "still", screen: "a"}}
    """
  }

  @Test func aBlurUnderATranslucentBarIsDoubled() throws {
    #expect(try findings(.doubledTranslucency, effect(overlap: 7.9)).isEmpty)
    #expect(try findings(.doubledTranslucency, effect(overlap: 8.1)).count == 1)
    let found = try findings(.doubledTranslucency, effect(overlap: 9))
    #expect(found.map(\.severity) == [.warning] && found.first?.subjects == ["view.a.0", "barBackground.a"])
    #expect(found.first?.message == "barBackground.a lies over view.a.0, both translucent, 120 × 9 points")
    #expect(try findings(.doubledTranslucency, effect(overlap: 9, bar: "isTranslucent: false")).isEmpty)
    #expect(
      try findings(.doubledTranslucency, effect(overlap: 9, kind: "shape: 'rectangle', color: 'red'")).isEmpty)
  }

  @Test func aCrossFadeOfTwoBarsIsNot() throws {
    let members = "look: 'ios10', screens: {a: {}, b: {}}, reels: {r: {type: 'push', from: 'a', to: 'b'}}"
    #expect(try findings(.doubledTranslucency, members).isEmpty)
  }

  // MARK: ambiguous-rotation

  @Test func halfATurnHasNoShorterWay() throws {
    func turn(_ degrees: Int) throws -> [LintFinding] {
      try findings(.ambiguousRotation, animator("", "rotation: [[0, \(degrees)], [1, 0]]"))
    }
    #expect(try turn(179).isEmpty && turn(-179).isEmpty && turn(0).isEmpty)
    #expect(try turn(180).map(\.message) == ["page.b turns by -180 degrees, which has no shorter way"])
    #expect(try turn(-360).map(\.message) == ["page.b turns by 360 degrees, of which nothing is seen"])
    #expect(
      try turn(-270).map(\.message) == ["page.b turns by 270 degrees, of which -90 are drawn, the shorter way"])
    #expect(try turn(180).first?.severity == .warning)
  }

  @Test func viewsTurnToo() throws {
    let members = """
      screens: {a: {views: [{views: [
        {shape: "rectangle", color: "red", frame: [0, 0, 9, 9], transform: {rotation: {time: [[0, 0], [1, 180]]}}},
      ], frame: [0, 0, 20, 20]}]}},
      reels: {r: {type: "still", screen: "a", duration: 1}}
      """
    #expect(try findings(.ambiguousRotation, members).first?.subjects == ["view.a.0.0"])
  }

  // MARK: lost-blur

  private func faded(_ alpha: Double, own: Double = 1) throws -> [LintFinding] {
    try findings(
      .lostBlur,
      """
      screens: {a: {views: [{alpha: \(alpha), frame: [0, 0, 60, 60], views: [
        {effect: "light", alpha: \(own), frame: [0, 0, 60, 60]},
      ]}]}},
      reels: {r: {type: "still", screen: "a"}}
      """)
  }

  @Test func aBlurInAFadedViewIsLost() throws {
    #expect(try faded(1).isEmpty)
    #expect(try faded(1, own: 0.5).isEmpty, "its own alpha leaves a blur")
    let found = try faded(0.999)
    #expect(found.map(\.severity) == [.warning] && found.first?.subjects == ["view.a.0.0"])
  }
}
