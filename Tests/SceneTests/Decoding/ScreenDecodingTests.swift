import NavReelDrawing
import NavReelMotion
import Testing

@testable import NavReelScene

@Suite struct ScreenDecodingTests {
  @Test func aScreenThatSaysNothing() throws {
    #expect(try screen("") == Screen(name: "a", content: Content(backgroundColor: .white)))
    #expect(try screen("", top: "appearance: 'dark',").content.backgroundColor == .black)
  }

  @Test func contentMayBeADefault() throws {
    let top = "defaults: {content: {rows: 3, color: 'red'}},"
    #expect(
      try screen("", top: top).content == Content(kind: .rows(.init(count: 3)), backgroundColor: Color(255, 0, 0)))
    #expect(try screen("content: {}", top: top).content == Content(backgroundColor: .white))
  }

  @Test func backButtons() throws {
    #expect(try screen("").back == .automatic)
    #expect(try screen("back: {text: 'Home'}").back == .text("Home"))
    #expect(try screen("back: {minimal: true}").back == .minimal)
    #expect(try screen("back: {hidden: true}").back == .hidden)
    #expect(try screen("back: {hidden: false}").back == .automatic)
  }

  @Test func itemsOfEveryKind() throws {
    let words = """
      left: [{text: 'Edit', style: 'done', tintColor: 'red', isEnabled: false}, {icon: 'gear'}],
      right: [{image: 'a.png'}, {image: 'a.png', renderingMode: 'alwaysOriginal'},
        {icon: {d: 'M0 0H24', size: [24, 20], strokeWidth: 2}}],
      """
    let screen = try screen(words)
    let image = ImageReference(path: "a.png", size: Size(100, 50), isOpaque: true)
    #expect(
      screen.left == [
        BarItem(.text("Edit"), style: .done, tintColor: Color(255, 0, 0), isEnabled: false),
        BarItem(.icon(.builtIn(.gear))),
      ])
    let path = Path([.move(Point(0, 0)), .line(Point(24, 0))])
    #expect(
      screen.right == [
        BarItem(.image(image, isOriginal: false)), BarItem(.image(image, isOriginal: true)),
        BarItem(.icon(.path(path, size: Size(24, 20), strokeWidth: 2))),
      ])
  }

  @Test func aHeaderWithEverythingSaid() throws {
    let words = """
      header: {image: 'a.png', color: 'red', height: 300, mode: 'reveal', pullLimit: 100, collapse: 'pinned',
        minHeight: 103, blur: [[0, 0], [200, 12]], views: [{icon: 'heart', frame: [1, 2, 3, 4]}]}
      """
    let header = Header(
      image: ImageReference(path: "a.png", size: Size(100, 50), isOpaque: true), color: Color(255, 0, 0), height: 300,
      mode: .reveal, pullLimit: 100, collapse: .pinned(minHeight: 103),
      blur: .track(.offset, Track(keys: [.init(0, 0), .init(200, 12)])),
      views: [
        View(.icon(.builtIn(.heart), tint: .constant(Color(0, 122, 255))), frame: AnimatedRect(Rect(1, 2, 3, 4)))
      ])
    #expect(try screen(words).header == header)
    #expect(
      try screen("header: {height: 10, color: 'red', pullLimit: null}").header
        == Header(color: Color(255, 0, 0), height: 10))
  }

  @Test func rowsWithEverythingSaid() throws {
    let words = """
      content: {rows: {count: 3, height: 44, titles: ['A'], subtitles: ['B'], icons: false, textColor: 'red',
        rowColor: 'white', separators: false}}
      """
    let rows = Content.Rows(
      count: 3, height: 44, titles: ["A"], subtitles: ["B"], showsIcons: false, textColor: Color(255, 0, 0),
      rowColor: .white, showsSeparators: false)
    #expect(try screen(words).content == Content(kind: .rows(rows), backgroundColor: .white))
  }

  @Test func viewsOfEveryKind() throws {
    let words = """
      views: [
        {text: {step: [[0, 'A'], [1, 'B']]}, font: {size: 12, weight: 'bold', tracking: 1}, color: 'red',
          shadow: {shadowColor: 'black'}, alignment: 'trailing', frame: [0, 0, 1, 1]},
        {image: 'a.png', contentMode: 'scaleAspectFit', tintColor: 'red', frame: [0, 0, 1, 1]},
        {shape: 'ellipse', color: {time: [[0, 'black'], [1, 'white']]}, borderColor: 'red', borderWidth: 2, frame: [0, 0, 1, 1]},
        {shape: {d: 'M0 0L1 1'}, borderColor: 'red', frame: [0, 0, 1, 1]},
        {shape: 'rectangle', gradient: {colors: ['red', 'black']}, frame: [0, 0, 1, 1]},
        {effect: 'dark', frame: [0, 0, 1, 1]},
        {views: [{text: 'In', frame: [0, 0, 1, 1]}], frame: [0, 0, 1, 1]},
      ]
      """
    let red = Color(255, 0, 0)
    let unit = AnimatedRect(Rect(0, 0, 1, 1))
    let shadow = TextShadow(color: .black, offset: .zero)
    let image = ImageReference(path: "a.png", size: Size(100, 50), isOpaque: true)
    let plain = TextAttributes(size: 17)
    let expected: [View] = [
      View(
        .text(
          .track(.progress, Track(keys: [.init(0, "A"), .init(1, "B")], interpolation: .step)),
          attributes: TextAttributes(size: 12, weight: .bold, tracking: 1, shadow: shadow), color: .constant(red),
          alignment: .trailing), frame: unit),
      View(.image(image, mode: .scaleAspectFit, tint: .constant(red)), frame: unit),
      View(
        .shape(
          .ellipse, fill: .track(.time, Track(keys: [.init(0, .black), .init(1, .white)])),
          border: .init(color: red, width: 2)), frame: unit),
      View(
        .shape(
          .path(Path([.move(.zero), .line(Point(1, 1))])), fill: .constant(.clear), border: .init(color: red, width: 1)),
        frame: unit),
      View(
        .shape(
          .rectangle, fill: .constant(.clear),
          gradient: LinearGradient(from: Point(0.5, 0), to: Point(0.5, 1), red, .black),
          border: nil), frame: unit),
      View(.effect(.blur(.dark, .light)), frame: unit),
      View(
        .group([
          View(.text(.constant("In"), attributes: plain, color: .constant(.black), alignment: .leading), frame: unit)
        ]), frame: unit),
    ]
    #expect(try screen(words).views == expected)
  }

  @Test func aViewsPlaceMayMove() throws {
    let words = """
      views: [{icon: 'more', frame: [[[0, 1], [1, 2]], {offset: [[0, 3], [9, 4]]}, 5, {time: [[0, 6]]}], alpha: [[0, 0], [1, 1]],
        transform: {translationX: 1, translationY: [[0, 2]], scale: 3, rotation: [[0, 4], [1, 5]], anchor: [0, 1]},
        cornerRadius: 6, cornerCurve: 'continuous', clipsToBounds: true, scrolls: true}]
      """
    func over(_ driver: Animated<Double>.Driver, _ keys: (Double, Double)...) -> Animated<Double> {
      .track(driver, Track(keys: keys.map { .init($0.0, $0.1) }))
    }
    let expected = View(
      .icon(.builtIn(.more), tint: .constant(Color(0, 122, 255))),
      frame: AnimatedRect(
        x: over(.progress, (0, 1), (1, 2)), y: over(.offset, (0, 3), (9, 4)), width: .constant(5),
        height: over(.time, (0, 6))),
      alpha: over(.progress, (0, 0), (1, 1)),
      transform: AnimatedTransform(
        translationX: .constant(1), translationY: over(.progress, (0, 2)), scale: .constant(3),
        rotation: over(.progress, (0, 4), (1, 5)), anchor: Point(0, 1)),
      cornerRadius: 6, isContinuous: true, clips: true, scrolls: true)
    #expect(try screen(words).views == [expected])
  }

  @Test func aTitleViewIsSetLikeTheTitle() throws {
    let view = try screen("bar: {titleColor: 'red', titleFont: 20}, titleView: {text: 'A', frame: [0, 0, 9, 9]}")
      .titleView
    let attributes = TextAttributes(size: 20, weight: .semibold)
    #expect(
      view
        == View(
          .text(.constant("A"), attributes: attributes, color: .constant(Color(255, 0, 0)), alignment: .center),
          frame: AnimatedRect(Rect(0, 0, 9, 9))))
  }

  @Test func devicesByHand() throws {
    let words = """
      {name: 'Mine', size: [400, 800], scale: 2, safeTop: 50, safeBottom: 34, statusBarHeight: 48, cornerRadius: 40,
        margin: 18, landscape: {side: 50, bottom: 21, margin: 66}, cutout: {notch: [200, 30]}, statusBarClass: 'xr'}
      """
    let device = try scene("{navreel: 1, device: \(words), screens: {a: {}}}").device
    #expect(
      device
        == Device(
          name: "Mine", size: Size(400, 800), scale: 2, statusBarHeight: 48, safeTop: 50, safeBottom: 34,
          cornerRadius: 40, margin: 18, landscape: .init(side: 50, bottom: 21, margin: 66),
          cutout: .notch(width: 200, height: 30), statusBarClass: .xr))
    #expect(try scene("{navreel: 1, device: {size: [320, 480]}, screens: {a: {}}}").device.statusBarClass == .classic)
  }

  @Test func surroundingsWithEverythingSaid() throws {
    let text = """
      {navreel: 1, look: 'ios10', orientation: 'landscape', direction: 'rtl', language: 'ar', strictEffects: true,
        homeIndicator: true, cutout: true, fonts: {text: 'fonts/Own.ttf'},
        statusBar: {time: '10:00', signal: 1, wifi: 0, battery: 0.5, charging: true, hidden: true}, screens: {a: {}}}
      """
    let scene = try scene(text)
    #expect(scene.look == .ios10 && scene.orientation == .landscape && scene.direction == .rightToLeft)
    #expect(scene.language == "ar" && scene.strictEffects && scene.showsHomeIndicator && scene.showsCutout)
    #expect(scene.fonts == Fonts(text: .file("fonts/Own.ttf")))
    #expect(
      scene.statusBar == StatusBar(time: "10:00", signal: 1, wifi: 0, battery: 0.5, isCharging: true, isHidden: true))
    let draft = try SceneDocument(text: text, name: "s").decode()
    #expect(draft.fontPath?.path == "fonts/Own.ttf")
    #expect(draft.fontPath?.place == "fonts.text")
  }
}
