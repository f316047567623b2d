import NavReelDocuments
import NavReelDrawing
import NavReelMotion
import NavReelScene
import Testing

@Suite struct DesignExampleTests {
  /// The scene in the format's description, word for word.
  static let text = """
    {
      navreel: 1,
      look: "ios18",                 // ios10 | ios18; a released look never changes ("ios26" is an error until it exists)
      device: "iPhone 15",           // a name of the device table, or {size: [393, 852], scale: 3, safeTop: 59, …}
      orientation: "portrait",       // portrait | landscape
      appearance: "light",           // light | dark
      direction: "ltr",              // ltr | rtl
      language: "zh-Hans",           // chooses the CJK face too
      statusBar: {time: "9:41", signal: 4, wifi: 3, battery: 1},
      fonts: {text: "Inter"},        // a family of the fixed table, or a font file beside the scene
      defaults: {bar: {tintColor: "#007AFF"}},             // what a screen that says nothing gets
      screens: {
        home: {title: "常用", bar: {barTintColor: "#00aff0", tintColor: "white", titleColor: "white"}, content: {rows: 20}},
        forest: {
          title: "蚂蚁森林",
          back: {text: "常用"},                            // or {minimal: true}, {hidden: true}; without it: the screen below's title
          right: [{icon: "more"}, {text: "Edit", style: "done"}],
          contentInset: {top: 480},
          header: {image: "forest.png", height: 480, mode: "stretch", pullLimit: 0},
          bar: {barTintColor: "white", backgroundAlpha: 0, tintColor: "white", titleColor: "white", statusBarStyle: "lightContent"},
          scroll: {                                        // rules over contentOffset.y
            backgroundAlpha: [[-480, 0], [-416, 1]],
            tintColor:      {step: [[-480, "white"], [-448, "#007AFF"]]},
            titleColor:     {step: [[-480, "white"], [-448, "black"]]},
            statusBarStyle: {step: [[-480, "lightContent"], [-448, "default"]]},
          },
          content: {rows: 20},                             // or {image: "page.png"}, {color: "#fff"}
        },
      },
      animators: {},
      reels: {
        push:   {type: "push", from: "home", to: "forest"},
        back:   {type: "swipe", from: "forest", to: "home", finger: [[0, 0], [0.3, 0.45]], release: "cancel",
                 offsets: {forest: -440}, barMotion: "wr", hold: [0.2, 0.3]},
        fade:   {type: "scroll", screen: "forest", offset: [[0, -480], [1, -300]]},
        zoom:   {type: "scroll", screen: "forest", drag: [[0, 0], [0.5, -140], [1, 0]]},
      },
    }
    """

  private func scene() throws -> Scene {
    let draft = try SceneDocument(text: Self.text, name: "forest.scene.json5").decode()
    return try draft.resolve(images: ["forest.png": ImageTraits(size: Size(750, 976), isOpaque: true)])
  }

  @Test func namesItsPicturesWithTheirPlace() throws {
    let draft = try SceneDocument(text: Self.text, name: "forest.scene.json5").decode()
    #expect(draft.imagePaths.map(\.path) == ["forest.png"])
    #expect(draft.imagePaths[0].location == SourceLocation(line: 19, column: 23))
    #expect(draft.imagePaths[0].place == "screens.forest.header.image")
    #expect(draft.imagePaths[0].leavesFolder == false)
    #expect(draft.fontPath == nil)
  }

  @Test func readsTheSurroundings() throws {
    let scene = try scene()
    #expect(scene.look == .ios18)
    #expect(scene.device == .default)
    #expect(scene.orientation == .portrait)
    #expect(scene.appearance == .light)
    #expect(scene.direction == .leftToRight)
    #expect(scene.language == "zh-Hans")
    #expect(scene.statusBar == StatusBar())
    #expect(scene.fonts == Fonts(text: .family("Inter")))
    #expect(scene.warnings.isEmpty)
    #expect(scene.animators.isEmpty)
    #expect(scene.screens.map(\.name) == ["home", "forest"])
    #expect(scene.reels.map(\.name) == ["push", "back", "fade", "zoom"])
  }

  @Test func readsHome() throws {
    var bar = BarAttributes()
    bar.tintColor = .white
    bar.titleColor = .white
    bar.barTintColor = Color(0, 0xAF, 0xF0)
    let rows = Content(kind: .rows(.init(count: 20)), backgroundColor: .white)
    #expect(try scene().screen("home") == Screen(name: "home", title: "常用", bar: bar, content: rows))
  }

  @Test func readsForest() throws {
    let blue = Color(0, 0x7A, 0xFF)
    var bar = BarAttributes()
    bar.barTintColor = .white
    bar.backgroundAlpha = 0
    bar.tintColor = .white
    bar.titleColor = .white
    bar.statusBarStyle = .lightContent
    var scroll = ScrollRules()
    scroll.backgroundAlpha = .track(.offset, Track(keys: [.init(-480, 0), .init(-416, 1)]))
    scroll.tintColor = .track(.offset, Track(keys: [.init(-480, .white), .init(-448, blue)], interpolation: .step))
    scroll.titleColor = .track(.offset, Track(keys: [.init(-480, .white), .init(-448, .black)], interpolation: .step))
    scroll.statusBarStyle = .track(
      .offset, Track(keys: [.init(-480, .lightContent), .init(-448, .default)], interpolation: .step))
    let picture = ImageReference(path: "forest.png", size: Size(750, 976), isOpaque: true)
    let expected = Screen(
      name: "forest", title: "蚂蚁森林", back: .text("常用"),
      right: [BarItem(.icon(.builtIn(.more))), BarItem(.text("Edit"), style: .done)], bar: bar, scroll: scroll,
      contentInsetTop: 480, header: Header(image: picture, height: 480, mode: .stretch, pullLimit: 0),
      content: Content(kind: .rows(.init(count: 20)), backgroundColor: .white))
    #expect(try scene().screen("forest") == expected)
  }

  @Test func readsTheReels() throws {
    let scene = try scene()
    #expect(
      scene.reel("push") == Reel(name: "push", kind: .transition(.init(.push, from: "home", to: "forest"))))
    let swipe = Reel.Swipe(
      from: "forest", to: "home", finger: Track(keys: [.init(0, 0), .init(0.3, 0.45)]), release: .cancel)
    #expect(
      scene.reel("back")
        == Reel(
          name: "back", kind: .swipe(swipe), hold: .init(before: 0.2, after: 0.3), stack: ["home"],
          offsets: ["forest": -440], barMotion: .wr))
    #expect(
      scene.reel("fade")
        == Reel(
          name: "fade",
          kind: .scroll(.init(screen: "forest", track: Track(keys: [.init(0, -480), .init(1, -300)]), isDrag: false))))
    #expect(
      scene.reel("zoom")
        == Reel(
          name: "zoom",
          kind: .scroll(
            .init(screen: "forest", track: Track(keys: [.init(0, 0), .init(0.5, -140), .init(1, 0)]), isDrag: true))))
  }

  @Test func missingPictureIsAnErrorAtItsPlace() throws {
    let draft = try SceneDocument(text: Self.text, name: "forest.scene.json5").decode()
    let error = #expect(throws: DocumentError.self) { try draft.resolve(images: [:]) }
    #expect(
      error?.description
        == "forest.scene.json5:19:23: screens.forest.header.image: there is no picture \"forest.png\"")
  }
}
