import NavReelDrawing
import Foundation
import NavReelLayout
import NavReelScene
import Testing
import NavReelTypography

@testable import NavReel

/// Section G of the public cases: titles in any script, from the scene to pixels and warnings.
@Suite struct FontCaseTests {
  private func stage(_ title: String, _ members: String = "") throws -> NavReel.Stage {
    try PublicCaseTests.stage(
      """
      \(members)
      screens: {a: {title: "\(title)", bar: {barTintColor: "white", shadowHidden: true}, content: {color: "white"}}},
      reels: {r: {type: "still", screen: "a"}},
      """, device: "{size: [200, 80], scale: 2, safeTop: 20, statusBarClass: 'x'}")
  }

  /// How many pixels of the bar differ from its white.
  private func ink(_ picture: Pixmap) -> Int { picture.rgb(x: 0..<400, y: 0..<128).filter { $0.darkest < 200 }.count }

  private func picture(_ stage: NavReel.Stage) throws -> Pixmap { try stage.film("r").frame(at: 0).pixmap }

  /// The description that is written beside the frames.
  private func manifest(_ stage: NavReel.Stage) throws -> FilmManifest {
    let folder = FileManager.default.temporaryDirectory.appending(path: "navreel-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    return try FilmRender(try stage.film("r"), to: folder.path, options: RenderOptions(jobs: 1)).run()
  }

  // PC-119, PC-121, PC-122
  @Test(arguments: [
    "الإعدادات", "設定とカナ", "ｶﾅ ﾃｽﾄ", "설정", "การตั้งค่า", "सेटिंग्स", "הגדרות", "蚂蚁森林", "日记 🌲🎉", "عام Wi-Fi 18",
  ])
  func everyScriptIsDrawnWithoutAWarning(title: String) throws {
    let stage = try stage(title)
    #expect(ink(try picture(stage)) > 100)
    let warnings = try manifest(stage).warnings
    #expect(warnings.isEmpty, "\(warnings)")
  }

  // PC-120: joined letters are others than the same letters apart, and the first one stands rightmost.
  @Test func arabicIsJoinedAndRunsFromRightToLeft() throws {
    let joined = try picture(stage("ببب"))
    let apart = try picture(stage("ب\u{200C}ب\u{200C}ب"))
    func width(_ picture: Pixmap) -> Int {
      let inked = (0..<400).filter { x in (40..<128).contains { picture.rgb(x, $0).darkest < 128 } }
      return (inked.last ?? 0) - (inked.first ?? 0)
    }
    #expect(width(joined) < width(apart) * 3 / 4)
    // A letter and a dot: the dot comes second, so it stands left of the letter.
    let dotted = try picture(stage("بـ."))
    let columns = (0..<400).filter { x in (40..<128).contains { dotted.rgb(x, $0).darkest < 128 } }
    let gap = try #require(zip(columns, columns.dropFirst()).first { $1 - $0 > 1 })
    #expect(gap.0 - columns[0] < 10 && columns[columns.count - 1] - gap.1 > 10)
  }

  // PC-060, PC-123: what is drawn comes from the fixed table alone, and the result names each file by its digest.
  @Test func onlyFilesOfTheTableAreUsedAndEachIsNamed() throws {
    let stage = try stage("Aa 蚂 ع ก 🌲")
    let json = try manifest(stage).json
    let used = stage.fontBook.fontsUsed
    #expect(used.count >= 5)
    let known = Set(FontTable().entries.map(\.file.path))
    for font in used { #expect(known.contains(font.path) && font.sha256?.count == 64, "\(font.path)") }
    for role in [FontRole.text, .cjk, .arabic, .thai, .emoji] {
      let font = try #require(used.first { $0.role == role }, "\(role)")
      #expect(json.contains(try #require(font.sha256)))
    }
  }

  // PC-124
  @Test func anUnknownCharacterIsAVisibleBoxAndNamed() throws {
    let stage = try stage("A\u{E123}B")
    #expect(ink(try picture(stage)) > ink(try picture(self.stage("AB"))) + 20)
    let warnings = try manifest(stage).warnings
    #expect(warnings.contains { $0.code == "missing-glyph" && $0.message.contains("U+E123") }, "\(warnings)")
  }

  // PC-126: a title that does not fit is cut, never set smaller.
  @Test func aTitleKeepsItsSizeWhateverItsLength() throws {
    func title(_ text: String) throws -> (item: PlacedTitle, ink: Int) {
      let film = try stage(text).film("r")
      let item = try #require(film.stage.layout.place(film.timeline.state(at: 0))["title.a"])
      let rows = try film.frame(at: 0).pixmap.rgb(x: 0..<400, y: 40..<128)
      let dark = (0..<88).filter { row in rows[row * 400..<(row + 1) * 400].contains { $0.darkest < 128 } }
      return (PlacedTitle(height: item.frame.height, baseline: item.baseline, text: item.text), dark.count)
    }
    let short = try title("Hxg")
    let long = try title("Hxg Hxg Hxg Hxg Hxg Hxg Hxg Hxg Hxg Hxg")
    #expect(short.item.height == long.item.height && short.item.baseline == long.item.baseline)
    #expect(short.ink == long.ink && long.item.text?.hasSuffix("…") == true)
  }

  struct PlacedTitle {
    var height: Double
    var baseline: Double?
    var text: String?
  }

  // PC-127: the first stage above has no fonts either; here the same picture with them said.
  @Test func aSceneWithoutFontsTakesTheDefaultOne() throws {
    let said = try stage("Title", #"fonts: {text: "Inter"},"#)
    #expect(try picture(stage("Title")) == picture(said))
  }

  // PC-128: a font that is not there is an error with the families that are; nothing is put in its place in silence.
  @Test func theSystemsFontByNameIsAnErrorThatListsWhatThereIs() throws {
    for name in ["SF Pro", "PingFang SC", "Helvetica", "missing.ttf"] {
      let file = FileManager.default.temporaryDirectory.appending(path: "navreel-\(UUID()).json5")
      defer { try? FileManager.default.removeItem(at: file) }
      try Data("{navreel: 1, fonts: {text: \"\(name)\"}, screens: {a: {title: \"常用\"}}}".utf8).write(to: file)
      let error = #expect(throws: StageError.self) { try Stage.open(file.path) }
      let text = error?.description ?? ""
      #expect(text.contains(":1:28: fonts.text: ") && text.contains(name) && !text.contains("\n"), "\(text)")
      if !name.contains(".") { #expect(text.contains("Inter") && text.contains("Noto Sans CJK SC"), "\(text)") }
    }
    let chinese = try stage("常用", #"fonts: {text: "Noto Sans CJK SC"},"#)
    #expect(ink(try picture(chinese)) > 100)
    #expect(try manifest(chinese).warnings.isEmpty)
  }
}
