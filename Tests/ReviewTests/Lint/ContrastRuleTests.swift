import NavReelDrawing
import NavReelMotion
import NavReel
import NavReelScene
import Testing

@testable import NavReelReview

@Suite struct ContrastRuleTests {
  /// Computed by hand from WCAG's formula.
  @Test(arguments: [
    (Color.black, Color.white, 21.0), (.white, .white, 1), (Color(0x95, 0x95, 0x95), .white, 2.9956),
    (Color(0x94, 0x94, 0x94), .white, 3.0334), (Color(0x77, 0x77, 0x77), .white, 4.4781),
    (Color(0x76, 0x76, 0x76), .white, 4.5423), (Color(255, 0, 0), .white, 3.9985), (Color(0, 0, 255), .black, 2.444),
  ])
  func theContrastIsThatOfWCAG(a: Color, b: Color, ratio: Double) {
    #expect(abs(a.contrast(with: b) - ratio) < 5e-4, "\(a.contrast(with: b))")
    #expect(a.contrast(with: b) == b.contrast(with: a))
  }

  private func still(
    _ bar: String, _ more: String = "", content: String = "white", statusBar: String = "{hidden: true}"
  ) throws -> [LintFinding] {
    try findings(
      .contrast,
      """
      screens: {a: {title: "A", bar: {\(bar)}, content: {color: "\(content)"}, \(more)}},
      reels: {r: {type: "still", screen: "a"}}
      """, statusBar: statusBar)
  }

  @Test func aTitleJustBelowThreeToOneIsAnError() throws {
    let found = try still("barTintColor: 'white', titleColor: '#959595'")
    #expect(found.map(\.severity) == [.error] && found.first?.subjects == ["title.a"])
    #expect(found.first?.description == "contrast: title.a has 2.99:1 in frame 0, 3:1 is asked for, in frame 0")
    #expect(try still("barTintColor: 'white', titleColor: '#949494'").isEmpty)
  }

  @Test func smallTextJustBelowFourAndAHalfIsAWarning() throws {
    let item = "right: [{text: 'Go'}]"
    let found = try still("barTintColor: 'white', tintColor: '#777777'", item)
    #expect(found.map(\.severity) == [.warning] && found.first?.subjects == ["right.a.0"])
    #expect(found.first?.message == "right.a.0 has 4.47:1 in frame 0, 4.5:1 is asked for")
    #expect(try still("barTintColor: 'white', tintColor: '#767676'", item).isEmpty)
    #expect(try still("barTintColor: 'white', tintColor: '#959595'", item).map(\.severity) == [.error])
  }

  @Test func anIconAndABoldTextAreLarge() throws {
    let items = "right: [{icon: 'add'}, {text: 'Go', style: 'done'}]"
    #expect(try still("barTintColor: 'white', tintColor: '#777777'", items).isEmpty)
    let found = try still("barTintColor: 'white', tintColor: '#959595'", items)
    #expect(found.count == 1 && Set(found[0].subjects) == ["right.a.0", "right.a.1"])
    #expect(found[0].message.hasSuffix("; 1 more falls short"))
  }

  @Test func theSystemsBlueIsHeldToThree() throws {
    #expect(Color(0, 122, 255).contrast(with: .white) < 4.5)
    #expect(try still("barTintColor: 'white'", "right: [{text: 'Go'}]").isEmpty)
    #expect(try still("barTintColor: '#bbbbbb'", "right: [{text: 'Go'}]").map(\.severity) == [.error])
  }

  @Test func thePixelsBehindCount() throws {
    let clear = "backgroundAlpha: 0, barTintColor: 'black', titleColor: 'white', shadowHidden: true"
    #expect(try still(clear, content: "black").isEmpty)
    #expect(try still(clear, content: "white").map(\.severity) == [.error])
    // A view of the page, not its background, is behind the letters.
    let cover = "views: [{shape: 'rectangle', color: 'black', frame: [0, 0, 120, 70]}]"
    #expect(try still(clear, cover, content: "white").isEmpty)
  }

  @Test func aTenthOfThePixelsMayBeBad() throws {
    let clear = "backgroundAlpha: 0, barTintColor: 'black', titleColor: 'white', shadowHidden: true"
    func strip(_ width: Double) throws -> [LintFinding] {
      let x = try title(clear).minX
      let shape = "views: [{shape: 'rectangle', color: 'white', frame: [\(x - 1), 0, \(width + 1), 70]}]"
      return try still(clear, shape, content: "black")
    }
    func title(_ bar: String) throws -> Rect {
      try frame(
        of: "title.a", "screens: {a: {title: 'A', bar: {\(bar)}}}, reels: {r: {type: 'still', screen: 'a'}}")
    }
    let width = try title(clear).width
    #expect(try strip(width * 0.02).isEmpty)
    #expect(try strip(width * 0.4).map(\.severity) == [.error])
  }

  @Test func theStatusBarIsReadToo() throws {
    let found = try still("barTintColor: 'white', statusBarStyle: 'lightContent'", statusBar: "{}")
    #expect(found.count == 1 && found[0].subjects.count == 4)
    #expect(found[0].subjects.allSatisfy { $0.hasPrefix("statusBar.") })
    #expect(try still("barTintColor: 'white'", statusBar: "{}").isEmpty)
  }

  @Test func whatIsLessThanHalfVisibleIsNotRead() throws {
    #expect(try still("barTintColor: 'white', titleColor: '#0000007a'").isEmpty)
    // Half black on white is a grey of 3.98.
    #expect(try still("barTintColor: 'white', titleColor: '#00000080'").isEmpty)
    // Half of blue is too little: the ink counts as drawn while nothing moves.
    #expect(try still("barTintColor: 'white', titleColor: '#007aff80'").map(\.severity) == [.error])
    #expect(try still("barTintColor: 'white'", "right: [{text: 'Go', isEnabled: false}]").isEmpty)
  }

  @Test func aFadeIsNoFault() throws {
    let scroll = "scroll: {titleAlpha: [[0, 0], [100, 1]]}"
    let found = try findings(
      .contrast,
      """
      screens: {a: {title: "A", bar: {barTintColor: "white", titleColor: "#007aff"}, content: {color: "white"}, \(scroll)}},
      reels: {r: {type: "scroll", screen: "a", offset: [[0, 0], [0.5, 100]]}}
      """)
    #expect(found.isEmpty)
  }

  /// Returns the findings for a title on a bar that nearly has its colour for a while.
  private func passing(_ seconds: Double) throws -> [LintFinding] {
    let (start, end) = (0.5, 0.5 + seconds)
    return try findings(
      .contrast,
      """
      screens: {a: {title: "A", bar: {barTintColor: "white", titleColor: "black"}, content: {color: "white"},
        scroll: {barTintColor: {step: [[0, "white"], [\(start * 100), "#222222"], [\(end * 100), "white"]]}}}},
      reels: {r: {type: "scroll", screen: "a", offset: [[0, 0], [2, 200]]}}
      """)
  }

  @Test func whatPassesQuicklyIsLetPass() throws {
    #expect(try passing(0.2).isEmpty)
    let found = try passing(0.3)
    #expect(found.map(\.severity) == [.warning] && found.first?.frames.count == 18)
  }
}
