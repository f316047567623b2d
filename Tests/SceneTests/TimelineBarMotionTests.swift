import NavReelDrawing
import NavReelMotion
import Testing

@testable import NavReelScene

/// Bars between two screens: docs/ios.md, E3, and the behaviour of WRNavigationBar.
@Suite struct TimelineBarMotionTests {
  private func bar(_ color: Color, alpha: Double = 1) -> BarAttributes {
    var bar = BarAttributes()
    bar.barTintColor = color
    bar.backgroundAlpha = alpha
    return bar
  }

  private func timeline(
    _ from: BarAttributes, _ to: BarAttributes, _ motion: BarMotion, operation: Reel.Operation = .pop,
    duration: Double = 1
  ) throws -> Timeline {
    let scene = Scene(
      device: Sample.device(width: 390),
      screens: [Screen(name: "from", title: "A", bar: from), Screen(name: "to", title: "B", bar: to)])
    let reel = Reel(
      name: "r",
      kind: .transition(
        .init(operation, from: "from", to: "to", duration: duration, curve: .easing(.linear))), barMotion: motion)
    return try Timeline(scene: scene, reel: reel)
  }

  @Test func blendFromClearWhiteHasNoWhiteInIt() throws {
    let timeline = try timeline(bar(.white, alpha: 0), bar(Color(0, 0, 255)), .blend)
    for step in 1..<9 {
      let state = timeline.state(at: Double(step) / 9)
      let background = try #require(state.backgrounds.first)
      #expect(state.backgrounds.count == 1)
      #expect(abs(background.alpha - Double(step) / 9) < 1e-12)
      #expect(try #require(background.fill.color).red < 1e-12)
    }
  }

  @Test func theLibraryMixesStraight() throws {
    let timeline = try timeline(bar(.white, alpha: 0), bar(Color(0, 175, 240)), .wr, operation: .push)
    let expected: [(p: Double, Color)] = [
      (0.25, Color(191, 235, 251)), (0.5, Color(128, 215, 247)), (0.75, Color(64, 195, 244)),
    ]
    for (p, color) in expected {
      let mixed = Color.white.mixed(with: Color(0, 175, 240), p)
      for part in [\Color.red, \.green, \.blue] {
        #expect(abs(mixed[keyPath: part] - color[keyPath: part]) < 0.51 / 255)
      }
    }
    let state = timeline.state(at: 4.0 / 60)
    let background = try #require(state.backgrounds.first)
    #expect(background.fill.color?.bytes.red == 124)
    #expect(abs(background.alpha - 4 / 7.8) < 1e-12)
  }

  @Test func swiftHeadTakesEightFrames() throws {
    for operation in Reel.Operation.allCases {
      let timeline = try timeline(bar(.white), bar(.black), .wr, operation: operation, duration: 0.5)
      let expected = [0.1282, 0.2564, 0.3846, 0.5128, 0.6410, 0.7692, 0.8974, 1, 1]
      for (index, p) in expected.enumerated() {
        #expect(abs(timeline.state(at: Double(index + 1) / 60).barProgress - p) < 1e-4)
        // Between two frames nothing moves.
        #expect(abs(timeline.state(at: (Double(index) + 1.9) / 60).barProgress - p) < 1e-4)
      }
    }
  }

  @Test func objectiveCHeadRunsAheadAndStopsShort() throws {
    let push = try timeline(bar(.white), bar(.black), .wrObjC, operation: .push, duration: 0.5)
    for (index, p) in [0.1667, 0.3333, 0.5, 0.6667, 0.8333, 1, 1].enumerated() {
      #expect(abs(push.state(at: Double(index + 1) / 60).barProgress - p) < 1e-4)
    }
    let pop = try timeline(bar(.white), bar(.black), .wrObjC, duration: 0.5)
    for (index, p) in [0.1389, 0.2778, 0.4167, 0.5556, 0.6944, 0.8333, 0.9722, 0.9722].enumerated() {
      #expect(abs(pop.state(at: Double(index + 1) / 60).barProgress - p) < 1e-4)
    }
    #expect(pop.state(at: 0.49).barProgress < 1)
    #expect(pop.state(at: 0.5).backgrounds.first?.fill.color == .black)
  }

