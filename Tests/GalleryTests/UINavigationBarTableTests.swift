import NavReelDrawing
import Foundation
import NavReelTestSupport
import Testing

@testable import NavReelLayout
@testable import NavReel
@testable import NavReelScene

/// What properties of a bar mean together, as tables. Each is a text golden, with numbers of the system beside it.
@Suite struct UINavigationBarTableTests {
  // MARK: Blur styles

  /// What an effect makes of a grey or coloured ground: the middle of a view over all of it.
  private func shown(_ effect: BackgroundEffect, over ground: Color, appearance: Scene.Appearance) throws -> [Int] {
    let device = Device(
      name: "square", size: Size(60, 60), scale: 1, statusBarHeight: 0, safeTop: 0, safeBottom: 0, cornerRadius: 0,
      margin: 0, landscape: .init(side: 0, bottom: 0, margin: 0), cutout: .none, statusBarClass: .classic)
    var bar = BarAttributes()
    bar.hidden = true
    let screen = Screen(
      name: "a", bar: bar, content: Content(backgroundColor: ground),
      views: [View(.effect(effect), frame: AnimatedRect(Rect(0, 0, 60, 60)))])
    var scene = Scene(device: device, appearance: appearance, screens: [screen])
    scene.statusBar.isHidden = true
    scene.reels = [Reel(name: "still", kind: .still(.init(screen: "a", duration: 0)))]
    let film = try NavReel.Stage(scene: scene).film("still")
    return film.draw(film.timeline.state(at: 0)).levels(30, 30)
  }

  @Test func theTableOfBlurStyles() throws {
    let grounds: [(String, Color)] = [
      ("black", .black), ("grey", Color(128, 128, 128)), ("white", .white), ("200,120,60", Color(200, 120, 60)),
    ]
    var lines = ["effect, appearance: over " + grounds.map(\.0).joined(separator: ", ")]
    for appearance in [Scene.Appearance.light, .dark] {
      let effects =
        BackgroundEffect.Blur.allCases.map { BackgroundEffect.blur($0, appearance) }
        + BackgroundEffect.Material.allCases.map { BackgroundEffect.material($0, appearance) }
      for effect in effects {
        let levels = try grounds.map { try shown(effect, over: $0.1, appearance: appearance) }
        let words = levels.map { $0.map(String.init).joined(separator: ",") }.joined(separator: "  ")
        lines.append("\(effect.name), \(appearance.rawValue): \(words)")
      }
    }
    expectGoldenText(lines.joined(separator: "\n") + "\n", named: "gallery/table-blur-styles")
  }

  /// Samples of the system, grey grounds 0, 128 and 255.
  @Test func blurStylesAreThoseOfTheSystem() throws {
    let samples: [(BackgroundEffect, [Double])] = [
      (.blur(.extraLight, .light), [198, 223, 249]), (.blur(.light, .light), [77, 167, 255]),
      (.blur(.dark, .light), [20, 55, 89]), (.material(.ultraThin, .light), [88.7, 169.3, 245]),
      (.material(.thin, .light), [141.1, 200.3, 245.1]), (.material(.regular, .light), [196.1, 222.2, 244.8]),
      (.material(.thick, .light), [234, 243, 246]), (.material(.chrome, .light), [178, 239.6, 247]),
      (.material(.ultraThin, .dark), [31.8, 100, 176.8]), (.material(.thin, .dark), [32, 76, 125.8]),
      (.material(.regular, .dark), [31.8, 63.8, 84]), (.material(.thick, .dark), [30, 42, 36]),
      (.material(.chrome, .dark), [18, 74.8, 87.8]),
    ]
    for (effect, greys) in samples {
      for (ground, expected) in zip([0, 128, 255], greys) {
        let levels = try shown(effect, over: Color(ground, ground, ground), appearance: .light)
        expectLevels(levels, [expected, expected, expected], within: 3, "\(effect.name) over \(ground)")
      }
    }
    expectLevels(
      try shown(.blur(.light, .light), over: Color(200, 120, 60), appearance: .light), [254.8, 154, 78.9], within: 3,
      "saturated")
  }

