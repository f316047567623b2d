import NavReelTestSupport
import Testing

@testable import NavReel
@testable import NavReelTypography

@Suite struct StageTests {
  // PC-049: a scene's frames do not depend on other scenes in the process, or on earlier drawings of it.
  @Test func stagesAreIndependent() throws {
    func draw(_ scene: Scene) throws -> [String] { try Stage(scene: scene).film("push").frames(fps: 20).map(\.digest) }
    let first = try draw(smallScene())
    var dark = smallScene()
    dark.appearance = .dark
    dark.screens[0].title = "Other"
    #expect(try draw(dark) != first)
    #expect(try draw(smallScene()) == first)
    let one = try Stage(scene: smallScene())
    let two = try Stage(scene: dark)
    var mixed: [String] = []
    for (a, b) in zip(try one.film("push").frames(fps: 20), try two.film("push").frames(fps: 20)) {
      mixed.append(a.digest)
      #expect(a.digest != b.digest)
    }
    #expect(mixed == first)
  }

  @Test(arguments: [0.5, 1, 1.1, 1.7, 3]) func everyFrameIsOpaqueAndCoveredToItsEdges(scale: Double) throws {
    var scene = smallScene()
    scene.device.size = Size(63, 101)
    scene.device.scale = scale
    scene.screens[1].content.backgroundColor = .white
    scene.reels.append(Reel(name: "two", kind: .still(.init(screen: "two"))))
    for frame in try Stage(scene: scene).film("push").frames(fps: 15) { #expect(frame.pixmap.isOpaque) }
    let still = try Stage(scene: scene).film("two").frame(at: 0).pixmap
    let (right, bottom) = (still.width - 1, still.height - 1)
    #expect(
      still[right, bottom] == 0xFFFF_FFFF && still[0, bottom] == 0xFFFF_FFFF && still[right, bottom / 2] == 0xFFFF_FFFF)
  }

  /// The earlier contents of the canvas leave no trace, whether pages cover it or not.
  @Test(arguments: ["forest", "plain", "animators", "arabic", "profile"])
  func framesAreDrawnOverAnything(name: String) throws {
    let stage = try Stage.open(Fixtures.path("scenes/\(name).scene.json5"), .init(scale: 0.4))
    for film in try stage.films() {
      for step in 0...8 {
        let state = film.timeline.state(at: film.duration * Double(step) / 8)
        let clean = film.draw(state)
        var dirty = Pixmap(width: clean.width, height: clean.height, filling: Color(255, 0, 255, 0.5))
        film.draw(state, into: &dirty)
        #expect(dirty == clean && clean.isOpaque)
      }
    }
  }

