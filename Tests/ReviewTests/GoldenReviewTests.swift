import NavReelCodecs
import NavReelDiff
import NavReelDrawing
import NavReelMotion
import NavReel
import Synchronization
import NavReelTestSupport
import Testing

@testable import NavReelReview

/// Compares films with goldens of the same scene with one change.
@Suite struct GoldenReviewTests {
  private func review(
    _ scene: Scene = reviewScene(), _ reel: String = "push", in folder: String, update: GoldenUpdate = .none,
    fps: Fraction = 30, scale: Double = 1
  ) throws -> ReelReview {
    let stage = try Stage(scene: scene).scaled(to: scale)
    return try GoldenReview(GoldenStore(folder), update: update, fps: fps, jobs: 2).run(stage.film(reel))
  }

  /// Makes a golden that differs in one frame.
  private func repaint(
    _ frame: Int, of reel: String, in folder: String, _ paint: (UnsafeMutableBufferPointer<UInt32>) -> Void
  ) throws {
    let (picture, side) = (folder + "/scene/\(reel).png", folder + "/scene/\(reel).txt")
    var record = try GoldenRecord(bytes: bytes(side))
    var reader = try openAnimation(bytes(picture))
    var pixmaps: [Pixmap] = []
    for shown in record.timeline.pictures {
      let pixmap = try #require(try reader.next()).pixmap
      for _ in shown.frames { pixmaps.append(pixmap) }
    }
    pixmaps[frame].withMutablePixels(paint)
    record.timeline = PictureTimeline()
    for pixmap in pixmaps { record.timeline.append(PixelDigest(of: pixmap), count: 1) }
    var encoder = APNGEncoder(
      width: record.width, height: record.height, plays: .forever, effort: .fast, isOpaque: true)
    var encoded: [UInt8] = []
    var previous: Pixmap?
    for shown in record.timeline.pictures {
      let pixmap = pixmaps[shown.frames.lowerBound]
      let part = encoder.encode(pixmap, over: previous, changed: pixmap.changes(since: previous))
      encoded += encoder.append(part, duration: Fraction(shown.frames.count) / record.rate)
      previous = pixmap
    }
    let ending = encoder.finish()
    encoded += ending.bytes
    for correction in ending.corrections {
      encoded.replaceSubrange(
        correction.offset..<correction.offset + correction.bytes.count, with: correction.bytes)
    }
    record.file = encoded.withUnsafeBytes { PixelDigest(ofBytes: $0) }
    try FileAccess.write(encoded, to: picture)
    try FileAccess.write(record.text, to: side)
  }

  private func bytes(_ path: String) throws -> [UInt8] { try FileAccess.read(path, limit: 1 << 26) }

  @Test func anUnchangedFilmPassesAndItsGoldenKeepsItsBytes() throws {
    try withTemporaryFolder { folder in
      let written = try review(in: folder, update: .missing)
      #expect(written.isWritten && written.verdict == .new && written.severity == 0)
      let names = try FileAccess.names(in: folder + "/scene")
      #expect(names == ["push.png", "push.txt"], "nothing else is left")
      let before = try names.map { try bytes(folder + "/scene/" + $0) }
      for update in [GoldenUpdate.none, .missing, .changed] {
        let found = try review(in: folder, update: update)
        #expect(found.verdict == .same && !found.isWritten && found.changed.isEmpty && found.notes.isEmpty)
      }
      #expect(try names.map { try bytes(folder + "/scene/" + $0) } == before)
      #expect(try review(in: folder, update: .all).isWritten)
      #expect(try names.map { try bytes(folder + "/scene/" + $0) } == before, "the same film makes the same files")
    }
  }

  @Test func aMissingGoldenFails() throws {
    try withTemporaryFolder { folder in
      let found = try review(in: folder)
      #expect(found.verdict == .missing && found.severity == 1 && !found.isWritten)
      #expect(try FileAccess.names(in: folder).isEmpty)
    }
  }