  @Test func aBlurTakesWhatLiesBehindItAndNothingElse() throws {
    let chapter = try UINavigationBarChapter("vibrancy")
    let star = try chapter.picture("slide")
    #expect(star.levels(308, 45) == [0xFF, 0xD2, 0x3F], "in front of the blur, sharp and in its own colour")
    // The words alone: the ground beside them is the picture, untouched.
    var bare = chapter.stage.scene
    bare.screens[0].views = []
    let balloons = try Fixtures.pixmap("scenes/gallery/1-uinavigationbar/pictures/balloons.jpg")
    let film = try NavReel.Stage(scene: bare, images: ["pictures/balloons.jpg": balloons]).film("slide")
    #expect(film.draw(film.timeline.state(at: 0)).levels(60, 225) == star.levels(60, 225))
  }

  @Test func aFadedEffectViewStillBlursAndAFadedParentTakesTheBlurAwayUnderStrictEffects() throws {
    for (name, isStrict) in [("effect-alpha", false), ("effect-alpha-strict", true)] {
      let chapter = try UINavigationBarChapter(name)
      let film = try chapter.stage.film("fade")
      let list = film.displayList(at: 1).description
      #expect(list.components(separatedBy: "backdrop").count - 1 == (isStrict ? 1 : 2), "\(name)")
      #expect(try chapter.placed("fade", at: 1).warnings.map(\.code) == (isStrict ? ["dropped-blur"] : []))
      #expect(try chapter.placed("fade").warnings.isEmpty)
    }
  }

  // MARK: Colours

  @Test func theTableOfColours() throws {
    let chapter = try UINavigationBarChapter("bar-colors")
    var lines: [String] = []
    for (screen, x) in [("tint", 100), ("background", 100)] {
      let picture = try chapter.picture(screen)
      lines.append("\(screen): levels in the bar, and 10 points above it")
      for (_, bar, frame) in try chapter.bars(screen) {
        let (inside, above) = (picture.levels(x, Int(frame.midY)), picture.levels(x, Int(frame.minY) - 10))
        lines.append("  \(bar.title): \(inside), \(above)")
      }
    }
    expectGoldenText(lines.joined(separator: "\n") + "\n", named: "gallery/table-bar-colors")
  }

  @Test func aTranslucentTintIsLightened() throws {
    let chapter = try UINavigationBarChapter("bar-colors")
    let picture = try chapter.picture("tint")
    for (_, bar, frame) in try chapter.bars("tint") {
      let tint = try #require(bar.bar.barTintColor)
      let levels = picture.levels(100, Int(frame.midY))
      if bar.bar.isTranslucent == true {
        // Over white a component n is seen as (1 − 40/255)·n + 40; the layers of the model come within 2.4 of it.
        let expected = [tint.red, tint.green, tint.blue].map { 215 * $0 + 40 }
        expectLevels(levels, expected, within: 3, "\(bar.title)")
      } else {
        let bytes = tint.bytes
        #expect(levels == [Int(bytes.red), Int(bytes.green), Int(bytes.blue)], "\(bar.title)")
      }
    }
  }

  /// (76 − 40) / (1 − 40/255) = 43, of 155 it is 136 and of 232 228.
  @Test func theColourThatWasMeantIsShownByTheCalculatorsRule() throws {
    let chapter = try UINavigationBarChapter("bar-colors")
    let picture = try chapter.picture("tint")
    func levels(_ title: String) throws -> [Int] {
      let bar = try #require(try chapter.bars("tint").first { $0.bar.title == title })
      return picture.levels(100, Int(bar.frame.midY))
    }
    let meant = try levels("meant: #4c9be8")
    #expect(meant == [76, 155, 232])
    expectLevels(try levels("set: #2b88e4"), meant.map { Double($0) }, within: 3, "as meant")
    #expect(try meant[2] - levels("darker by .12")[2] > 15, "too dark where it is bright")
  }

