import NavReelDrawing
import Foundation
import Testing
import NavReelTypography

@Suite struct FontBookTests {
  static let texts = ["Settings", "个人中心", "الإعدادات 123", "👨‍👩‍👧‍👦 hi", "सेटिंग्स", "ตั้งค่า", "直 カナ"]

  @Test func eightThreadsGetWhatOneGets() async throws {
    let alone = try FontBook()
    let expected = Self.texts.map { alone.shape($0, style: TextStyle(size: 17)) }
    let shared = try FontBook()
    let lists = await withTaskGroup(of: [ShapedText].self) { group in
      for start in 0..<8 {
        group.addTask {
          // Each thread uses a different order.
          let order = (0..<Self.texts.count).map { ($0 + start) % Self.texts.count }
          let lines = order.map { shared.shape(Self.texts[$0], style: TextStyle(size: 17)) }
          return order.indices.sorted { order[$0] < order[$1] }.map { lines[$0] }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(lists.count == 8)
    for list in lists { #expect(list == expected) }
  }

  @Test func fontsUsedAreNamedWithVersionAndDigest() throws {
    let book = try FontBook()
    let line = book.shape("Hi ا", style: TextStyle(size: 17))
    let used = book.fontsUsed(by: line)
    #expect(used.map(\.role) == [.arabic, .text] || used.map(\.role) == [.text, .arabic])
    for status in used {
      #expect(status.isInstalled && status.sha256?.count == 64 && status.version?.isEmpty == false)
      #expect(status.package != nil)
    }
    #expect(book.fontsUsed.map(\.path) == used.map(\.path).sorted())
  }

  @Test func theTableNamesEachFileOnceAndEachRole() {
    let statuses = FontTable(folder: "/nowhere").statuses()
    #expect(statuses.count == 19 && Set(statuses.map(\.path)).count == 19)
    #expect(Set(statuses.compactMap(\.role)) == Set(FontRole.allCases))
    #expect(statuses.allSatisfy { !$0.isInstalled && $0.sha256 == nil && $0.version == nil && $0.package != nil })
  }

  @Test func aFileOfTheSceneSetsTextWithoutTracking() throws {
    let file = FontFile(path: "/usr/share/fonts/opentype/inter/Inter-Medium.otf")
    let book = try FontBook(textFont: .file(file))
    let line = book.shape("Hello", style: TextStyle(size: 17, weight: .bold))
    #expect(line.fonts == [file])
    #expect(line.width == book.shape("Hello", style: TextStyle(size: 17, tracking: .points(0))).width)
    // The system's table at 17 points has −0.43 per character.
    let system = book.shape("Hello", style: TextStyle(size: 17, tracking: .system))
    #expect(abs(system.width - (line.width - 5 * 0.43)) < 1e-9)
    // A scene's own font may give meaning to private-use characters.
    #expect(book.shape("\u{E123}", style: TextStyle(size: 17)).missing.isEmpty)
  }

  static let variable = "/usr/share/fonts/truetype/inter-vf/Inter.var.ttf"

  @Test(.enabled(if: FileManager.default.fileExists(atPath: variable)))
  func aVariableFontTakesTheWeightAskedFor() throws {
    let book = try FontBook(textFont: .file(FontFile(path: Self.variable)))
    let widths = FontWeight.allCases.map { book.shape("Hamburg", style: TextStyle(size: 100, weight: $0)).width }
    #expect(widths == widths.sorted() && Set(widths).count == 4)
    let fixed = try FontBook()
    for weight in FontWeight.allCases {
      let own = book.shape("Hamburg", style: TextStyle(size: 20, weight: weight)).width
      let static_ = fixed.shape("Hamburg", style: TextStyle(size: 20, weight: weight, tracking: .points(0))).width
      #expect(abs(own - static_) < 0.1)
    }
  }

  @Test func largeTitlesTakeTheDisplayCutWithoutTracking() throws {
    let book = try FontBook()
    func name(_ size: Double) -> String? { book.shape("A", style: TextStyle(size: size)).fonts.first?.path }
    #expect(name(27.9)?.hasSuffix("/Inter-Regular.otf") == true)
    #expect(name(28)?.hasSuffix("/InterDisplay-Regular.otf") == true)
    let automatic = book.shape("Title", style: TextStyle(size: 34)).width
    #expect(automatic == book.shape("Title", style: TextStyle(size: 34, tracking: .points(0))).width)
  }
}
