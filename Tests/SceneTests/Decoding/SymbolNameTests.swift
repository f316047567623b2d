import Foundation
import NavReelTestSupport
import Testing

import NavReelDocuments
@testable import NavReelScene

/// Names of symbols, in scenes and in the document that lists them.
@Suite struct SymbolNameTests {
  private static func text(_ path: String) throws -> String {
    try String(contentsOf: Fixtures.package.appending(path: path), encoding: .utf8)
  }

  @Test(arguments: Icon.Name.allCases) func everyNameDecodes(name: Icon.Name) throws {
    let icon = "icon: '\(name.rawValue)'"
    let screen = try screen("right: [{\(icon)}], views: [{\(icon), frame: [0, 0, 24, 24]}]")
    #expect(screen.right == [BarItem(.icon(.builtIn(name)))])
    guard case .icon(.builtIn(name), _) = try #require(screen.views.first).kind else {
      Issue.record("not \(name.rawValue)")
      return
    }
  }

  @Test func theDocumentNamesEverySymbolOnce() throws {
    let rows = try Self.text("docs/symbols.md").split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst(2)
    let names = rows.flatMap { $0.matches(of: /`([A-Za-z]+)`/).map { String($0.1) } }
    #expect(names.sorted() == Icon.Name.allCases.map(\.rawValue).sorted())
  }

  @Test func theSceneOfSymbolsShowsEveryOneWithItsName() throws {
    let scene = try FixtureScenesTests.scene("symbols.scene.json5")
    let views = try #require(scene.screen("names")).views
    let shown = views.compactMap { view -> String? in
      guard case .icon(let icon, _) = view.kind else { return nil }
      return icon.name
    }
    let written = views.compactMap { view -> String? in
      guard case .text(.constant(let text), _, _, _) = view.kind else { return nil }
      return text
    }
    #expect(shown == written)
    #expect(shown.sorted() == Icon.Name.allCases.map(\.rawValue).sorted())
  }

  @Test(arguments: [
    ("settings", "gear"), ("ellipsis.circle", "moreCircle"), ("house.fill", "houseFill"), ("home", "house"),
    ("exclamationmark.triangle", "warning"), ("xmark", "close"), ("mail", "envelope"),
  ])
  func wordsOfOthersLeadToOurs(word: String, name: String) {
    let meant = SceneSlips.name(meantBy: word) ?? Suggestion.nearest(word, among: Icon.Name.allCases.map(\.rawValue))
    #expect(meant == name)
  }
}