  /// Facts: the library's `updateNavigationBar` gives the tint, alpha and title colour one progress, frame by frame.
  @Test func theLibraryMixesTitlesAsItMixesTints() throws {
    var (from, to) = (bar(.white), bar(.black))
    (from.titleColor, to.titleColor) = (Color(255, 0, 0), Color(0, 255, 0))
    let wr = [0.1282, 0.2564, 0.3846, 0.5128, 0.6410, 0.7692, 0.8974, 1]
    let pop = [0.1389, 0.2778, 0.4167, 0.5556, 0.6944, 0.8333, 0.9722, 0.9722]
    for (motion, steps) in [(BarMotion.wr, wr), (.wrObjC, pop)] {
      let timeline = try timeline(from, to, motion, duration: 0.5)
      for (index, p) in steps.enumerated() {
        let color = timeline.state(at: Double(index + 1) / 60).bar.titleColor
        #expect(abs(color.red - (1 - p)) < 1e-4 && abs(color.green - p) < 1e-4 && color.blue == 0, "\(motion) \(index)")
      }
      #expect(timeline.state(at: 0.5).bar.titleColor == Color(0, 255, 0))
    }
  }

  @Test func titleAndTintAreMixedHalfWay() throws {
    var (from, to) = (bar(.white), bar(.black))
    (from.titleColor, to.titleColor) = (Color(255, 0, 0), Color(0, 255, 0))
    (from.tintColor, to.tintColor) = (Color(0, 0, 255), Color(255, 165, 0))
    for motion in [BarMotion.system, .blend] {
      let state = try timeline(from, to, motion, operation: .push).state(at: 0.5)
      #expect(state.bar.titleColor == Color(red: 0.5, green: 0.5, blue: 0))
      #expect(state.bar.tintColor == Color(red: 0.5, green: 165.0 / 510, blue: 0.5))
    }
  }

  @Test func opaqueBarsFadeInPlace() throws {
    let states = try timeline(bar(.white), bar(.black), .system, operation: .push).state(at: 0.25).backgrounds
    #expect(states.count == 1)
    #expect(states.first?.x == 0)
    #expect(states.first?.alpha == 1)
    #expect(states.first?.fill.color == Color(white: 0.75))
    #expect(states.first?.screen == "to")
  }

  @Test func anOpaqueBarTravelsAgainstAClearOne() throws {
    let leaving = try timeline(bar(.white), bar(.black, alpha: 0), .system).state(at: 0.25).backgrounds
    #expect(leaving.map(\.screen) == ["to", "from"])
    #expect(leaving.map(\.x) == [-390 * 0.75, 390 * 0.25])
    #expect(leaving.map(\.alpha) == [0, 1])
    let entering = try timeline(bar(.white, alpha: 0), bar(.black), .system, operation: .push).state(at: 0.25)
      .backgrounds
    #expect(entering.map(\.x) == [-390 * 0.25, 390 * 0.75])
  }

  @Test func anUnchangedBarDoesNotMove() throws {
    let plain = BarAttributes()
    for look in Scene.Look.allCases {
      let bars = BarAttributes(look: look)
      let scene = Scene(
        look: look, screens: [Screen(name: "from", bar: bars), Screen(name: "to", bar: bars)])
      let timeline = try Timeline(scene: scene, reel: Sample.push("from", "to"))
      let first = try #require(timeline.state(at: 0).backgrounds.first)
      for step in 1..<20 {
        let states = timeline.state(at: Double(step) / 40).backgrounds
        #expect(states.count == 1)
        #expect(states.first?.fill == first.fill)
        #expect(states.first?.alpha == first.alpha)
        #expect(states.first?.x == 0)
      }
    }
    #expect(plain.barTintColor == nil)
  }

  @Test func aTranslucentBarStaysTranslucentOnItsWay() throws {
    var white = bar(.white)
    white.isTranslucent = true
    var blue = bar(Color(0, 0, 255))
    blue.isTranslucent = true
    let timeline = try timeline(white, blue, .system, operation: .push)
    var previous = try #require(timeline.state(at: 0).backgrounds.first?.fill.effect?.filter.tints.last)
    for step in 1...20 {
      let states = timeline.state(at: Double(step) / 20).backgrounds
      let tint = try #require(states.first?.fill.effect?.filter.tints.last)
      #expect(states.count == 1)
      #expect(abs(tint.alpha - 0.85) < 1e-12)
      #expect(abs(tint.red - previous.red) < 0.051)
      previous = tint
    }
  }

  @Test func twoKindsOfOpaqueBarsNeverLetThePageThrough() throws {
    var picture = BarAttributes()
    picture.backgroundImage = BarImage(ImageReference(path: "a.png", size: Size(30, 30), isOpaque: true))
    let timeline = try timeline(picture, bar(.black), .system)
    for step in 1..<10 {
      let states = timeline.state(at: Double(step) / 10).backgrounds
      #expect(states.count == 2)
      let hidden = 1 - states.reduce(1) { $0 * (1 - $1.alpha) }
      #expect(abs(hidden - 1) < 1e-12)
      #expect(abs(try #require(states.last).alpha - Double(step) / 10) < 1e-12)
    }
  }

