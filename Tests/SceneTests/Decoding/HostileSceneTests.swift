import NavReelDocuments
import NavReelDrawing
import Foundation
import NavReelScene
import NavReelTestSupport
import Testing

/// Reading any file ends soon and without a crash.
@Suite struct HostileSceneTests {
  private func read(_ bytes: [UInt8]) -> [DocumentProblem] {
    do throws(DocumentError) {
      let draft = try SceneDocument(bytes: bytes, name: "s").decode()
      let traits = ImageTraits(size: Size(7, 3), isOpaque: false)
      _ = try draft.resolve(images: Dictionary(uniqueKeysWithValues: draft.imagePaths.map { ($0.path, traits) }))
      return []
    } catch {
      return error.problems
    }
  }

  private func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: FixtureScenesTests.folder.appending(path: name)))
  }

  @Test(arguments: FixtureScenesTests.names) func changedBytes(name: String) throws {
    let original = try bytes(name)
    var random = SeededGenerator(seed: 11)
    let stuff = Array("{}[]:,\"'0159.-+eE#/*\\ \nNaItrufl".utf8)
    var readable = 0
    for _ in 0..<60 {
      var changed = original
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<changed.count, using: &random)
        let length = min(Int.random(in: 0...3, using: &random), changed.count - place)
        let new = (0..<Int.random(in: 0...3, using: &random)).map { _ in
          stuff[Int.random(in: 0..<stuff.count, using: &random)]
        }
        changed.replaceSubrange(place..<(place + length), with: new)
      }
      let problems = read(changed)
      if problems.isEmpty { readable += 1 }
      for problem in problems { #expect(!problem.message.isEmpty) }
    }
    #expect(readable > 0 && readable < 60, "some were read: \(readable)")
  }

  /// Well-formed files with values of the wrong kind at random places, which pass the syntax check.
  @Test(arguments: FixtureScenesTests.names) func exchangedValues(name: String) throws {
    let original = String(decoding: try bytes(name), as: UTF8.self)
    var random = SeededGenerator(seed: 12)
    let words = [
      "null", "true", "-1", "0", "1e300", "1e-300", "[]", "{}", "''", "[[]]", "[[0,0],[0,0]]", "{step: [[0,0]]}",
      "{trigger: [[0,0,0]]}", "{time: {time: []}}", "'pictures/../../x'", "{light: {light: 1}, dark: 2}",
      "{keyframes: [[0,1,0]], initial: 0}",
      "{spring: {dampingRatio: 1}, keys: [[0,0],[1,1]]}", "{d: 'M0 0A1e6 1e-6 9 1 1 3 3', size: [1,1]}",
      "9007199254740993",
    ]
    let pieces = original.split(separator: ":", omittingEmptySubsequences: false)
    var readable = 0
    for _ in 0..<120 {
      var changed = pieces.map(String.init)
      let place = Int.random(in: 1..<changed.count, using: &random)
      let end = changed[place].firstIndex { ",}]\n".contains($0) } ?? changed[place].endIndex
      changed[place].replaceSubrange(..<end, with: words[Int.random(in: 0..<words.count, using: &random)])
      if read(Array(changed.joined(separator: ":").utf8)).isEmpty { readable += 1 }
    }
    #expect(readable > 0 && readable < 120, "some were read: \(readable)")
  }

  @Test func manyKeysAndScreensAreRefusedNotEndured() {
    let keys = (0..<10_001).map { "[\($0), 0]" }.joined(separator: ",")
    #expect(
      problems(in: "{navreel: 1, screens: {a: {scroll: {titleAlpha: [\(keys)]}}}}")
        == ["screens.a.scroll.titleAlpha: expected at most 10000 keys, got 10001"])
    let screens = (0..<65).map { "s\($0): {}" }.joined(separator: ",")
    #expect(problems(in: "{navreel: 1, screens: {\(screens)}}") == ["screens: expected at most 64 screens, got 65"])
  }

  @Test func viewsAreNotReadForEverDeep() {
    let depth = 20
    let open = String(repeating: "{frame: [0, 0, 1, 1], views: [", count: depth)
    let close = String(repeating: "]}", count: depth)
    let found = problems(in: "{navreel: 1, screens: {a: {views: [\(open)\(close)]}}}")
    #expect(found.count == 1 && found[0].hasSuffix("views lie in each other more than 16 deep"))
  }

  @Test func aFileOfNothingButMistakesIsToldInGoodTime() {
    let keys = (0..<200_000).map { "k\($0): \($0)" }.joined(separator: ",")
    #expect(told("{\(keys)}") == [50, 200_002 - 50])
    // In a part with its own keys, at the end of a long path, and with duplicate keys.
    let key = String(repeating: "k", count: 1_000_000)
    #expect(told("{navreel: 1, screens: {\(key): {\(keys)}}}") == [50, 200_001 - 50])
    #expect(
      told("{navreel: 1, screens: {a: {}}, \(String(repeating: "look: 1,", count: 200_000))}") == [50, 200_000 - 50])
  }

  /// Returns the numbers of reported and further problems; checks the time that a hostile file may take.
  private func told(_ text: String) -> [Int] {
    let clock = ContinuousClock()
    var counts: [Int] = []
    let time = clock.measure {
      do throws(DocumentError) { _ = try SceneDocument(text: text, name: "s").decode() } catch {
        counts = [min(error.problems.count, 50), error.more + max(0, error.problems.count - 50)]
        // A key of megabytes is shortened.
        #expect("\(error)".utf8.count < 100_000)
      }
    }
    // It takes two seconds alone on a quiet machine.
    #expect(time < .seconds(15))
    return counts
  }
}
