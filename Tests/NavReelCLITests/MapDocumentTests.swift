import Foundation
import NavReelTestSupport
import Testing

/// The pages that describe the layout of the repository.
@Suite struct MapDocumentTests {
  private static func text(_ name: String) throws -> String {
    try String(contentsOf: Fixtures.package.appending(path: name), encoding: .utf8)
  }

  /// Returns the paths of the repository that a page names.
  private static func paths(_ page: String) -> Set<String> {
    Set(page.matches(of: /`((?:Sources|Tests|docs|scripts)\/[^`]*)`/).map { String($0.1) }.filter { !$0.contains(" ") })
  }

  private static func isThere(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: Fixtures.package.appending(path: path).path)
  }

  /// Returns the Swift files below a folder, with their paths in the repository.
  private static func sources(_ folder: String) throws -> [String] {
    let root = Fixtures.package.appending(path: folder)
    return try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { $0.hasSuffix(".swift") }
      .map { folder + "/" + $0 }
  }

  @Test(arguments: ["docs/architecture.md", "docs/ios.md"]) func everyPathExists(page: String) throws {
    let paths = Self.paths(try Self.text(page))
    #expect(paths.count > 20)
    #expect(paths.filter { !Self.isThere($0) } == [])
  }

  @Test func everyFolderOfTheSourcesHasALine() throws {
    let named = Self.paths(try Self.text("docs/architecture.md"))
    let folders = Set(try Self.sources("Sources").map { ($0 as NSString).deletingLastPathComponent })
    #expect(folders.count > 40)
    #expect(folders.subtracting(named) == [])
  }

  @Test func everyRowThatACommentCitesIsThere() throws {
    let page = try Self.text("docs/ios.md")
    let rows = Set(page.matches(of: /\| ([A-I][0-9]+) \|/).map { String($0.1) })
    var cited = 0
    for path in try Self.sources("Sources") + Self.sources("Tests") where !path.hasSuffix("MapDocumentTests.swift") {
      for match in try Self.text(path).matches(of: /docs\/ios\.md, ([A-I][0-9]+)(?: (?:and|to) ([A-I][0-9]+))?/) {
        for row in [String(match.1)] + (match.2.map { [String($0)] } ?? []) {
          cited += 1
          #expect(rows.contains(row), "\(path) cites \(row)")
        }
      }
    }
    #expect(cited > 10)
  }

  @Test func pagesShowTheVersion() throws {
    let source = try Self.text("Sources/NavReel/NavReel.swift")
    let version = try #require(source.firstMatch(of: /current = "([0-9.]+)"/)).1
    for (page, shown) in [
      ("docs/command-line.md", "\"navreel\": \"\(version)\""), ("docs/verify.md", "\ntool \(version)\n"),
      ("docs/navreel.1", "\"navreel \(version)\""), ("CHANGELOG.md", "\n## \(version)\n"),
    ] {
      let text = try Self.text(page)
      #expect(text.contains(shown), "\(page) does not show \(version)")
    }
  }

  @Test func theFloorsAreThoseOfThePackage() throws {
    let page = try Self.text("docs/architecture.md")
    let floors = page.matches(of: /\| ([0-6]) \| (.*) \|/).map { ($0.1, String($0.2)) }
    var floorOf: [String: Int] = [:]
    for (floor, modules) in floors {
      for match in modules.matches(of: /`(\w+)`/) { floorOf[String(match.1)] = Int(floor) }
    }
    #expect(floorOf.count == 16)
    var imports = 0
    for path in try Self.sources("Sources") {
      let module = String(path.split(separator: "/")[1])
      guard let own = floorOf[module] else { continue }
      for match in try Self.text(path).matches(of: /(?m)^ *(?:public |package )?import (\w+)$/) {
        let name = match.1 == "NavReel" || match.1 == "NavReelTesting" ? match.1 : match.1.dropFirst("NavReel".count)
        guard let other = floorOf[String(name)], name != module else { continue }
        imports += 1
        #expect(other < own || (own == 0 && name == "ElementaryFunctions"), "\(path) imports \(name)")
      }
    }
    #expect(imports > 500)
  }

  /// The folders of Review, in the order of the page: a type may only be used in its own folder and in later ones.
  @Test func theFoldersOfReviewUseOnlyThoseAbove() throws {
    let page = try Self.text("docs/architecture.md")
    let order = page.matches(of: /`Sources\/Review\/(\w+)`/).map { String($0.1) }.filter { $0 != "Pages" }
    var homes: [String: String] = [:]
    var code: [(path: String, folder: String, text: String)] = []
    for path in try Self.sources("Sources/Review") {
      let text = try Self.text(path).replacing(/\/\/.*/, with: "")
      let folder = String(path.split(separator: "/")[2])
      code.append((path, folder, text))
      for match in text.matches(
        of: /(?m)^(?:public |package |final |indirect )*(?:struct|enum|class|protocol) ([A-Z]\w+)/)
      {
        homes[String(match.1)] = folder
      }
    }
    #expect(homes.count > 80)
    for file in code {
      let own = try #require(order.firstIndex(of: file.folder), "\(file.path)")
      for match in file.text.matches(of: /\b[A-Z]\w+/) {
        guard let home = homes[String(match.0)], let other = order.firstIndex(of: home) else { continue }
        #expect(other <= own, "\(file.path) uses \(match.0) of \(home)")
      }
    }
  }
}
