import NavReelDocuments
import NavReelDrawing
import Testing

@testable import NavReelScene

@Suite struct BarDecodingTests {
  private func bar(_ words: String, top: String = "") throws -> BarAttributes {
    try screen("bar: {\(words)}", top: top).bar
  }

  @Test func aBarThatSaysNothingIsTheLooksOwn() throws {
    #expect(try screen("").bar == BarAttributes())
    #expect(try bar("", top: "look: 'ios10', appearance: 'dark',") == BarAttributes(look: .ios10, appearance: .dark))
  }

  @Test func aScreenChangesTheDefaultBar() throws {
    let top = "defaults: {bar: {barTintColor: 'red', backgroundAlpha: 0.5, prompt: 'P', titleFont: {size: 20}}},"
    var expected = BarAttributes()
    expected.barTintColor = Color(255, 0, 0)
    expected.backgroundAlpha = 0.5
    expected.prompt = "P"
    expected.titleFont.size = 20
    #expect(try screen("", top: top).bar == expected)
    expected.backgroundAlpha = 1
    expected.titleFont.weight = .bold
    #expect(try bar("backgroundAlpha: 1, titleFont: {weight: 'bold'}", top: top) == expected)
  }

  @Test func nullTakesADefaultBack() throws {
    let top = "defaults: {bar: {barTintColor: 'red', isTranslucent: true, prompt: 'P', backgroundEffect: 'dark'}},"
    #expect(
      try bar("barTintColor: null, isTranslucent: null, prompt: null, backgroundEffect: null", top: top)
        == BarAttributes())
  }

  @Test func anExcludedBarBeginsFromTheLook() throws {
    let top = "defaults: {bar: {barTintColor: 'red', tintColor: 'white'}},"
    var expected = BarAttributes()
    expected.excluded = true
    expected.backgroundAlpha = 0.5
    #expect(try bar("backgroundAlpha: 0.5, excluded: true", top: top) == expected)
  }

  @Test func aBlackBarHasAWhiteTitleAndALightStatusBar() throws {
    let black = try bar("barStyle: 'black'")
    #expect(black.titleColor == .white)
    #expect(black.shownStatusBarStyle == .lightContent)
  }

  @Test func whatIsSaidGoesBeforeTheStyle() throws {
    let said = try bar("barStyle: 'black', titleColor: 'red', statusBarStyle: 'darkContent'")
    #expect(said.titleColor == Color(255, 0, 0))
    #expect(said.statusBarStyle == .darkContent)
    // Also if it is the style that other bars have by default.
    #expect(try bar("barStyle: 'black', statusBarStyle: 'default'").shownStatusBarStyle == .default)
  }

  @Test func aStyleOfTheDefaultsIsTakenBackWithWhatItImplied() throws {
    let top = "defaults: {bar: {barStyle: 'black', statusBarStyle: 'darkContent'}},"
    #expect(try screen("", top: top).bar.titleColor == .white)
    let plain = try bar("barStyle: 'default'", top: top)
    #expect(plain.titleColor == .black)
    #expect(plain.statusBarStyle == .darkContent)
  }

  @Test func effectsGoByUIKitsNames() throws {
    func effect(_ name: String, _ top: String = "") throws -> BackgroundEffect? {
      try bar("backgroundEffect: '\(name)'", top: top).backgroundEffect
    }
    #expect(try effect("systemChromeMaterial") == .material(.chrome, .light))
    #expect(try effect("systemChromeMaterial", "appearance: 'dark',") == .material(.chrome, .dark))
    #expect(try effect("chromeMaterial") == .material(.chrome, .light))
    #expect(try effect("systemMaterial") == .material(.regular, .light))
    #expect(try effect("systemUltraThinMaterialDark") == .material(.ultraThin, .dark))
    #expect(try effect("extraLight") == .blur(.extraLight, .light))
    #expect(try effect("prominent", "appearance: 'dark',") == .blur(.prominent, .dark))
    #expect(EffectNames.all.count == 25)
  }

  @Test func titlesMayBeWordedAsAttributedStrings() throws {
    let words = """
      titleTextAttributes: {foregroundColor: 'red', font: {size: 18, weight: 'bold'}, kern: 1,
        shadow: {shadowColor: 'white', shadowOffset: [0, 1], shadowBlurRadius: 2}}
      """
    let bar = try bar(words)
    #expect(bar.titleColor == Color(255, 0, 0))
    #expect(
      bar.titleFont
        == TextAttributes(
          size: 18, weight: .bold, tracking: 1,
          shadow: TextShadow(color: .white, offset: Point(0, 1), blurRadius: 2)))
  }

  @Test func picturesTileOrStretchInNineParts() throws {
    let image = ImageReference(path: "a.png", size: Size(100, 50), isOpaque: true)
    #expect(try bar("backgroundImage: 'a.png'").backgroundImage == BarImage(image))
    #expect(
      try bar("backgroundImage: {image: 'a.png', resizingMode: 'tile', scale: 2}").backgroundImage
        == BarImage(image, resizing: .tile, scale: 2))
    #expect(
      try bar("backgroundImage: {image: 'a.png', capInsets: [1, 2, 3, 4]}").backgroundImage
        == BarImage(image, resizing: .stretch(caps: Insets(top: 1, left: 2, bottom: 3, right: 4))))
  }

  @Test func capsMustLeaveAMiddle() throws {
    let text =
      "{navreel: 1, screens: {a: {bar: {backgroundImage: {image: 'a.png', scale: 2, capInsets: [0, 30, 0, 21]}}}}}"
    let error = #expect(throws: DocumentError.self) { try scene(text) }
    #expect(error?.problems.map(\.message) == ["caps are larger than the picture, 50 × 25 points"])
  }

  @Test func gradientsSpreadTheirColours() throws {
    #expect(
      try bar("backgroundGradient: {colors: ['black', 'red', 'white']}").backgroundGradient
        == LinearGradient(
          from: Point(0.5, 0), to: Point(0.5, 1),
          stops: [.init(0, .black), .init(0.5, Color(255, 0, 0)), .init(1, .white)]))
    #expect(
      try bar(
        "backgroundGradient: {colors: ['black', 'white'], locations: [0.2, 0.4], startPoint: [0, 0], endPoint: [1, 0]}"
      )
      .backgroundGradient
        == LinearGradient(from: Point(0, 0), to: Point(1, 0), stops: [.init(0.2, .black), .init(0.4, .white)]))
  }

  @Test func appearanceObjectsBeginFromTheirConfiguration() throws {
    let bar = try bar(
      """
      standardAppearance: {configure: 'opaque', backgroundColor: 'red'}, scrollEdgeAppearance: {configure: 'transparent'},
      compactAppearance: {shadowColor: null, titleColor: 'blue'}
      """)
    var opaque = BarAppearance(.opaque, look: .ios18, appearance: .light)
    opaque.backgroundColor = Color(255, 0, 0)
    var compact = BarAppearance(.default, look: .ios18, appearance: .light)
    compact.shadowColor = nil
    compact.titleColor = Color(0, 0, 255)
    #expect(bar.standardAppearance == opaque)
    #expect(bar.scrollEdgeAppearance == BarAppearance(.transparent, look: .ios18, appearance: .light))
    #expect(bar.compactAppearance == compact)
  }

  @Test func aShadowInTheWordsOfALayer() throws {
    #expect(
      try bar("shadow: {color: 'red', opacity: 0.5, radius: 4, offset: [1, 2]}").shadow
        == BarShadow(color: Color(255, 0, 0, 0.5), radius: 4, offset: Point(1, 2)))
    #expect(try bar("shadow: {}").shadow == BarShadow(color: .black, radius: 3, offset: .zero))
    #expect(try bar("shadow: null").shadow == nil)
  }

  @Test func theOtherAttributes() throws {
    let words = """
      shadowHidden: true, shadowColor: 'red', titleVerticalPositionAdjustment: 3, barPosition: 'bottom', translationY: -44,
      itemsAlpha: 0.25, hidden: true, clipsToBounds: true, largeTitle: true, search: 'Find', custom: true
      """
    var expected = BarAttributes()
    expected.shadowHidden = true
    expected.shadowColor = Color(255, 0, 0)
    expected.titleVerticalPositionAdjustment = 3
    expected.barPosition = .bottom
    expected.translationY = -44
    expected.itemsAlpha = 0.25
    expected.hidden = true
    expected.clipsToBounds = true
    expected.largeTitle = true
    expected.search = "Find"
    expected.custom = true
    #expect(try bar(words) == expected)
  }
}