  @Test func thePictureAtFullAlphaGoesAsTheOneNextToIt() throws {
    var (a, b) = (BarAttributes(), BarAttributes())
    a.backgroundImage = BarImage(ImageReference(path: "a.png", size: Size(30, 30), isOpaque: true))
    b.backgroundImage = a.backgroundImage
    b.backgroundAlpha = 0.99
    let full = try timeline(a, bar(.black), .blend)
    let less = try timeline(b, bar(.black), .blend)
    for step in 0...10 {
      let (x, y) = (full.state(at: Double(step) / 10).backgrounds, less.state(at: Double(step) / 10).backgrounds)
      #expect(x.count == y.count)
      for (one, other) in zip(x, y) { #expect(abs(one.alpha - other.alpha) < 0.1) }
    }
  }

  @Test func noneJumpsAtTheEnd() throws {
    let timeline = try timeline(bar(.white), bar(.black), .none)
    #expect(timeline.state(at: 0.999).backgrounds.first?.fill.color == .white)
    #expect(timeline.state(at: 1).backgrounds.first?.fill.color == .black)
  }

  @Test func aBarOfUnsetColourIsNeverBlack() throws {
    for motion in BarMotion.allCases {
      let timeline = try timeline(bar(.white), BarAttributes(), motion, operation: .push)
      for step in 0...20 {
        for background in timeline.state(at: Double(step) / 20).backgrounds where background.alpha > 0 {
          if let color = background.fill.color { #expect(color.luma > 0.99) }
        }
      }
    }
  }

  @Test func heightsAreInterpolated() throws {
    var high = bar(.white)
    high.search = "Search"
    let timeline = try timeline(high, bar(.white), .system, operation: .push)
    #expect(timeline.state(at: 0).bar.height == 96)
    #expect(timeline.state(at: 0.25).bar.height == 83)
    #expect(timeline.state(at: 0.25).backgrounds.map(\.height) == [83])
    #expect(timeline.state(at: 1).bar.height == 44)
  }

  @Test func aHiddenBarLeavesWithItsScreen() throws {
    var hidden = BarAttributes()
    hidden.hidden = true
    let state = try timeline(bar(.white), hidden, .system, operation: .push).state(at: 0.25)
    #expect(state.backgrounds.map(\.x) == [-97.5])
    #expect(state.contents.map(\.x) == [-97.5])
    #expect(state.contents.map(\.titleAlpha) == [1])
    #expect(try timeline(bar(.white), hidden, .system, operation: .push).state(at: 1).backgrounds == [])
  }

  @Test func aCustomBarStaysInItsPage() throws {
    var custom = bar(.black)
    custom.custom = true
    custom.tintColor = Color(255, 0, 0)
    let state = try timeline(bar(.white), custom, .system, operation: .push).state(at: 0.25)
    let inPage = try #require(state.backgrounds.first { $0.isInPage })
    #expect(inPage.screen == "to")
    #expect(inPage.x == 0)
    #expect(state.content("to")?.ownBar?.tintColor == Color(255, 0, 0))
    #expect(state.backgrounds.contains { $0.screen == "from" && $0.x == -97.5 })
  }

  @Test func aBlackListedTargetKeepsTheObjectiveCBarWaiting() throws {
    var target = bar(.black)
    target.excluded = true
    let timeline = try timeline(bar(.white), target, .wrObjC, operation: .push)
    #expect(timeline.state(at: 0.9).backgrounds.first?.fill.color == .white)
    #expect(timeline.state(at: 1).backgrounds.first?.fill.color == .black)
  }

  @Test func aCustomBarHasRulesOfItsOwn() throws {
    var custom = bar(.white)
    custom.custom = true
    custom.itemsAlpha = 0.5
    let screen = Screen(
      name: "own", bar: custom,
      scroll: ScrollRules(
        translationY: .track(.offset, Track(keys: [.init(0, 0), .init(44, -44)])),
        itemsAlpha: .triggers(initial: 1, [Trigger(offset: 22, value: 0, duration: 0.5)])),
      contentInsetTop: 0, content: Content(kind: .rows(Content.Rows(count: 50))))
    var still = screen
    still.name = "still"
    still.scroll = ScrollRules()
    let scene = Sample.scene([screen, still, Sample.home])
    let timeline = try Timeline(scene: scene, reel: Sample.scroll("own", [(0, 0), (1, 44)]))
    let half = try #require(timeline.state(at: 0.75).content("own")?.ownBar)
    #expect(half.translationY == -33 && abs(half.itemsAlpha - 0.5) < 1e-9)
    // During a push it keeps its values, and the shared bar does not adopt them.
    let push = try Timeline(scene: scene, reel: Sample.push("home", "still")).state(at: 0.1)
    #expect(push.content("still")?.ownBar?.itemsAlpha == 0.5)
    #expect(push.bar.itemsAlpha == 1 && push.content("home")?.ownBar == nil)
  }
}
