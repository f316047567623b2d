import NavReelDrawing
import Testing

@testable import NavReelScene

@Suite struct ColorDecodingTests {
  private func tint(_ word: String, top: String = "") throws -> Color {
    try screen("bar: {tintColor: \(word)}", top: top).bar.tintColor
  }

  @Test func hexadecimalDigitsAreSRGB() throws {
    #expect(try tint("'#0af'") == Color(0, 0xAA, 0xFF))
    #expect(try tint("'#00AFf0'") == Color(0, 175, 240))
    #expect(try tint("'#00aff080'") == Color(0, 175, 240, 128.0 / 255))
  }

  @Test func cssHas148Names() {
    #expect(CSSColors.names.count == 148)
    #expect(CSSColors.names == CSSColors.names.sorted())
  }

  @Test(arguments: [
    ("aliceblue", Color(240, 248, 255)), ("rebeccapurple", Color(102, 51, 153)), ("gray", Color(128, 128, 128)),
    ("grey", Color(128, 128, 128)), ("green", Color(0, 128, 0)), ("lime", Color(0, 255, 0)),
    ("darkgray", Color(169, 169, 169)), ("tomato", Color(255, 99, 71)), ("yellowgreen", Color(154, 205, 50)),
    ("transparent", .clear), ("clear", .clear),
  ])
  func namesAreThoseOfCSS(name: String, color: Color) throws {
    #expect(try tint("'\(name)'") == color)
  }

  @Test func semanticNamesTurnWithTheAppearance() throws {
    for name in SystemColors.names {
      for appearance in Scene.Appearance.allCases {
        let expected = SystemColors(look: .ios18, appearance: appearance)[name]
        #expect(try tint("'\(name)'", top: "appearance: '\(appearance.rawValue)',") == expected)
      }
    }
  }

  @Test func aColourForEachAppearance() throws {
    let word = "{light: 'red', dark: 'systemBlue'}"
    #expect(try tint(word) == Color(255, 0, 0))
    #expect(try tint(word, top: "appearance: 'dark',") == Color(10, 132, 255))
  }

  @Test func theVariantsAppearanceWinsOverTheFiles() throws {
    let text = "{navreel: 1, appearance: 'dark', screens: {a: {bar: {tintColor: {light: 'red', dark: 'blue'}}}}}"
    let scene = try scene(text, variant: SceneVariant(appearance: .light))
    #expect(scene.appearance == .light)
    #expect(scene.screens[0].bar.tintColor == Color(255, 0, 0))
    #expect(scene.screens[0].bar.titleColor == .black)
  }

  /// The appearance may come after the colours in the file.
  @Test func theAppearanceMayStandAnywhere() throws {
    let scene = try scene("{navreel: 1, screens: {a: {bar: {tintColor: 'label'}}}, appearance: 'dark'}")
    #expect(scene.screens[0].bar.tintColor == .white)
  }
}
