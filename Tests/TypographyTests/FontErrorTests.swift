import Foundation
import NavReelTestSupport
import Testing
import NavReelTypography

@Suite final class FontErrorTests {
  let folder: String
  let inter = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    folder = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func error(_ source: FontSource, table: FontTable = FontTable()) -> FontError? {
    do throws(FontError) {
      _ = try FontBook(textFont: source, table: table)
      return nil
    } catch { return error }
  }

  @Test func anUnknownFamilyNamesTheKnownOnes() {
    #expect(
      error(.family("SF Pro"))?.description
        == "unknown font family \"SF Pro\"; known families: Inter, Noto Sans CJK SC, Noto Sans CJK TC, "
        + "Noto Sans CJK HK, Noto Sans CJK JP, Noto Sans CJK KR; or give the path of a font file beside the scene")
  }

  @Test func aMissingTextFontNamesFileRoleAndPackage() {
    #expect(
      error(.family("Inter"), table: FontTable(folder: "/nowhere"))?.description
        == "font file /nowhere/opentype/inter/Inter-Regular.otf (text) is missing; install the package fonts-inter")
    #expect(
      error(.file(FontFile(path: "my.otf")))?.description == "font file my.otf (text) is missing")
  }

  @Test func otherFontsAreMissedOnlyByTextsThatNeedThem() throws {
    try FileManager.default.createDirectory(atPath: folder + "/opentype", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/opentype/inter", withDestinationPath: "/usr/share/fonts/opentype/inter")
    let book = try FontBook(table: FontTable(folder: folder))
    #expect(book.shape("Settings 9:41", style: TextStyle(size: 17)).problems.isEmpty)
    let line = book.shape("ابج", style: TextStyle(size: 17))
    #expect(line.missing == ["ا", "ب", "ج"])
    let arabic = FontFile(path: folder + "/truetype/noto/NotoSansArabic-Regular.ttf")
    #expect(line.problems.contains(.missingFile(arabic, role: .arabic, package: "fonts-noto-core")))
    let emoji = book.shape("😀", style: TextStyle(size: 17)).problems
    #expect(
      emoji.first?.description.hasSuffix("(emoji) is missing; install the package fonts-noto-color-emoji") == true)
    #expect(Set(book.problems).isSuperset(of: line.problems + emoji))
  }

  @Test func aFileThatIsNoFontIsSaidToBeNone() throws {
    let path = folder + "/note.otf"
    try Data("not a font".utf8).write(to: URL(fileURLWithPath: path))
    #expect(
      error(.file(FontFile(path: path)))
        == .damagedFile(FontFile(path: path), reason: "not a font file of a known format"))
    try Data().write(to: URL(fileURLWithPath: path))
    #expect(error(.file(FontFile(path: path))) != nil)
    #expect(
      error(.file(FontFile(path: folder)))
        == .damagedFile(FontFile(path: folder), reason: "is a folder, not a file"))
  }

  // FreeType would wait for a writer.
  @Test(.timeLimit(.minutes(1))) func aPipeIsNoFont() {
    let path = folder + "/pipe.otf"
    #expect(mkfifo(path, 0o600) == 0)
    #expect(error(.file(FontFile(path: path))) == .damagedFile(FontFile(path: path), reason: "is not a regular file"))
  }

  @Test func aFontCutShortIsAnErrorOrAReportedProblem() throws {
    let bytes = try Data(contentsOf: URL(fileURLWithPath: inter))
    for share in stride(from: 1, through: 19, by: 2) {
      let path = folder + "/cut\(share).otf"
      try bytes.prefix(bytes.count * share / 20).write(to: URL(fileURLWithPath: path))
      if error(.file(FontFile(path: path))) == nil {
        let line = try FontBook(textFont: .file(FontFile(path: path))).shape("Hello 123", style: TextStyle(size: 17))
        #expect(
          !line.problems.isEmpty || !line.missing.isEmpty || line.fonts != [FontFile(path: path)], "cut to \(share)/20")
      }
    }
  }

  @Test func flippedBytesNeverCrash() throws {
    let bytes = try Data(contentsOf: URL(fileURLWithPath: inter))
    var random = SeededGenerator(seed: 11)
    var fonts = 0
    for round in 0..<40 {
      var copy = bytes
      for _ in 0..<(1 << (round % 8)) {
        let place = Int.random(in: 0..<(round % 2 == 0 ? 4096 : copy.count), using: &random)
        copy[place] = UInt8.random(in: 0...255, using: &random)
      }
      let path = folder + "/flip\(round).otf"
      try copy.write(to: URL(fileURLWithPath: path))
      if error(.file(FontFile(path: path))) == nil {
        fonts += 1
        let book = try FontBook(textFont: .file(FontFile(path: path)))
        #expect(book.shape("Hello, World 123 fi", style: TextStyle(size: 17)).width.isFinite)
      }
    }
    #expect(fonts > 3 && fonts < 40, "some were read: \(fonts)")
  }

  @Test func aCollectionSaysHowManyFacesItHas() {
    let file = FontFile(path: "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc", faceIndex: 12)
    #expect(error(.file(file)) == .noSuchFace(file, count: 10))
  }

  @Test func aBitmapFontCannotBeTheTextFont() {
    let file = FontFile(path: "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf")
    #expect(error(.file(file)) == .noOutlines(file))
  }
}
