import NavReelDrawing
import NavReelMotion
import NavReel
import NavReelScene
import Testing

@testable import NavReelReview

/// The rules about changes from frame to frame.
@Suite struct MotionRuleTests {
  private func screens(
    _ from: String, _ to: String, title: String = "black", content: String = "white"
  ) -> String {
    func screen(_ bar: String) -> String {
      "{bar: {\(bar), shadowHidden: true, titleColor: '\(title)'}, content: {color: '\(content)'}}"
    }
    return "screens: {a: \(screen(from)), b: \(screen(to))}"
  }

  // MARK: undeclared-jump

  private func push(_ motion: String, _ from: String, _ to: String) -> String {
    screens("barTintColor: '\(from)'", "barTintColor: '\(to)'")
      + ", reels: {r: {type: 'push', from: 'a', to: 'b', barMotion: '\(motion)', hold: [0.1, 0.2]}}"
  }

  @Test func aBarThatJumpsByAQuarterIsTold() throws {
    // 66 of 255 and 62 of 255.
    let found = try findings(.undeclaredJump, push("none", "#ffffff", "#bdbdbd"))
    #expect(found.map(\.severity) == [.error])
    let finding = try #require(found.first)
    #expect(finding.subjects == ["bar"] && finding.message.hasPrefix("bar: #ffffff → #bdbdbd at once before frame "))
    #expect(finding.frames.count == 1 && finding.frames.first == finding.frame)
    #expect(try findings(.undeclaredJump, push("none", "#ffffff", "#c1c1c1")).isEmpty)
  }

  @Test(arguments: ["system", "blend", "wr", "wr-objc"]) func aBarThatMovesIsNot(motion: String) throws {
    #expect(try findings(.undeclaredJump, push(motion, "#ffffff", "#00aff0")).isEmpty)
  }

  /// One screen's button replaces the other's at full strength, and nothing of it shows.
  @Test(arguments: ["push", "pop"]) func aButtonThatStaysDoesNotJump(type: String) throws {
    func members(_ other: String) -> String {
      """
      screens: {a: {right: [{text: "Go"}]}, b: {right: [\(other)]}},
      reels: {r: {type: '\(type)', from: '\(type == "push" ? "a" : "b")', to: '\(type == "push" ? "b" : "a")',
        hold: [0.1, 0.1]}}
      """
    }
    #expect(try findings(.undeclaredJump, members(#"{text: "Go"}"#)).isEmpty)
    #expect(try findings(.undeclaredJump, members(#"{text: "No"}"#)).isEmpty)
  }

  @Test(arguments: ["60", "30", "24"]) func theJumpIsFoundAtAnyRate(rate: String) throws {
    let film = try lintStage(push("none", "#ffffff", "#000000")).film("r")
    let fps = try #require(Fraction(rate))
    let found = try Lint(rules: [.undeclaredJump], fps: fps).findings(in: film)
    let times = film.timeline.frameTimes(rate: fps)
    let frame = try #require(found.first?.frame)
    #expect(found.count == 1)
    func bar(_ frame: Int) -> Color? { film.timeline.state(at: times[frame].value).backgrounds.first?.fill.color }
    #expect(bar(frame - 1) == .white && bar(frame) == .black)
  }

  @Test func aStepOfTheSceneIsDeclared() throws {
    func scroll(_ rule: String) -> String {
      """
      screens: {a: {bar: {barTintColor: "white"}, content: {color: "white"}, scroll: {barTintColor: \(rule)}}},
      reels: {r: {type: "scroll", screen: "a", offset: [[0, 0], [1, 100]]}}
      """
    }
    #expect(try findings(.undeclaredJump, scroll("{step: [[0, 'white'], [50, 'black']]}")).isEmpty)
    #expect(try findings(.undeclaredJump, scroll("[[0, 'white'], [50, 'black']]")).isEmpty)
  }

  @Test(arguments: ["wr", "wr-objc"]) func titlesOfTheLibraryAreMixedInSteps(motion: String) throws {
    let members = """
      screens: {a: {title: "A", bar: {barTintColor: "white", titleColor: "white"}},
        b: {title: "B", bar: {barTintColor: "white", titleColor: "black"}}},
      reels: {r: {type: "push", from: "a", to: "b", barMotion: "\(motion)", hold: [0.1, 0]}}
      """
    #expect(try findings(.undeclaredJump, members).isEmpty)
  }