  // PC-046, PC-047: changes that a tolerance would hide.
  @Test(arguments: [
    (
      "digit", reviewScene(title: "Total 0"), reviewScene(title: "Total 5"),
      ["title.two.text", "\"Total 0\" → \"Total 5\""]
    ),
    (
      "hairline", reviewScene(), reviewScene(hairline: Color(202, 200, 200)),
      ["hairline.two.color", "#c8c8c8 → #cac8c8"]
    ),
    ("tint", reviewScene(), reviewScene(tint: Color(20, 122, 255)), ["bar.tintColor", "#007aff → #147aff"]),
  ])
  func aSmallChangeFails(_ name: String, _ before: Scene, _ after: Scene, _ words: [String]) throws {
    try withTemporaryFolder { folder in
      _ = try review(before, "still", in: folder, update: .missing)
      let found = try review(after, "still", in: folder)
      #expect(found.verdict == .changed && found.severity == 1, "\(name)")
      #expect(found.description.hasPrefix("scene/still: changed, frame 0 of 1: "))
      let told = found.words.contains { sentence in words.allSatisfy { sentence.contains($0) } }
      #expect(told, "\(name): \(found.words)")
    }
  }

  @Test func sizeRateAndCountHaveVerdictsOfTheirOwn() throws {
    try withTemporaryFolder { folder in
      _ = try review(in: folder, update: .missing)
      let size = try review(in: folder, scale: 2)
      #expect(size.verdict == .size && size.reason == "the golden has 120×200 pixels, the film 240×400")
      let rate = try review(in: folder, fps: 60)
      #expect(rate.verdict == .rate && rate.reason == "the golden has 30 frames a second, the film 60")
      let count = try review(reviewScene(hold: 0.2), in: folder)
      #expect(count.verdict == .count && count.reason.contains(" frames, the film "))
      #expect([size, rate, count].allSatisfy { $0.severity == 1 })
    }
  }

  // PC-082: a hold of any length is one picture in the file, but its frames are still compared.
  @Test func framesOfAHoldAreOnePictureAndCountAsFrames() throws {
    try withTemporaryFolder { folder in
      _ = try review(in: folder, update: .missing)
      let record = try GoldenRecord(bytes: bytes(folder + "/scene/push.txt"))
      #expect(record.timeline.pictures.first?.frames == 0..<4)
      let count = try #require(record.timeline.pictures.last?.frames.count)
      #expect(count >= 6, "0.2 s at 30 frames a second and the end")
      var reader = try openAnimation(bytes(folder + "/scene/push.png"))
      var frames = 0
      while try reader.next() != nil { frames += 1 }
      #expect(frames == record.timeline.pictures.count)
    }
  }