  @Test func aBackgroundColorIsNoBarTintColor() throws {
    let chapter = try UINavigationBarChapter("bar-colors")
    let picture = try chapter.picture("background")
    let page = [0xEF, 0xEF, 0xF4]
    // Translucent, the strip above the frame has a haze of blue, as far as the blur carries it.
    let (inside, above) = (picture.levels(100, 322), picture.levels(100, 282))
    #expect(inside != [0, 0, 255] && inside[2] > inside[0] + 5, "blue, but not the blue that was asked for")
    #expect(above[2] - above[0] < (inside[2] - inside[0]) / 2 && above != page, "only what the blur carries over")
    let near = picture.levels(100, 298)
    #expect(above[2] > above[0] && near[2] - near[0] > above[2] - above[0], "a haze that fades upwards")
    // Opaque, it is not seen.
    let opaque = SystemColors(look: .ios10, appearance: .light).opaqueBar.bytes
    #expect(picture.levels(100, 462) == [Int(opaque.red), Int(opaque.green), Int(opaque.blue)])
    #expect(
      chapter.stage.warnings.map(\.code) == ["ineffective-option"],
      "the scene is told that an opaque bar's backgroundColor does not show")
  }

  @Test func theBlackStyleIsDarkWithWhiteTitleAndLightStatusBar() throws {
    let chapter = try UINavigationBarChapter("bar-style")
    let (light, black) = (try chapter.state("default"), try chapter.state("black"))
    #expect(light.bar.titleColor == .black && light.statusBar.style == .default)
    #expect(black.bar.titleColor == .white && black.statusBar.style == .lightContent)
    #expect(light.backgrounds[0].fill.effect?.isDark == false && black.backgrounds[0].fill.effect?.isDark == true)
  }

  // MARK: isTranslucent

  @Test func theTableOfTranslucency() throws {
    let chapter = try UINavigationBarChapter("translucency")
    var lines: [String] = []
    for (_, bar, _) in try chapter.bars("table") {
      let fill = BarFill(bar.bar, look: .ios10, appearance: .light)
      let parts: [String?] = [
        fill.effect.map { "effect \($0.name)" }, fill.color.map { "color \($0)" },
        fill.image.map { "image \($0.image.path) at \(fill.imageAlpha)" },
      ]
      let words = parts.compactMap(\.self).joined(separator: ", ")
      lines.append("\(bar.title): \(words); \(fill.isOpaque ? "opaque" : "translucent")")
    }
    expectGoldenText(lines.joined(separator: "\n") + "\n", named: "gallery/table-translucency")
  }

  @Test func translucencyFollowsImageStyleAndTint() throws {
    let chapter = try UINavigationBarChapter("translucency")
    let tint = Color(0xFF, 0xD2, 0x3F)
    // Title: is there an effect, the flat colour, the image's alpha (nil without one), opaque.
    let expected: [(String, Bool, Color?, Double?, Bool)] = [
      ("opaque image, unset", false, nil, 1, true), ("opaque image, true", false, nil, 0.85, false),
      ("opaque image, false", false, nil, 1, true), ("translucent image, unset", false, nil, 1, false),
      ("translucent image, true", false, nil, 1, false), ("translucent image, false", false, .white, 1, true),
      ("translucent, false, black", false, .black, 1, true), ("translucent, false, tint", false, tint, 1, true),
      ("no image, unset", true, nil, nil, false), ("no image, true", true, nil, nil, false),
      ("no image, false", false, SystemColors(look: .ios10, appearance: .light).opaqueBar, nil, true),
      ("no image, tint, UIKit's default", true, nil, nil, false), ("no image, true, tint", true, nil, nil, false),
      ("no image, false, tint", false, tint, nil, true),
    ]
    let bars = try chapter.bars("table")
    #expect(bars.map(\.bar.title) == expected.map(\.0))
    for ((_, bar, _), row) in zip(bars, expected) {
      let fill = BarFill(bar.bar, look: .ios10, appearance: .light)
      #expect((fill.effect != nil) == row.1, "\(row.0)")
      #expect(fill.color == row.2, "\(row.0)")
      #expect((fill.image == nil ? nil : fill.imageAlpha) == row.3, "\(row.0)")
      #expect(fill.isOpaque == row.4, "\(row.0)")
    }
  }

  // MARK: Images

  @Test func theTableOfImages() throws {
    let chapter = try UINavigationBarChapter("background-image", scale: 2)
    var lines: [String] = []
    for screen in ["background", "shadow"] {
      let placed = try chapter.placed(screen)
      for (id, bar, _) in try chapter.bars(screen) {
        let background = try #require(placed["barBackground.\(id)"])
        var words = "\(screen), \(bar.title): background \(numbers(background.frame))"
        if case .barBackground(let drawn) = background.artwork, let image = drawn.fill.image {
          words += " \(image.image.path)"
        }
        if let line = placed["hairline.\(id)"], case .hairline(let drawn) = line.artwork {
          words += ", \(drawn.image.map { "shadow \($0.image.name)" } ?? "hairline") \(numbers(line.frame))"
        }
        lines.append(words)
      }
    }
    expectGoldenText(lines.joined(separator: "\n") + "\n", named: "gallery/table-background-image")
  }

  private func numbers(_ rect: Rect) -> String {
    [rect.x, rect.y, rect.width, rect.height].map { String(format: "%g", $0) }.joined(separator: " ")
  }

  @Test func aShadowImageNeedsABackgroundImageAndLiesOutside() throws {
    let chapter = try UINavigationBarChapter("background-image", scale: 2)
    let placed = try chapter.placed("shadow")
    func line(_ index: Int) throws -> (Rect, hasImage: Bool)? {
      guard let item = placed["hairline.view.shadow.\(index)"], case .hairline(let line) = item.artwork else {
        return nil
      }
      return (item.frame, line.image != nil)
    }
    let alone = try #require(try line(0))
    #expect(!alone.hasImage && alone.0 == Rect(0, 74, 375, 0.5), "the plain hairline")
    let lace = try #require(try line(1))
    #expect(lace.hasImage && lace.0 == Rect(0, 166, 375, 10), "20 pixels of 2 a point, below the bar")
    #expect(try line(3) == nil, "clipped")
    let below = try #require(try line(5))
    #expect(below.hasImage && below.0 == Rect(0, 615, 375, 8), "above a bar at the bottom")
    // An empty picture draws nothing: under the bar the page goes on at once.
    #expect(try chapter.picture("shadow").levels(200, 443 * 2) == [0xEF, 0xEF, 0xF4])
    #expect(chapter.stage.warnings.map(\.path) == ["screens.shadow.views[0].bar.shadowImage"])
  }

  @Test func ninePartsKeepTheirCornersAndTilesTheirSize() throws {
    let chapter = try UINavigationBarChapter("background-image", scale: 2)
    let picture = try chapter.picture("background")
    // The frame of thread lies 4 points inside, in a bar of any height; stretched whole it is 50 points from the side.
    let thread = [0xF3, 0xC9, 0x69].map { Double($0) }
    for y in [42, 133] { expectLevels(picture.levels(8, y * 2), thread, within: 60, "thread") }
    expectLevels(picture.levels(100, 448), thread, within: 90, "stretched")
    for y in [285, 300] {
      for x in [3, 100, 333] {
        #expect(picture.levels(x * 2, y * 2) == picture.levels((x + 16) * 2, y * 2), "a tile is 16 points wide")
      }
    }
    // Compact metrics have a picture of their own.
    let (wine, green) = (picture.levels(40, (354 + 22) * 2), picture.levels(40, (430 + 16) * 2))
    #expect(wine[0] > wine[1] + 60 && green[1] > green[0] + 40)
  }
}
