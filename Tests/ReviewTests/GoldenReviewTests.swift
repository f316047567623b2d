import Codecs
import Drawing
import Foundation
import NavReel
import Testing

@testable import Review

/// Films beside goldens of the same scene, changed in one thing.
@Suite struct GoldenReviewTests {
  private func review(
    _ scene: Scene = reviewScene(), _ reel: String = "push", in folder: String, update: GoldenUpdate = .none,
    fps: Fraction = 30, scale: Double = 1
  ) throws -> ReelReview {
    let stage = try Stage(scene: scene).scaled(to: scale)
    return try GoldenReview(GoldenStore(folder), update: update, fps: fps, jobs: 2).run(stage.film(reel))
  }

  private func bytes(_ path: String) throws -> [UInt8] { try FileAccess.read(path, limit: 1 << 26) }

  @Test func anUnchangedFilmPassesAndItsGoldenKeepsItsBytes() throws {
    try withTemporaryFolder { folder in
      let written = try review(in: folder, update: .missing)
      #expect(written.isWritten && written.verdict == .missing && written.severity == 0)
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

  // PC-046, PC-047: what a tolerance would let through.
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
      #expect(found.description == "scene/still: changed, frame 0 of 1")
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

  // PC-082: a hold is one picture in the file, whatever its length; its frames are compared all the same.
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
      let path = folder + "/scene/push.txt"
      var record = try GoldenRecord(bytes: bytes(path))
      var timeline = PictureTimeline()
      let other = try #require(PixelDigest("0123456789abcdef0123456789abcdef"))
      for picture in record.timeline.pictures {
        timeline.append(picture.frames.contains(7) ? other : picture.digest, count: picture.frames.count)
      }
      record.timeline = timeline
      try FileAccess.write(record.text, to: path)
      let found = try review(in: folder)
      #expect(found.verdict == .changed && found.changed.ranges == [7..<8])
      #expect(found.reason == "frame 7 of \(try #require(found.frameCount))")
      #expect(found.words == ["the drawing itself changed in frame 7: no attribute says why"])
      let mended = try review(in: folder, update: .changed)
      #expect(mended.isWritten && mended.severity == 0)
      #expect(try review(in: folder).verdict == .same)
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
