import NavReelCodecs
import NavReelMotion
import Testing

@testable import NavReelReview

@Suite struct DifferenceInWordsTests {
  private func track(_ name: String, _ runs: [(Range<Int>, String)]) -> ValueTrack {
    var track = ValueTrack(name: name)
    for (frames, value) in runs { track.append(value, frames) }
    return track
  }

  private func words(
    _ before: [ValueTrack], _ after: [ValueTrack], changed: [Range<Int>], count: Int = 31
  ) -> [String] {
    DifferenceInWords(
      ValueDifference.all(before, after, count: count), changed: FrameRanges(changed), count: count
    ).sentences
  }

  @Test(arguments: [
    ("bar.titleColor", "#000000ff", "#1c1c1eff", "bar.titleColor #000000 → #1c1c1e in every frame"),
    ("bar.titleColor", "#000000ff", "#00000080", "bar.titleColor #000000 → #00000080 in every frame"),
    ("title.detail.x", "10", "8", "title.detail moved 2 pt left in every frame"),
    ("title.detail.x", "10", "10.333333", "title.detail moved 0.333 pt right in every frame"),
    ("screens.a.y", "0", "-4", "screens.a moved 4 pt up in every frame"),
    ("back.a.width", "20", "23.5", "back.a is 3.5 pt wider in every frame"),
    ("header.a.height", "20", "18", "header.a is 2 pt shorter in every frame"),
    ("title.a.text", "Total 0", "Total 5", "title.a.text \"Total 0\" → \"Total 5\" in every frame"),
    ("statusBar.style", "default", "lightContent", "statusBar.style default → lightContent in every frame"),
    ("progress", "0.5", "0.25", "progress 0.5 → 0.25 in every frame"),
  ])
  func aValueHasItsWords(_ name: String, _ before: String, _ after: String, _ expected: String) {
    let all = 0..<31
    #expect(words([track(name, [(all, before)])], [track(name, [(all, after)])], changed: [all]) == [expected])
  }

  @Test func aMotionThatVariesIsSaidByItsMost() {
    let before = track("title.a.x", [(0..<10, "0"), (10..<11, "5"), (11..<31, "9")])
    let after = track("title.a.x", [(0..<10, "0"), (10..<11, "8"), (11..<31, "10")])
    #expect(words([before], [after], changed: [10..<31]) == ["title.a moved right by up to 3 pt in frames 10–30"])
    let shift = track("title.a.x", [(0..<10, "0"), (10..<11, "3"), (11..<31, "7")])
    #expect(words([before], [shift], changed: [10..<31]) == ["title.a moved 2 pt left in frames 10–30"])
  }

