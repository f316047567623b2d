import Foundation
import NavReelTestSupport
import Testing

@Suite struct DemoCommandTests {
  /// Creates a gallery of two chapters in the tool's folder.
  private func gallery(_ navreel: Tool) throws {
    for name in ["0-first/one", "0-first/two", "1-second/three"] {
      let url = navreel.folder.appending(path: "gallery/\(name).scene.json5")
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      let scene = Tool.smallScene.replacingOccurrences(of: "navreel: 1,", with: "navreel: 1, about: \"About \(name)\",")
      try scene.write(to: url, atomically: true, encoding: .utf8)
    }
  }

  @Test func drawsEveryEntryAndAPage() throws {
    try Tool.inFolder { navreel in
      try gallery(navreel)
      let run = try navreel("demo", "--gallery", "gallery", "--fps", "4", "--scale", "0.25", "-o", "shown")
      #expect(run.status == 0 && run.out == "shown/index.html\n")
      let page = try String(contentsOf: navreel.folder.appending(path: "shown/index.html"), encoding: .utf8)
      for (chapter, name) in [("0-first", "one"), ("0-first", "two"), ("1-second", "three")] {
        #expect(page.contains("id=\"\(name)\"") && page.contains("<p>About \(chapter)/\(name)</p>"))
        let reels = navreel.names("shown/\(name)")
        #expect(!reels.isEmpty)
        for reel in reels {
          #expect(page.contains("src=\"\(name)/\(reel)/frame-0000.png\""))
          let frames = navreel.names("shown/\(name)/\(reel)").filter { $0.hasPrefix("frame-") }
          #expect(page.contains("data-folder=\"\(name)/\(reel)\" data-frames=\"\(frames.count)\" data-rate=\"4.0\""))
        }
      }
    }
  }

  @Test func drawsTheNamedEntryAloneAndListsNames() throws {
    try Tool.inFolder { navreel in
      try gallery(navreel)
      #expect(try navreel("demo", "--gallery", "gallery", "--list").lines == ["one", "two", "three"])
      let run = try navreel("demo", "two", "--gallery", "gallery", "--fps", "2", "--scale", "0.25")
      #expect(run.status == 0)
      #expect(navreel.names("out/demo") == ["index.html", "two"])
    }
  }

  @Test func warningsAreToldWithTheirEntryAndTooFewFilesInOneLine() throws {
    try Tool.inFolder { navreel in
      try gallery(navreel)
      let two = navreel.folder.appending(path: "gallery/0-first/two.scene.json5")
      try Tool.smallScene.replacingOccurrences(of: "\"Two\"", with: "\"\u{E000}\"")
        .write(to: two, atomically: true, encoding: .utf8)
      let run = try navreel("demo", "two", "--gallery", "gallery", "--fps", "2", "--scale", "0.25")
      #expect(run.status == 0)
      #expect(
        run.err.split(separator: "\n").filter { $0.contains("two.scene.json5: warning: ") && $0.contains("U+E000") }
          .count == 1)
      let few = try navreel.shell("ulimit -n 16; exec \"$0\" demo --gallery gallery")
      #expect(few.status == 2 && few.err.hasPrefix("navreel: error: at most 16 files may be open at a time"))
    }
  }

  @Test func unknownNamesAndMissingGalleriesAreErrors() throws {
    try Tool.inFolder { navreel in
      try gallery(navreel)
      let typo = try navreel("demo", "thre", "--gallery", "gallery")
      #expect(typo.status == 2 && typo.err.contains("unknown entry \"thre\"; did you mean \"three\"?"))
      try navreel.write("gallery/0-first/two.scene.json5", "{navreel: 2}")
      let broken = try navreel("demo", "--gallery", "gallery", "-o", "broken")
      #expect(
        broken.status == 2
          && broken.err.contains("gallery/0-first/two.scene.json5:1:11: error: navreel: expected 1, got 2"))
      #expect(!navreel.exists("broken"))
      let nothing = try navreel("demo", "--gallery", "nowhere")
      #expect(nothing.status == 2 && nothing.err.contains("nowhere"))
    }
  }
}
