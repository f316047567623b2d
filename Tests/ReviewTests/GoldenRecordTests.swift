import NavReelCodecs
import NavReelDrawing
import NavReelMotion
import Testing

@testable import NavReelReview

@Suite struct GoldenRecordTests {
  private func digest(_ digit: Character) throws -> PixelDigest {
    try #require(PixelDigest(String(repeating: digit, count: 32)))
  }

  private func sample() throws -> GoldenRecord {
    var timeline = PictureTimeline()
    timeline.append(try digest("a"), count: 2)
    timeline.append(try digest("a"), count: 1)
    timeline.append(try digest("b"), count: 1)
    var track = ValueTrack(name: "title.a b.text")
    track.append("Total 0", 0..<3)
    track.append("back\\slash\n", 3..<4)
    return GoldenRecord(
      tool: "0.1.0", scene: "my scene", reel: "push", variant: "dark", width: 3, height: 5,
      rate: Fraction(30000, 1001), file: try digest("c"),
      fonts: [.init(file: "Inter Bold.otf", version: "4.0 beta", sha256: String(repeating: "d", count: 64))],
      timeline: timeline, values: [track, ValueTrack(name: "nothing")])
  }

  @Test func theFormIsThatOfTheDocument() throws {
    let (a, b, c) = (try digest("a"), try digest("b"), try digest("c"))
    let expected = """
      navreel-golden 2
      tool 0.1.0
      scene my\\20;scene
      reel push
      variant dark
      size 3 5
      rate 30000/1001
      frames 4
      file \(c)
      font \(String(repeating: "d", count: 64)) Inter\\20;Bold.otf 4.0\\20;beta

      pictures
      0-2 0 \(a)
      3 1001/10000 \(b)

      values
      title.a\\20;b.text 0-2:Total\\20;0 3:back\\5c;slash\\a;
      nothing

      end

      """
    #expect(try sample().text == expected)
  }

  /// Its digests of pages were made of names in NavReel's code, so they would differ from today's.
  @Test func theFirstVersionIsReadWithoutItsDigestsOfPages() throws {
    var record = try sample()
    let text = record.text.replacing("\n\nend\n", with: "\npage.home.content 0-3:12345678\n\nend\n")
    #expect(try GoldenRecord(bytes: Array(text.utf8)).values.map(\.name).last == "page.home.content")
    let first = text.replacing("navreel-golden 2", with: "navreel-golden 1")
    #expect(try GoldenRecord(bytes: Array(first.utf8)) == record)
    record.values = []
    #expect(throws: GoldenRecordFault.self) {
      try GoldenRecord(bytes: Array(record.text.replacing("navreel-golden 2", with: "navreel-golden 3").utf8))
    }
  }

  @Test func whatIsReadIsWhatWasWritten() throws {
    let record = try sample()
    #expect(try GoldenRecord(bytes: Array(record.text.utf8)) == record)
    let windows = record.text.replacing("\n", with: "\r\n")
    #expect(try GoldenRecord(bytes: Array(windows.utf8)) == record)
  }

  @Test func longTracksGoOnInFurtherLines() throws {
    var record = try sample()
    var timeline = PictureTimeline()
    var track = ValueTrack(name: "progress")
    for frame in 0..<100 {
      timeline.append(try digest(frame % 2 == 0 ? "a" : "b"), count: 1)
      track.append("0.\(frame)5", frame..<frame + 1)
    }
    (record.timeline, record.values) = (timeline, [track])
    #expect(record.text.split(separator: "\n").allSatisfy { $0.utf8.count <= 100 })
    #expect(try GoldenRecord(bytes: Array(record.text.utf8)) == record)
  }

  // Tries every prefix, and every file with one line missing.
  @Test func noPartOfAFilePassesForTheWhole() throws {
    let text = try sample().text
    let bytes = Array(text.utf8)
    for count in 0..<bytes.count - 1 {
      #expect(throws: GoldenRecordFault.self) { try GoldenRecord(bytes: Array(bytes.prefix(count))) }
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for index in lines.indices.dropLast() {
      let isOptional = ["variant", "font", "title", "nothing"].contains { lines[index].hasPrefix($0) }
      var rest = lines
      rest.remove(at: index)
      let part = Array(rest.joined(separator: "\n").utf8)
      if !isOptional { #expect(throws: GoldenRecordFault.self) { try GoldenRecord(bytes: part) } }
    }
  }

  @Test func aFaultHasItsLine() throws {
    let text = try sample().text.replacing("3 1001/10000", with: "3 1/10")
    #expect { try GoldenRecord(bytes: Array(text.utf8)) } throws: {
      "\($0)".hasPrefix("line 14: expected \"3… 1001/10000 DIGEST\", got \"3 1/10 bbbb")
    }
  }
}
