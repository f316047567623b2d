import NavReelDrawing
import Foundation
import NavReelTestSupport
import Testing

@Suite struct GoldenFolderTests {
  @Test func aMissingGoldenIsAProblemAndIsNotWritten() throws {
    try withFolder { folder in
      let problem = try #require(folder(false).problem(with: picture(seed: 1), named: "topic/point"))
      #expect(problem.contains("there is none"))
      #expect(folder(false).problem(with: picture(seed: 1), named: "topic/point") != nil)
      #expect(files(folder(false).goldens).isEmpty)
      #expect(files(folder(false).failures) == ["topic/point.actual.png"])
    }
  }

  @Test func aRecordingRunWritesAndStillHasAProblem() throws {
    try withFolder { folder in
      #expect(folder(true).problem(with: picture(seed: 1), named: "topic/point") != nil)
      #expect(files(folder(true).goldens) == ["topic/point.png"])
      #expect(folder(false).problem(with: picture(seed: 1), named: "topic/point") == nil)
      #expect(folder(true).problem(with: picture(seed: 2), named: "topic/point") != nil)
      #expect(folder(false).problem(with: picture(seed: 2), named: "topic/point") == nil)
      #expect(folder(true).problem(with: picture(seed: 2), named: "topic/point") == nil)
    }
  }

  @Test func aPixelThatDiffersLeavesThreePicturesWhichSuccessTakesAway() throws {
    try withFolder { folder in
      let golden = picture(seed: 3)
      _ = folder(true).problem(with: golden, named: "topic/point")
      var changed = golden
      changed[4, 2] = golden[4, 2] ^ 1
      let problem = try #require(folder(false).problem(with: changed, named: "topic/point"))
      #expect(problem.contains("1 of 63 pixels differ, by up to 1 levels, within 1×1 at (4, 2)"))
      #expect(
        files(folder(false).failures) == [
          "topic/point.actual.png", "topic/point.diff.png", "topic/point.expected.png",
        ])
      #expect(folder(false).problem(with: golden, named: "topic/point") == nil)
      #expect(files(folder(false).failures).isEmpty)
    }
  }

  @Test func aTextIsComparedByteForByteAndTheFirstLineNamed() throws {
    try withFolder { folder in
      _ = folder(true).problem(with: "one\ntwo\n", named: "topic/words")
      #expect(files(folder(true).goldens) == ["topic/words.txt"])
      #expect(folder(false).problem(with: "one\ntwo\n", named: "topic/words") == nil)
      let problem = try #require(folder(false).problem(with: "one\nthree\n", named: "topic/words"))
      #expect(problem.contains("line 2 differs: the golden has \"two\", the actual text \"three\""))
      let shorter = try #require(folder(false).problem(with: "one\ntwo", named: "topic/words"))
      #expect(shorter.contains("line 3 differs: the golden has \"\", the actual text the end"))
    }
  }

  @Test func aBrokenGoldenIsAProblem() throws {
    try withFolder { folder in
      let topic = folder(false).goldens.appending(path: "topic")
      try FileManager.default.createDirectory(at: topic, withIntermediateDirectories: true)
      try Data("no picture".utf8).write(to: topic.appending(path: "point.png"))
      #expect(folder(false).problem(with: picture(seed: 1), named: "topic/point") != nil)
    }
  }

  private func picture(seed: UInt64) -> Pixmap {
    var random = SeededGenerator(seed: seed)
    return Pixmap.random(width: 9, height: 7, opaque: true, using: &random)
  }

  /// Lends a separate folder of goldens, recording or not.
  private func withFolder(_ body: ((Bool) -> GoldenFolder) throws -> Void) throws {
    let place = FileManager.default.temporaryDirectory.appending(path: "navreel-goldens-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: place) }
    try body { isRecording in
      GoldenFolder(
        goldens: place.appending(path: "goldens"), failures: place.appending(path: "failures"),
        isRecording: isRecording)
    }
  }

  /// Returns the files under a folder, by their paths in it, sorted.
  private func files(_ folder: URL) -> [String] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.contains(".") }.sorted()
  }
}
