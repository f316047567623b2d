import Foundation
import TestSupport
import Testing

/// The pages that say where things are.
@Suite struct MapDocumentTests {
  private static func text(_ name: String) throws -> String {
    try String(contentsOf: Fixtures.package.appending(path: name), encoding: .utf8)
  }

  /// Paths of the repository that a page names.
  private static func paths(_ page: String) -> Set<String> {
    Set(page.matches(of: /`((?:Sources|Tests|docs|scripts)\/[^`]*)`/).map { String($0.1) }.filter { !$0.contains(" ") })
  }

  private static func isThere(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: Fixtures.package.appending(path: path).path)
  }

  /// Swift files below a folder, with their paths in the repository.
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

  @Test func theFloorsAreThoseOfThePackage() throws {
    let page = try Self.text("docs/architecture.md")
    let floors = page.matches(of: /\| ([0-6]) \| (.*) \|/).map { ($0.1, String($0.2)) }
    var floorOf: [String: Int] = [:]
    for (floor, modules) in floors {
      for match in modules.matches(of: /`(\w+)`/) { floorOf[String(match.1)] = Int(floor) }
    }
    #expect(floorOf.count == 15)
    for path in try Self.sources("Sources") {
      let module = String(path.split(separator: "/")[1])
      guard let own = floorOf[module] else { continue }
      for match in try Self.text(path).matches(of: /(?m)^ *(?:public |package )?import (\w+)$/) {
        guard let other = floorOf[String(match.1)], String(match.1) != module else { continue }
        #expect(other < own || (own == 0 && match.1 == "ElementaryFunctions"), "\(path) imports \(match.1)")
      }
    }
  }
}