  // PC-050
  @Test func oneChangedFrameIsNamed() throws {
    try withTemporaryFolder { folder in
      _ = try review(in: folder, update: .missing)
      try repaint(7, of: "push", in: folder) { pixels in
        pixels[3 + 120 * 5] = 0xFF00_00FF
        pixels[4 + 120 * 5] = 0xFF00_00FF
      }
      let found = try review(in: folder)
      #expect(found.verdict == .changed && found.changed.ranges == [7..<8])
      let count = try #require(found.frameCount)
      let step = try #require(found.frames.first { $0.verdict == .changed }?.measure).largestStep
      #expect(found.reason == "frame 7 of \(count): 2 pixels, at most \(step) levels, 2×1 at (3, 5)")
      #expect(found.frames.map(\.frames.lowerBound).contains(7) && found.frames.last?.frames.upperBound == count)
      #expect(found.frames.filter { $0.verdict != .same }.map(\.frames) == [7..<8])
      #expect(
        found.words.count == 1 && found.words[0].hasPrefix("the drawing itself changed in frame 7, or a value by"))
      let mended = try review(in: folder, update: .changed)
      #expect(mended.isWritten && mended.severity == 0)
      #expect(try review(in: folder).verdict == .same)
    }
  }

  @Test func aSideFileThatNamesOtherPixelsIsNoGolden() throws {
    try withTemporaryFolder { folder in
      _ = try review(in: folder, update: .missing)
      let path = folder + "/scene/push.txt"
      var record = try GoldenRecord(bytes: bytes(path))
      let other = try #require(PixelDigest("0123456789abcdef0123456789abcdef"))
      record.timeline = record.timeline.replacing(7, by: other)
      try FileAccess.write(record.text, to: path)
      let found = try review(in: folder)
      #expect(found.verdict == .unreadable && found.severity == 2)
      #expect(found.reason.hasSuffix("shows other pixels than its side file says in frame 7"))
      #expect(try review(in: folder, update: .changed).isWritten)
    }
  }

  // PC-059, PC-061: five pixels that are off by one level.
  @Test func aToleranceLetsAChangePassAndItsGoldenKeepsItsBytes() throws {
    try withTemporaryFolder { folder in
      _ = try review(in: folder, update: .missing)
      try repaint(7, of: "push", in: folder) { pixels in for x in 3..<8 { pixels[x + 120 * 5] ^= 1 } }
      let before = try bytes(folder + "/scene/push.png")
      let stage = try Stage(scene: reviewScene())
      var strict = GoldenReview(GoldenStore(folder), update: .changed, fps: 30, jobs: 2)
      strict.limits = { _ in
        var limits = DiffLimits()
        limits.maxDelta = Sourced(1, from: "navreel.json5:4: noise")
        return limits
      }
      let found = try strict.run(stage.film("push"))
      #expect(found.verdict == .within && found.severity == 0 && !found.isWritten)
      #expect(found.reason.hasPrefix("frame 7 of "), "\(found.reason)")
      #expect(found.reason.hasSuffix(": 5 pixels, at most 1 level; maxDelta 1 allowed (navreel.json5:4: noise)"))
      #expect(found.changed.isEmpty && found.limits.contains { $0.name == "max-delta" })
      #expect(try bytes(folder + "/scene/push.png") == before)
      let exact = try review(in: folder)
      #expect(exact.verdict == .changed && exact.reason.contains("5 pixels, at most 1 level"), "\(exact.reason)")
    }
  }

  /// Returns the limits in the report of a failing reel.
  private func limits(
    _ limits: DiffLimits, in folder: String
  ) throws -> (reason: String, all: [String: LimitInForce]) {
    var review = GoldenReview(GoldenStore(folder), fps: 30, jobs: 2)
    review.limits = { _ in limits }
    let found = try review.run(Stage(scene: reviewScene()).film("push"))
    return (found.reason, Dictionary(uniqueKeysWithValues: found.limits.map { ($0.name, $0) }))
  }

  @Test func theLimitThatFailsIsNamedWithWhatWasMeasured() throws {
    try withTemporaryFolder { folder in
      _ = try review(in: folder, update: .missing)
      // Eight levels at one pixel of one frame, two at three pixels of another.
      try repaint(7, of: "push", in: folder) { pixels in pixels[3 + 120 * 190] ^= 8 }
      try repaint(9, of: "push", in: folder) { pixels in for x in 3..<6 { pixels[x + 120 * 190] ^= 2 } }
      var tight = DiffLimits()
      tight.maxDelta = Sourced(1, from: "navreel.json5:4: tight")
      let broken = try limits(tight, in: folder)
      #expect(broken.reason.hasSuffix("; maxDelta 1 does not hold (navreel.json5:4: tight)"), "\(broken.reason)")
      #expect(broken.all["max-delta"]?.holds == false && broken.all["max-delta"]?.measured == "8")
      #expect(broken.all["max-pixels"]?.measured == "3")
      // With a larger limit, the number of pixels decides.
      tight.maxPixels = Sourced(2, from: "navreel.json5:5: few")
      let many = try limits(tight, in: folder)
      #expect(many.reason.contains("maxPixels 2 does not hold (navreel.json5:5: few)"), "\(many.reason)")
      #expect(many.all["max-pixels"]?.holds == false && many.all["max-pixels"]?.measured == "3")
      tight.maxPixels = Sourced(3, from: "navreel.json5:5: few")
      let fine = try limits(tight, in: folder)
      #expect(fine.all.values.allSatisfy(\.holds) && fine.all["max-delta"]?.measured == "8")
      var eye = DiffLimits()
      eye.perceptual = Sourced(0, from: "navreel.json5:6: none")
      let seen = try limits(eye, in: folder)
      #expect(seen.all["perceptual"]?.holds == false && seen.reason.contains("perceptual 0.0 does not hold"))
    }
  }

  @Test func onePixelSaysWhatItWasAndWhere() throws {
    try withTemporaryFolder { folder in
      _ = try review(in: folder, update: .missing)
      // The last row of the arriving page, #faf0e6, in a frame in which it is at rest.
      let last = try #require(try review(in: folder).frameCount) - 1
      try repaint(last, of: "push", in: folder) { $0[3 + 120 * 190] ^= 6 }
      let found = try review(in: folder)
      #expect(found.reason.hasSuffix(": 1 pixel at (3, 190), #fcf0e6 → #faf0e6"), "\(found.reason)")
      let report = ReviewReport([found], goldens: "goldens")
      #expect(report.json.contains(##""pixel": {"expected": "#fcf0e6", "actual": "#faf0e6"}"##))
      #expect(try ReviewReport(bytes: Array(report.json.utf8), name: "r") == report)
    }
  }

  /// 600,000 frames, which would take hours.
  @Test func moreFramesThanCanBeComparedAreRefusedBeforeOneIsDrawn() throws {
    try withTemporaryFolder { folder in
      var scene = reviewScene(hold: 599)
      scene.longestFilm = 600
      let stage = try Stage(scene: scene)
      for update in [GoldenUpdate.none, .missing] {
        let review = GoldenReview(GoldenStore(folder), update: update, fps: 1000)
        #expect { try review.run(stage.film("push")) { _ in Issue.record("a frame was drawn") } } throws: {
          "\($0)".contains("attributes are gathered of at most 100000")
        }
      }
    }
  }

  @Test func aRunThatIsStoppedSaysWhatWasDrawn() throws {
    try withTemporaryFolder { folder in
      let film = try Stage(scene: reviewScene()).film("push")
      let count = try film.frames(fps: 30).times.count
      _ = try review(in: folder, update: .missing)
      // Cancelled at each poll, before, while and after frames are drawn.
      var words: Set<String> = []
      for most in stride(from: 0, to: 4 * count, by: 3) {
        let asked = Atomic(0)
        let golden = GoldenReview(GoldenStore(folder), fps: 30, jobs: 1) {
          asked.wrappingAdd(1, ordering: .relaxed).newValue > most
        }
        do { _ = try golden.run(film) } catch { words.insert("\(error)") }
      }
      #expect(words.contains("interrupted: 0 of \(count) frames were drawn"))
      #expect(words.contains { $0.hasPrefix("interrupted: ") && !$0.hasPrefix("interrupted: 0 ") })
      #expect(words.allSatisfy { $0.hasSuffix(" of \(count) frames were drawn") }, "\(words)")
    }
  }

  @Test func figuresOfSeveralFramesAreTheMostOfAny() throws {
    try withTemporaryFolder { folder in
      _ = try review(in: folder, update: .missing)
      // Many pixels change a little in one frame, one pixel a lot in another.
      try repaint(6, of: "push", in: folder) { pixels in for x in 0..<40 { pixels[120 * 190 + x] ^= 1 } }
      try repaint(8, of: "push", in: folder) { $0[3 + 120 * 5] ^= 0x80 }
      let found = try review(in: folder)
      #expect(found.changed.ranges == [6..<7, 8..<9])
      #expect(
        found.reason.hasSuffix(": 40 pixels, at most 128 levels, 40×1 at (0, 190), most in frame 6"), "\(found.reason)")
    }
  }

  @Test func anotherFontWithEqualPixelsHasNoNewFrames() throws {
    try withTemporaryFolder { folder in
      let goldens = folder + "/goldens"
      _ = try review(in: goldens, update: .missing)
      let path = goldens + "/scene/push.txt"
      var record = try GoldenRecord(bytes: bytes(path))
      record.fonts[0] = .init(file: record.fonts[0].file, version: nil, sha256: String(repeating: "0", count: 64))
      try FileAccess.write(record.text, to: path)
      let report = ReportFolder(folder + "/report")
      let stage = try Stage(scene: reviewScene())
      let found = try reviewed(stage, against: goldens, report)
      #expect(found.verdict == .font && found.frames.isEmpty && found.canBeApproved)
    }
  }

  @Test func anUpdateOfAllSaysWhatItFound() throws {
    try withTemporaryFolder { folder in
      _ = try review(in: folder, update: .missing)
      let found = try review(reviewScene(title: "Other"), "push", in: folder, update: .all)
      #expect(found.isWritten && found.verdict == .changed && found.severity == 0)
    }
  }

  @Test func anUpdateDrawsAFilmOnceAndMeasuresWhatItDrew() throws {
    try withTemporaryFolder { folder in
      _ = try review(in: folder, update: .missing)
      let film = try Stage(scene: reviewScene(title: "Other")).film("push")
      let compared = try GoldenReview(GoldenStore(folder), fps: 30, jobs: 2).run(film)
      let counts = Mutex<[Int]>([])
      let found = try GoldenReview(GoldenStore(folder), update: .all, fps: 30, jobs: 2).run(film) { count in
        counts.withLock { $0.append(count) }
      }
      #expect(found.isWritten && found.verdict == .changed && found.frames == compared.frames)
      #expect(found.reason == compared.reason && found.words == compared.words)
      let drawn = counts.withLock { $0 }
      #expect(!drawn.isEmpty && drawn == drawn.sorted() && Set(drawn).count == drawn.count, "\(drawn)")
      #expect(try GoldenReview(GoldenStore(folder), fps: 30, jobs: 2).run(film).verdict == .same)
      #expect(try FileAccess.names(in: folder + "/scene") == ["push.png", "push.txt"])
    }
  }

  @Test func aReelOfAnotherNameIsToldFromAMissingGolden() throws {
    try withTemporaryFolder { folder in
      _ = try review(in: folder, update: .missing)
      var scene = reviewScene()
      scene.reels[0].name = "show"
      let renamed = try review(scene, "show", in: folder)
      #expect(renamed.verdict == .renamed && renamed.severity == 2)
      #expect(
        renamed.reason.hasPrefix("\(folder)/scene/show.png is not there, and scene/push, which shows the same frames, ")
      )
      var other = reviewScene(title: "Other")
      other.reels[0].name = "show"
      for (scene, reel) in [(scene, "still"), (other, "show")] {
        let missing = try review(scene, reel, in: folder)
        #expect(missing.verdict == .missing && missing.severity == 1, "a golden of other frames is no former one")
        #expect(missing.reason.hasSuffix("/\(reel).png is not there; no reel has the golden scene/push"))
      }
      // The golden of an existing reel is not taken for a renamed one's.
      #expect(try review(reviewScene(), "still", in: folder).verdict == .missing)
      let written = try review(scene, "show", in: folder, update: .missing)
      #expect(written.isWritten && written.verdict == .new && written.severity == 0)
      #expect(try review(scene, "show", in: folder).verdict == .same)
    }
  }

  @Test func aReelOfAnotherNameIsDrawnOnceForItsReport() throws {
    try withTemporaryFolder { folder in
      _ = try review(in: folder + "/goldens", update: .missing)
      var scene = reviewScene()
      scene.reels[0].name = "show"
      let film = try Stage(scene: scene).film("show")
      let counts = Mutex<[Int]>([])
      let found = try ReportFolder(folder + "/report").filled { (draft) throws(StageError) in
        try GoldenReview(GoldenStore(folder + "/goldens"), fps: 30, jobs: 2, evidence: draft.evidence).run(film) {
          count in
          counts.withLock { $0.append(count) }
        }
      }
      #expect(found.verdict == .renamed && found.canBeApproved)
      let drawn = counts.withLock { $0 }
      #expect(!drawn.isEmpty && drawn == drawn.sorted() && Set(drawn).count == drawn.count, "\(drawn)")
    }
  }

  @Test func aMaskThatFitsNoFrameIsToldThoughNoneDiffers() throws {
    try withTemporaryFolder { folder in
      let film = try Stage(scene: reviewScene()).film("push")
      for update in [GoldenUpdate.none, .missing, .none, .all] {
        var golden = GoldenReview(GoldenStore(folder), update: update, fps: 30, jobs: 2)
        golden.limits = { _ in
          var limits = DiffLimits()
          limits.masks = [Sourced(Pixmap(width: 10, height: 10), from: "navreel.json5:4: noise")]
          return limits
        }
        #expect {
          try golden.run(film)
        } throws: {
          "\($0)".contains("the mask is 10×10 pixels, the picture 120×200") && "\($0)".contains("navreel.json5:4")
        }
        _ = try review(in: folder, update: .missing)
      }
      #expect(try review(in: folder).verdict == .same)
    }
  }

  @Test func whatTheLintObjectsToChangesNoVerdict() throws {
    try withTemporaryFolder { folder in
      let scene = reviewScene(tint: Color(250, 250, 250))
      _ = try review(scene, "still", in: folder, update: .missing)
      var golden = GoldenReview(GoldenStore(folder), fps: 30, jobs: 2)
      let film = try Stage(scene: scene).film("still")
      let found = try golden.run(film)
      #expect(found.verdict == .same && found.severity == 0)
      #expect(found.lint.contains { $0.rule == .contrast && $0.subjects == ["right.two.0"] }, "\(found.lint)")
      golden.lints = false
      #expect(try golden.run(film).lint.isEmpty)
    }
  }

  @Test func aReportHoldsThePicturesOfWhatDiffersAndWhatCanBeApproved() throws {
    try withTemporaryFolder { folder in
      let goldens = folder + "/goldens"
      _ = try review(in: goldens, update: .missing)
      try repaint(7, of: "push", in: goldens) { $0[3 + 120 * 5] = 0xFF00_00FF }
      let report = ReportFolder(folder + "/report")
      let stage = try Stage(scene: reviewScene())
      let found = try reviewed(stage, against: goldens, report)
      #expect(found.canBeApproved)
      let kept = found.frames.filter(\.hasPictures)
      #expect(kept.map(\.verdict) == [.same, .changed, .same], "what differs, and the pictures before and after")
      for digest in kept.flatMap({ [$0.expected, $0.actual, $0.difference] }).compactMap({ $0 }) {
        #expect(try PixelDigest(of: Stage.picture(report.picturePath(digest))) == digest)
      }
      for end in [".png", ".txt"] {
        #expect(FileAccess.exists(report.candidates.folder + "/scene/push" + end))
      }
      #expect(throws: (any Error).self, "a folder of other files is not a report's") {
        try ReportFolder(goldens).filled { _ in }
      }
      try FileAccess.write("mine", to: report.path + "/pictures/notes.txt")
      try report.filled { (draft) throws(StageError) in try draft.write(ReviewReport([], goldens: goldens)) }
      #expect(try FileAccess.names(in: report.pictures) == ["notes.txt"], "a new report begins empty")
      #expect(!FileAccess.exists(report.candidates.folder), "no folder without anything in it")
    }
  }

  /// Reviews the push of a stage, with a report.
  private func reviewed(_ stage: Stage, against goldens: String, _ report: ReportFolder) throws -> ReelReview {
    try report.filled { (draft) throws(StageError) in
      let golden = GoldenReview(GoldenStore(goldens), fps: 30, jobs: 2, evidence: draft.evidence)
      let found = try golden.run(stage.film("push"))
      try draft.write(ReviewReport([found], goldens: goldens))
      return found
    }
  }

  @Test func anotherFontFileIsNamedBeforePixelsAre() throws {
    try withTemporaryFolder { folder in
      _ = try review(in: folder, update: .missing)
      let path = folder + "/scene/push.txt"
      var record = try GoldenRecord(bytes: bytes(path))
      let font = try #require(record.fonts.first)
      record.fonts[0] = .init(file: font.file, version: "0.1", sha256: String(repeating: "0", count: 64))
      try FileAccess.write(record.text, to: path)
      let found = try review(in: folder)
      #expect(found.verdict == .font && found.severity == 1)
      #expect(found.reason.contains("made with another \(font.file) (version 0.1, SHA-256 000000000000…)"))
      #expect(found.reason.hasSuffix("all pixels are equal"))
      #expect(try review(reviewScene(title: "X"), in: folder).verdict == .font)
    }
  }

  @Test func anAttributeWithoutVisibleEffectIsSaid() throws {
    try withTemporaryFolder { folder in
      _ = try review(in: folder, update: .missing)
      let path = folder + "/scene/push.txt"
      let text = String(decoding: try bytes(path), as: UTF8.self)
      let changed = text.replacing(":#007affff", with: ":#007afffe")
      #expect(text != changed)
      try FileAccess.write(changed, to: path)
      let found = try review(in: folder)
      #expect(found.verdict == .same && found.severity == 0 && found.words.isEmpty)
      #expect(found.notes.contains { $0.contains("#007afffe → #007aff ") && $0.hasSuffix(", without visible effect") })
    }
  }
}

extension PictureTimeline {
  /// Returns the same timeline with another picture in one frame.
  func replacing(_ frame: Int, by digest: PixelDigest) -> PictureTimeline {
    var timeline = PictureTimeline()
    for picture in pictures {
      for number in picture.frames { timeline.append(number == frame ? digest : picture.digest, count: 1) }
    }
    return timeline
  }
}