  // PC-110
  @Test func aPictureOfAnotherFormatThanItsNameIsReadAndSaid() throws {
    try withTemporaryFolder { folder in
      let png = PNGEncoder().encode(Pixmap(width: 4, height: 4, filling: Color(200, 0, 0)))
      try FileAccess.write(png, to: folder + "/red.jpg")
      let text = """
        {navreel: 1, device: {size: [120, 200]}, screens: {a: {content: {image: "red.jpg"}}},
         reels: {still: {type: "still", screen: "a"}}}
        """
      try FileAccess.write(text, to: folder + "/a.json5")
      let stage = try Stage.open(folder + "/a.json5")
      #expect(
        stage.warnings.map(\.description) == [
          "screens.a.content.image: red.jpg: is called .jpg and is PNG; it is read as what it is"
        ])
    }
  }

  @Test func aMissingFontIsAnErrorThatNamesRoleFileAndPackage() throws {
    try withTemporaryFolder { folder in
      let table = FontTable(folder: folder)
      #expect {
        try Stage(scene: smallScene(), named: "s", images: [:], folder: ".", warnings: [], fontTable: table)
      } throws: {
        "\($0)".contains("fonts-inter") && "\($0)".contains(folder + "/opentype/inter/Inter-")
      }
      // Inter is installed, the Han font is not: that is found during layout, before any frame is written.
      try FileAccess.createFolder(folder + "/opentype/inter")
      for entry in FontTable().entries where entry.package == "fonts-inter" {
        let bytes = try FileAccess.read(entry.file.path, limit: 1 << 24)
        try FileAccess.write(bytes, to: folder + "/opentype/inter/" + FilePath.name(of: entry.file.path))
      }
      let stage = try Stage(
        scene: smallScene(title: "丽"), named: "s", images: [:], folder: ".", warnings: [], fontTable: table)
      #expect {
        try FilmRender(stage.film("push"), to: folder + "/out").run()
      } throws: {
        "\($0)".contains("(cjk)") && "\($0)".contains("NotoSansCJK-Bold.ttc") && "\($0)".contains("fonts-noto-cjk")
      }
      #expect(!FileAccess.exists(folder + "/out"))
      #expect(throws: StageError.self) { try stage.film("push").frames() }
      #expect(try stage.film("still").frame(at: 0).pixmap.width == 120)
      let report = DoctorReport(table: table)
      #expect(!report.isHealthy && report.text.contains("apt-get install fonts-noto-cjk fonts-noto-core"))
    }
  }

  @Test func picturesOfASceneByHandAreGivenOrMissed() throws {
    var scene = smallScene()
    let picture = Pixmap(width: 4, height: 4, filling: Color(200, 0, 0))
    scene.screens[0].header = Header(image: ImageReference("red.png", picture), height: 190)
    #expect { try Stage(scene: scene) } throws: { "\($0)".contains("red.png") }
    let frame = try Stage(scene: scene, images: ["red.png": picture]).film("still").frame(at: 0)
    #expect(frame.pixmap[60, 150] == 0xFF00_00C8)
  }

  @Test func twoScreensOrReelsOfOneNameAreRefused() {
    var scene = smallScene()
    scene.screens.append(scene.screens[0])
    #expect { try Stage(scene: scene) } throws: { "\($0)".contains("two screens are called \"one\"") }
    scene = smallScene()
    scene.reels.append(scene.reels[0])
    #expect { try Stage(scene: scene) } throws: { "\($0)".contains("two reels are called \"push\"") }
    for alike in ["Push", "PUSH"] {
      scene.reels[scene.reels.count - 1].name = alike
      #expect { try Stage(scene: scene) } throws: {
        "\($0)".hasPrefix("the reels \"push\" and \"\(alike)\" are too alike: they differ only in case")
      }
    }
  }

  @Test func aRateThatGivesNoFramesIsAnError() throws {
    let film = try Stage(scene: smallScene()).film("push")
    for rate in [Fraction.zero, Fraction(-30)] {
      #expect { try film.frames(fps: rate) } throws: { "\($0)".contains("fps: expected") }
      #expect(throws: StageError.self) { try FilmRender(film, to: "none", options: RenderOptions(fps: rate)) }
    }
  }

  @Test func aPictureThatIsMissingNamesItsNeighbour() throws {
    try withTemporaryFolder { folder in
      let png = PNGEncoder().encode(Pixmap(width: 4, height: 4, filling: Color(200, 0, 0)))
      try FileAccess.createFolder(folder + "/pictures")
      try FileAccess.write(png, to: folder + "/pictures/forest.png")
      try FileAccess.write("no picture", to: folder + "/pictures/forrest.txt")
      let text = "{navreel: 1, screens: {a: {content: {image: \"pictures/forrest.png\"}}}}"
      try FileAccess.write(text, to: folder + "/a.json5")
      #expect { try Stage.open(folder + "/a.json5") } throws: {
        "\($0)".hasSuffix("no such file or directory; did you mean \"pictures/forest.png\"?")
      }
    }
  }

  @Test func sizesThatCannotBeDrawnAreRefused() {
    for (size, scale) in [(Size(13948, 12444), 1.0), (Size(0, 100), 1), (Size(60, 100), 0)] {
      var scene = smallScene()
      (scene.device.size, scene.device.scale) = (size, scale)
      #expect(throws: StageError.self) { try Stage(scene: scene) }
    }
  }

  @Test func theStarterSceneDrawsWithoutAWarning() throws {
    try withTemporaryFolder { folder in
      let path = folder + "/new/my.scene.json5"
      try StarterScene.write(to: path)
      #expect { try StarterScene.write(to: path) } throws: { "\($0)".contains("exists") }
      try StarterScene.write(to: path, overwriting: true)
      let stage = try Stage.open(path, .init(scale: 0.25))
      for film in try stage.films() {
        #expect(try FilmRender(film, to: folder + "/out").warnings.isEmpty)
        #expect(film.reel.hold.before > 0 && film.reel.hold.after > 0)
      }
    }
  }

  /// A value that no scene file could contain is an error for scenes built in Swift, with its place.
  @Test func numbersAndNamesOfASwiftSceneAreChecked() throws {
    func message(_ change: (inout Scene) -> Void) -> String {
      let screen = Screen(name: "a", title: "A", content: .rows(3))
      let track = Track(keys: [Track<Double>.Key(0, 0), .init(1, 10)])
      var scene = Scene(screens: [screen], reels: [.scroll(screen: "a", offset: track)])
      change(&scene)
      do throws(StageError) {
        _ = try Stage(scene: scene)
        return "fine"
      } catch { return "\(error)" }
    }
    #expect(message { _ in } == "fine")
    let inset = message { $0.screens[0].contentInsetTop = .infinity }
    #expect(inset == "screens[0].contentInsetTop: expected a number of at most a million, got inf")
    #expect(message { $0.screens[0].header = Header(height: .nan) }.hasPrefix("screens[0].header.height: expected"))
    let wild = message { $0.reels = [.scroll(screen: "a", offset: Track(keys: [.init(0, 0), .init(1, 1e300)]))] }
    #expect(wild.hasPrefix("reels[0].kind.scroll") && wild.contains("got 1e+300"))
    #expect(message { $0.screens[0].name = "../x" }.contains("expected a name of letters"))
  }
}