  // MARK: flicker

  /// Returns findings for a tint that is black while the offset is above 5, for a number of seconds.
  private func tremble(_ seconds: Double, times: Int = 1) throws -> [LintFinding] {
    let keys = (0..<times).flatMap { i -> [String] in
      let start = Double(i) * 2 * seconds
      return ["[\(start), 0]", "[\(start + seconds), 10]"]
    }
    return try findings(
      .flicker,
      """
      screens: {a: {right: [{icon: "add"}], bar: {barTintColor: "gray", tintColor: "white"}, content: {color: "white"},
        scroll: {tintColor: {step: [[0, "white"], [5, "black"]]}}}},
      reels: {r: {type: "scroll", screen: "a", offset: [\(keys.joined(separator: ", ")), [\(2 * seconds * Double(times)), 0]],
        hold: [0.2, 0.2]}}
      """)
  }

  @Test func aTintThatIsBackInNineFramesFlickers() throws {
    let found = try tremble(0.14)
    #expect(found.map(\.severity) == [.error] && found.first?.subjects == ["right.a.0"])
    #expect(found.first?.message == "right.a.0: #ffffff → #000000 and back")
    #expect(found.first?.frames.count == 8)
    #expect(try tremble(0.17).isEmpty)
  }

  @Test func tremblingIsOneFinding() throws {
    let found = try tremble(0.08, times: 3)
    #expect(found.count == 1 && found[0].message == "right.a.0: #ffffff → #000000 and back, 3 times")
    #expect(found[0].frames.ranges.count == 3)
  }

  private func veil(_ motion: String, from color: String, content: String) throws -> [LintFinding] {
    try findings(
      .flicker,
      screens("barTintColor: '\(color)', backgroundAlpha: 0", "barTintColor: 'black'", content: content)
        + ", reels: {r: {type: 'push', from: 'a', to: 'b', barMotion: '\(motion)'}}")
  }

  /// A linear mix is brighter than both ends by at most a quarter of the colour: .25 · 112/255 and .25 · 92/255.
  @Test func aStraightMixFlashes() throws {
    let found = try veil("wr", from: "#707070", content: "black")
    #expect(found.map(\.severity) == [.error] && found.first?.subjects == ["barBackground.b"])
    #expect(found.first?.message.hasPrefix("bar flashes #1c1c1c, 0.11 beyond #000000 and #000000") == true)
    #expect(try veil("wr", from: "#5c5c5c", content: "black").isEmpty)
    #expect(try veil("blend", from: "#ffffff", content: "black").isEmpty)
    #expect(try veil("wr", from: "#ffffff", content: "white").isEmpty, "no veil is seen over white")
  }

  // MARK: cancel-residue

  private func cancel(_ motion: String, _ tint: String) throws -> [LintFinding] {
    try findings(
      .cancelResidue,
      screens("barTintColor: '#808080'", "barTintColor: '\(tint)'")
        + """
        , reels: {r: {type: 'swipe', from: 'b', to: 'a', finger: [[0, 0], [0.3, 0.3]], release: 'cancel',
          barMotion: '\(motion)', hold: [0.1, 0.2]}}
        """)
  }

  @Test func whatStaysBehindIsTold() throws {
    // Three tenths of the way, it is 0.6 of a level, and 0.3 of one.
    let found = try cancel("stuck", "#828282")
    #expect(found.map(\.severity) == [.error] && found.first?.subjects == ["bar"])
    #expect(found.first?.message.hasSuffix(" after the cancel") == true)
    #expect(try cancel("stuck", "#818181").isEmpty)
    #expect(try cancel("wr", "#ffffff").isEmpty)
    #expect(try cancel("system", "#ffffff").isEmpty)
  }

  @Test func aSwipeThatFinishesLeavesNothingBehind() throws {
    let members =
      screens("barTintColor: 'white'", "barTintColor: 'black'")
      + ", reels: {r: {type: 'swipe', from: 'b', to: 'a', finger: [[0, 0], [0.3, 0.6]], release: 'finish'}}"
    #expect(try findings(.cancelResidue, members).isEmpty)
  }
}
