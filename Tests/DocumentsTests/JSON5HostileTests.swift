import NavReelTestSupport
import Testing

@testable import NavReelDocuments

private func failure(_ text: String, limits: JSON5Document.Limits = .init()) -> DocumentError? {
  do {
    _ = try JSON5Document(bytes: text.utf8, name: "t", limits: limits)
    return nil
  } catch {
    return error
  }
}

@Suite struct JSON5HostileTests {
  @Test(arguments: ["[", "{a:", "[[", "[{a:", "{'", "[/*", "((", "[]["])
  func deepOrEndlessNestingIsOneClearError(piece: String) {
    let error = failure(String(repeating: piece, count: 100_000))
    #expect(error != nil)
    #expect((error?.problems.count ?? 0) <= 20)
  }

  @Test func nestingIsAllowedToTheLimit() {
    let text = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(failure(text) == nil)
    let path = String(repeating: "[0]", count: 64)
    #expect(failure("[" + text + "]")?.description == "t:1:65: \(path): values are nested deeper than 64 levels")
  }

  @Test func hugeFilesAreRefusedBeforeTheyAreRead() {
    let bytes = [UInt8](repeating: 0x20, count: 10_000_000)
    #expect(throws: DocumentError.self) { try JSON5Document(bytes: bytes, name: "t") }
    #expect(
      failure(String(repeating: " ", count: 1000) + "1", limits: .init(bytes: 100))?.description
        == "t: the file has 1001 bytes; at most 100 are read")
  }

  @Test func largeFilesWithinTheLimitAreRead() {
    #expect(failure("['" + String(repeating: "x", count: 4_000_000) + "']") == nil)
    #expect(failure("[" + String(repeating: "1,", count: 200_000) + "]") == nil)
    #expect(failure(String(repeating: "\n", count: 4_000_000) + "1") == nil)
    #expect(failure("[" + String(repeating: "1,", count: 300_000) + "]")?.problems.count == 1)
  }

  @Test func thousandsOfErrorsAreCutShort() {
    #expect(failure("[" + String(repeating: "#,", count: 100_000) + "]")?.problems.count == 20)
    #expect(failure("{" + String(repeating: "a a,", count: 100_000) + "}")?.problems.count == 20)
  }

  /// Any change to a valid file gives a value or an error with a place in the file, without a crash or a hang.
  @Test func damagedFilesGiveAValueOrAnError() {
    let good = """
      {navreel: 1, look: "ios18", /* c */ screens: {home: {title: '常用 😀', bar: {alpha: .5, tint: [0x1, -2e3,],},}},
       // line
       reels: {push: {type: "push\\u0041\\
      ", from: null, on: true}}}
      """
    let original = Array(good.utf8)
    let splinters = Array("{}[]:,'\"\\/*\n+-.0x1eEuN\u{2028}".utf8) + [0, 0xFF, 0xC3]
    var random = SeededGenerator(seed: 97)
    var readable = 0
    for _ in 0..<20_000 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        let splinter = splinters[Int.random(in: 0..<splinters.count, using: &random)]
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[place] = splinter
        case 1: bytes.insert(splinter, at: place)
        case 2: bytes.remove(at: place)
        default: bytes.removeSubrange(place..<min(bytes.count, place + 20))
        }
        if bytes.isEmpty { bytes = original }
      }
      let lines = bytes.count { $0 == 10 || $0 == 13 } + 3
      do {
        _ = try JSON5Document(bytes: bytes, name: "t")
        readable += 1
      } catch {
        for problem in error.problems { #expect((problem.location?.line ?? 0) <= lines) }
      }
    }
    #expect(readable > 100 && readable < 15_000)
  }

  @Test func everyBeginningOfAFileIsReadOrRefused() {
    let good = "{a: ['x\\u0041', 0x1f, /* c */ {b: .5e1}], // d\n c: true}"
    for length in 0..<good.count {
      #expect(failure(String(good.prefix(length))) != nil)
    }
    #expect(failure(good) == nil)
  }
}