  @Test func whatCameAndWentIsOneSentence() {
    func item(_ name: String) -> [ValueTrack] {
      ["x", "y", "width", "alpha"].map { track("\(name).\($0)", [(3..<5, "1"), (5..<6, "2")]) }
    }
    #expect(
      words(item("right.a.0"), item("right.a.1"), changed: [3..<6]) == [
        "right.a.0 is gone in frames 3–5", "right.a.1 is new in frames 3–5",
      ])
  }

  @Test func aButtonThatShowsSomethingElseIsNotNew() {
    let all = 0..<31
    func button(_ key: String, _ value: String) -> [ValueTrack] {
      [track("right.a.0.x", [(all, "9")]), track("right.a.0.\(key)", [(all, value)])]
    }
    #expect(
      words(button("icon", "share"), button("icon", "add"), changed: [all]) == [
        "right.a.0.icon share → add in every frame"
      ])
    #expect(
      words(button("icon", "share"), button("text", "Edit"), changed: [all]) == [
        "right.a.0.icon share → none in every frame", "right.a.0.text none → \"Edit\" in every frame",
      ])
  }

  @Test func whatAnOlderGoldenDidNotRecordIsNotSaid() {
    let all = 0..<31
    let before = [track("right.a.0.x", [(all, "9")])]
    let after = [
      track("scene.look", [(all, "ios18")]), track("right.a.0.x", [(all, "9")]),
      track("right.a.0.icon", [(all, "add")]), track("title.a.font", [(all, "17")]),
    ]
    #expect(words(before, after, changed: []).isEmpty)
    // A recorded attribute is compared; the others are still ignored.
    #expect(
      words(before + [track("scene.look", [(all, "ios10")])], after, changed: [all]) == [
        "scene.look ios10 → ios18 in every frame"
      ])
  }

  @Test func aPageThatIsFilledOtherwiseIsSaidOfThePage() {
    func pages(_ a: String, _ b: String) -> [ValueTrack] {
      [track("page.a.content", [(0..<10, a)]), track("page.b.content", [(5..<31, b)])]
    }
    #expect(
      words(pages("1", "2"), pages("1", "3"), changed: [5..<31]) == [
        "page.b is drawn with other content in frames 5–30"
      ])
    // A golden from before such digests were written.
    #expect(words([], pages("1", "2"), changed: [0..<31]).allSatisfy { !$0.contains("filled") })
  }

  @Test func thingsThatDifferAlikeShareASentence() {
    func film(_ y: String, _ color: String) -> [ValueTrack] {
      (0..<5).map { track("right.a.\($0).y", [(0..<31, y)]) }
        + ["bar.tintColor", "right.a.0.color"].map { track($0, [(0..<31, color)]) }
    }
    #expect(
      words(film("10", "#ff0000ff"), film("12", "#fe0000ff"), changed: [0..<31]) == [
        "bar.tintColor, right.a.0.color #ff0000 → #fe0000 in every frame",
        "right.a.0, right.a.1, right.a.2 and 2 more moved 2 pt down in every frame",
      ])
    let wider = ["a", "b"].map { (track($0 + ".width", [(3..<4, "1")]), track($0 + ".width", [(3..<4, "3")])) }
    #expect(words(wider.map(\.0), wider.map(\.1), changed: [3..<4]) == ["a, b are 2 pt wider in frame 3"])
  }

  @Test func aValueThatVariesIsSaidByOneFrame() {
    let before = [
      track("bar.alpha", [(2..<4, "0.5")]), track("bar.color", [(2..<4, "#000000ff")]),
      track("bar.style", [(2..<4, "a")]),
    ]
    let after = [
      track("bar.alpha", [(2..<3, "0.6"), (3..<4, "0.75")]),
      track("bar.color", [(2..<3, "#010000ff"), (3..<4, "#020000ff")]),
      track("bar.style", [(2..<3, "b"), (3..<4, "c")]),
    ]
    #expect(
      words(before, after, changed: [2..<4]) == [
        "bar.alpha 0.5 → 0.75 at most, in frame 3 (frames 2–3)",
        "bar.color #000000 → #020000 at most, in frame 3 (frames 2–3)",
        "bar.style a → b in frame 2 and otherwise in frame 3",
      ])
  }

  @Test func aValueThatComesToRestIsSaidAsItRests() {
    let before = track("right.a.0.color", [(0..<1, "#f5faffff"), (1..<2, "#80c0ffff"), (2..<31, "#007affff")])
    let after = track("right.a.0.color", [(0..<31, "#ff0000ff")])
    #expect(
      words([before], [after], changed: [0..<31]) == [
        "right.a.0.color #007aff → #ff0000 in frames 2–30 and otherwise in frames 0–1"
      ])
  }

  @Test func whatHoldsIsSaidBeforeWhatFollows() {
    func film(_ tint: String, _ mixed: [String], _ x: String) -> [ValueTrack] {
      [
        track("backgrounds.b.barTintColor", [(3..<4, mixed[0]), (4..<5, mixed[1])]),
        track("right.a.0.x", [(0..<31, x)]),
        track("backgrounds.a.barTintColor", [(0..<3, tint)]),
      ]
    }
    #expect(
      words(
        film("#0a7d5cff", ["#138262ff", "#91c5b6ff"], "5"), film("#0a8d5cff", ["#139162ff", "#91ccb6ff"], "7"),
        changed: [0..<31])
        == [
          "backgrounds.a.barTintColor #0a7d5c → #0a8d5c in frames 0–2", "right.a.0 moved 2 pt right in every frame",
          "backgrounds.b.barTintColor #138262 → #139162 at most, in frame 3 (frames 3–4)",
        ])
  }

  @Test(arguments: [
    (
      [4, 2, 3], [6, 2, 3],
      "the golden has 9 frames, the film 11; the same pictures in the same order: that of frame 0 stays 2 frames (0.2 s) longer"
    ),
    (
      [4, 2, 3], [4, 2, 2],
      "the golden has 9 frames, the film 8; the same pictures in the same order: that of frame 6 stays 1 frame (0.1 s) less long"
    ),
  ])
  func aHoldThatChangedIsSaidAsOne(_ golden: [Int], _ film: [Int], _ reason: String) {
    let (golden, film) = (timeline(golden), timeline(film))
    let length = LengthInWords(golden, film, changed: film.changes(from: golden), rate: 10)
    #expect(length.isOfHolds && length.reason == reason)
  }

  @Test func framesThatAreGoneOrNewAreNotCalledDifferent() {
    let (golden, film) = (timeline([4, 1, 1, 3]), timeline([4, 1, 1], first: 2))
    func reason(_ golden: PictureTimeline, _ film: PictureTimeline) -> String {
      LengthInWords(golden, film, changed: film.changes(from: golden), rate: 10).reason
    }
    #expect(
      reason(golden, film)
        == "the golden has 9 frames, the film 6; frames 0–5 differ, and the golden's frames 6–8 are gone")
    #expect(reason(film, golden) == "the golden has 6 frames, the film 9; frames 0–5 differ, and frames 6–8 are new")
    #expect(
      reason(timeline([4, 1, 1, 3]), timeline([4, 1, 1]))
        == "the golden has 9 frames, the film 6; the golden's frames 6–8 are gone")
  }

  /// Returns a timeline whose pictures have these numbers of frames.
  private func timeline(_ counts: [Int], first: UInt8 = 1) -> PictureTimeline {
    var timeline = PictureTimeline()
    for (number, count) in counts.enumerated() {
      timeline.append(PixelDigest(ofFile: [first + UInt8(number)]), count: count)
    }
    return timeline
  }

  @Test func unexplainedAndUnseenChangesAreSaid() {
    let (before, after) = (track("bar.alpha", [(0..<4, "1")]), track("bar.alpha", [(0..<4, "0.5")]))
    #expect(
      words([before], [after], changed: [7..<8]) == [
        "bar.alpha 1 → 0.5 in frames 0–3, without visible effect",
        "the drawing itself changed in frame 7, or a value by less than is recorded: no recorded value differs there",
      ])
    #expect(words([before], [before], changed: []).isEmpty)
  }
}
