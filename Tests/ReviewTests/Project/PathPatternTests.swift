import Foundation
import NavReelTestSupport
import Testing

@testable import NavReelReview

/// Checks which ids and files a pattern matches.
@Suite struct PathPatternTests {
  @Test(arguments: [
    ("forest/push", "forest/push", true), ("forest/push", "forest/pushed", false), ("forest/*", "forest/push", true),
    ("forest/*", "forest/dark/push", false), ("forest/**", "forest/dark/push", true),
    ("forest/**", "forest/push", true),
    ("**/push", "forest/dark/push", true), ("**/push", "push", true), ("**", "a/b/c", true), ("*", "a/b", false),
    ("*/pu?h", "forest/push", true), ("*/pu?h", "forest/puh", false), ("f*t/*", "forest/push", true),
    ("f*t/*", "forests/push", false), ("a/**/b/**/c", "a/x/b/y/z/c", true), ("a/**/b/**/c", "a/x/y/c", false),
    ("**/**/push", "push", true), ("./forest//push", "forest/push", true), ("", "forest", false),
    ("*a*b*c*", "xxaxxbxxcxx", true), ("*a*b*c*", "xxaxxcxxbxx", false),
  ])
  func aPatternMeansAnId(pattern: String, id: String, isMeant: Bool) {
    #expect(PathPattern(pattern).matches(id) == isMeant)
  }

  /// A naive matcher would try 2^40 combinations.
  @Test func starsThatFailAreNoWork() {
    let pattern = PathPattern(String(repeating: "a*", count: 40) + "b")
    #expect(!pattern.matches(String(repeating: "a", count: 900)))
    let deep = PathPattern(String(repeating: "**/a/", count: 40) + "b")
    #expect(!deep.matches(String(repeating: "a/", count: 400) + "c"))
  }

  @Test func filesAreFoundInOrderWithoutHiddenOnesAndLinkedFolders() throws {
    try withTemporaryFolder { folder in
      let files = FileManager.default
      for path in [
        "b/x.json5", "b/deep/y.json5", "a/x.json5", ".git/z.json5", "b/.hidden.json5", "b/x.txt", "top.json5",
      ] {
        let url = URL(fileURLWithPath: folder + "/" + path)
        try files.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data().write(to: url)
      }
      // A cycle of folders, in which a search that follows links would never end.
      try files.createSymbolicLink(atPath: folder + "/b/ring", withDestinationPath: "..")
      func found(_ pattern: String) throws -> [String] {
        try PathPattern(pattern).files(in: folder).map { String($0.dropFirst(folder.count + 1)) }
      }
      #expect(try found("**/*.json5") == ["a/x.json5", "b/deep/y.json5", "b/x.json5", "top.json5"])
      #expect(try found("*/x.json5") == ["a/x.json5", "b/x.json5"])
      #expect(try found("b/**") == ["b/deep/y.json5", "b/x.json5", "b/x.txt"])
      #expect(try found("b/?.txt") == ["b/x.txt"])
      #expect(try found(".git/*.json5") == [".git/z.json5"] && found("b/.*") == ["b/.hidden.json5"])
      #expect(try found("top.json5") == ["top.json5"] && found("b/../top.json5") == ["b/../top.json5"])
      #expect(try found("b") == [] && found("none/*") == [] && found("*.none") == [])
    }
  }
}
