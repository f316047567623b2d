import NavReelDrawing
import Testing

@testable import NavReelScene

/// Decodes bars as views, contents of effect views, and values by bar metrics.
@Suite struct BarViewDecodingTests {
  private func view(_ words: String) throws -> View {
    let scene = try scene("{navreel: 1, defaults: {bar: {tintColor: 'red'}}, screens: {a: {views: [{\(words)}]}}}")
    return try #require(scene.screens.first?.views.first)
  }

  @Test func aBarOfItsOwnBeginsFromTheLook() throws {
    let view = try view(
      "bar: {title: 'A', back: {text: 'B'}, right: [{text: 'C'}], prompt: 'P', barTintColor: 'black'}, frame: [0, 1, 2, 3]"
    )
    var bar = BarAttributes()
    bar.barPosition = .top
    bar.prompt = "P"
    bar.barTintColor = .black
    #expect(
      view
        == View(
          .bar(BarView(title: "A", back: .text("B"), right: [BarItem(.text("C"))], bar: bar)),
          frame: AnimatedRect(Rect(0, 1, 2, 3))))
  }

  @Test func contentsOfAnEffect() throws {
    let view = try view(
      "effect: 'dark', contentView: [{shape: 'ellipse', vibrancy: 'fill', frame: [0, 0, 1, 1]}], frame: [0, 1, 2, 3]")
    let inside = View(
      .shape(.ellipse, fill: .constant(.black), border: nil), frame: AnimatedRect(Rect(0, 0, 1, 1)), vibrancy: .fill)
    #expect(view == View(.effect(.blur(.dark, .light), contents: [inside]), frame: AnimatedRect(Rect(0, 1, 2, 3))))
  }

  @Test func valuesByBarMetrics() throws {
    func bar(_ words: String) throws -> BarAttributes {
      try #require(try scene("{navreel: 1, screens: {a: {bar: {\(words)}}}}").screens.first).bar
    }
    let both = try bar(
      "titleVerticalPositionAdjustment: {default: 2, compact: -1}, backgroundImage: {compact: 'a.png'}")
    #expect(both.titleVerticalPositionAdjustment == 2 && both.compactTitleVerticalPositionAdjustment == -1)
    #expect(both.backgroundImage == nil && both.compactBackgroundImage?.image.path == "a.png")
    #expect(both.inMetrics(isCompact: false) == both)
    #expect(both.inMetrics(isCompact: true).titleVerticalPositionAdjustment == -1)
    #expect(both.inMetrics(isCompact: true).backgroundImage?.image.path == "a.png")
    let one = try bar("titleVerticalPositionAdjustment: 4, backgroundImage: {image: 'b.png', scale: 2}")
    #expect(one.inMetrics(isCompact: true).titleVerticalPositionAdjustment == 4)
    #expect(one.inMetrics(isCompact: true).backgroundImage?.scale == 2)
  }

  @Test func wordsThatDoNotCount() {
    func told(_ words: String) -> [String] { problems(in: "{navreel: 1, screens: {a: {views: [{\(words)}]}}}") }
    #expect(told("bar: {hidden: true}, frame: [0, 0, 1, 1]").first?.contains("unknown key \"hidden\"") == true)
    #expect(
      told("text: 'A', contentView: [], frame: [0, 0, 1, 1]").first?
        .contains("contentView counts only with effect, not with text") == true)
    #expect(
      told("text: 'A', vibrancy: 'label', color: 'red', frame: [0, 0, 1, 1]").first?
        .contains("vibrancy takes the place of color") == true)
  }
}
