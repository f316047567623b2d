import Foundation
import NavReelTestSupport
import Testing

/// Every Swift block of README.md and docs/ is in a package of Examples, which `scripts/test` builds outside the tree.
@Suite struct SwiftBlockTests {
  @Test func everyBlockIsBuiltOutsideTheTree() throws {
    let sources = try Self.files(below: "Examples", ending: ".swift").map { try Self.lines($0) }
    var blocks = 0
    for page in ["README.md"] + (try Self.files(below: "docs", ending: ".md")) {
      let lines = try Self.lines(page)
      for start in lines.indices where lines[start] == "```swift" {
        blocks += 1
        let block = lines[(start + 1)...].prefix { $0 != "```" }.filter { line in
          !["import ", "let folder = "].contains(where: line.hasPrefix)
        }
        #expect(
          sources.contains { $0.holds(block) }, "\(page): no file of Examples has\n\(block.joined(separator: "\n"))")
      }
    }
    #expect(blocks >= 17)
  }

  private static func files(below folder: String, ending: String) throws -> [String] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: Fixtures.package.appending(path: folder).path)
    return names.filter { $0.hasSuffix(ending) && !$0.contains(".build") }.map { "\(folder)/\($0)" }
  }

  /// Returns the lines without indentation, skipping empty ones.
  private static func lines(_ path: String) throws -> [String] {
    try String(contentsOf: Fixtures.package.appending(path: path), encoding: .utf8).split(separator: "\n")
      .map { String($0.drop { $0 == " " }) }
  }
}

extension [String] {
  /// Returns true if the other lines occur here consecutively.
  fileprivate func holds(_ other: [String]) -> Bool {
    guard let first = other.first else { return false }
    return indices.contains { self[$0] == first && self[$0...].starts(with: other) }
  }
}
