import NavReelCodecs
import NavReelDrawing
import Foundation
import NavReel
import NavReelTestSupport
import Testing

@testable import NavReelReview

/// Goldens that are damaged, swapped, resaved or moved.
@Suite struct GoldenStoreTests {
  /// Runs a body with a folder, the golden of one film, and a review of it.
  private func withGolden(_ body: (Film, GoldenReview, _ folder: String) throws -> Void) throws {
    try withTemporaryFolder { folder in
      let film = try Stage(scene: reviewScene()).film("push")
      var review = GoldenReview(GoldenStore(folder + "/goldens"), update: .missing, fps: 30, jobs: 2)
      #expect(try review.run(film).isWritten)
      review.update = .none
      try body(film, review, folder)
    }
  }

  private func bytes(_ path: String) throws -> [UInt8] { try FileAccess.read(path, limit: 1 << 26) }

  @Test func contentOfNoUseIsUnreadableAndAnUpdateMendsIt() throws {
    try withGolden { film, review, folder in
      let (picture, side) = (folder + "/goldens/scene/push.png", folder + "/goldens/scene/push.txt")
      let (good, text) = (try bytes(picture), try bytes(side))
      let gif = Array("GIF89a".utf8) + [UInt8](repeating: 0, count: 40)
      let cases: [(String, [UInt8], [UInt8]?)] = [
        ("the file is empty", [], text),
        ("damaged PNG", Array(good.prefix(good.count / 2)), text),
        ("damaged", gif, text),
        ("starts with", Array("hello, world".utf8), text),
        ("a pointer of Git LFS", Array("version https://git-lfs.github.com/spec/v1\n".utf8), text),
        ("its side file push.txt is missing", good, nil),
        ("is no side file of a golden: line 1: expected", good, Array("hello\n".utf8)),
        ("is no side file of a golden: line 1: expected", good, []),
        ("the file ends here", good, Array(text.prefix(text.count / 2))),
        ("the file ends here", good, Array(text.dropLast(5))),
        ("merge conflict", good, Array("navreel-golden 2\n<<<<<<< HEAD\n".utf8)),
      ]
      for (words, pictureBytes, sideBytes) in cases {
        try FileAccess.write(pictureBytes, to: picture)
        if let sideBytes { try FileAccess.write(sideBytes, to: side) } else { try FileAccess.remove(side) }
        let found = try review.run(film)
        #expect(found.verdict == .unreadable && found.severity == 2, "\(words)")
        #expect(found.reason.contains(words), "\(words): \(found.reason)")
        var update = review
        update.update = .missing
        #expect(try !update.run(film).isWritten, "what is there is not missing")
        update.update = .changed
        let isPointer = words.contains("LFS")
        #expect(try update.run(film).isWritten != isPointer, "a picture that was not fetched is not written over")
        if !isPointer { #expect(try review.run(film).verdict == .same && bytes(picture) == good) }
      }
    }
  }

  // An update killed between its two renames, and a picture of another reel.
  @Test func aPictureOfAnotherFilmIsUnreadableAndItsFrameNamed() throws {
    try withGolden { film, review, folder in
      let (picture, side) = (folder + "/goldens/scene/push.png", folder + "/goldens/scene/push.txt")
      let text = try bytes(side)
      let other = try Stage(scene: reviewScene(tint: Color(255, 0, 0))).film("push")
      var update = review
      update.update = .changed
      #expect(try update.run(other).isWritten)
      try FileAccess.write(text, to: side)
      for film in [film, other] {
        let found = try review.run(film)
        #expect(found.verdict == .unreadable)
        #expect(found.reason.contains("\(picture): shows other pixels than its side file says in frame"))
      }
    }
  }

  // PC-062
  @Test func aGoldenSavedAnewByAnotherProgramPassesOnItsPixels() throws {
    try withGolden { film, review, folder in
      let picture = folder + "/goldens/scene/push.png"
      let good = try bytes(picture)
      for (effort, plays) in [(PNGEncoder.Effort.small, AnimationPlays.times(3)), (.fast, .forever)] {
        try resave(good, APNGFile(plays: plays, effort: effort), to: picture) { $0 }
        #expect(try bytes(picture) != good)
        let found = try review.run(film)
        #expect(found.verdict == .same && found.severity == 0)
        #expect(found.notes == ["the golden was saved anew by another program; its pixels are those of its side file"])
      }
      // Delays in milliseconds, as many programs write them.
      try resave(good, APNGFile(), to: picture) { Fraction(Int(($0.value * 1000).rounded()), 1000) }
      #expect(try review.run(film).verdict == .same)
      try resave(good, APNGFile(), to: picture) { $0 * 2 }
      #expect(try review.run(film).reason.contains("plays at another pace than its side file says, in frames 0–3"))
    }
  }

  /// Decodes a golden and encodes it again.
  private func resave(
    _ bytes: [UInt8], _ format: APNGFile, to path: String, delays: (Fraction) -> Fraction
  ) throws {
    var reader = try openAnimation(bytes)
    var pictures: [AnimationFrame] = []
    while let frame = try reader.next() { pictures.append(frame) }
    let durations = FrameDurations(pictures.map { delays($0.duration) })
    let sink = try format.sink(
      EncodingJob(width: reader.header.width, height: reader.header.height, isOpaque: false, durations: durations),
      to: path)
    let frames = pictures
    try FramePipeline(width: reader.header.width, height: reader.header.height, jobs: 1).run(
      frames.indices.map { $0..<$0 + 1 }, to: [sink]
    ) { canvas, index in canvas = frames[index].pixmap }
  }

  @Test func linksStayInTheFolder() throws {
    try withGolden { film, review, folder in
      let picture = folder + "/goldens/scene/push.png"
      let good = try bytes(picture)
      try FileAccess.write(good, to: folder + "/outside.png")
      try FileManager.default.removeItem(atPath: picture)
      try FileManager.default.createSymbolicLink(atPath: picture, withDestinationPath: folder + "/outside.png")
      var update = review
      for mode in GoldenUpdate.allCases {
        update.update = mode
        let found = try update.run(film)
        #expect(
          found.verdict == .unreadable && !found.isWritten && found.reason.contains("out of the folder of the goldens"))
      }
      #expect(try bytes(folder + "/outside.png") == good)
      try FileManager.default.removeItem(atPath: picture)
      try FileManager.default.createSymbolicLink(atPath: picture, withDestinationPath: "nowhere.png")
      #expect(try review.run(film).reason.hasSuffix("is a link that leads nowhere"))
      try FileManager.default.removeItem(atPath: picture)
      try FileAccess.write(good, to: folder + "/goldens/scene/real.png")
      try FileManager.default.createSymbolicLink(atPath: picture, withDestinationPath: "real.png")
      #expect(try review.run(film).verdict == .same, "a link within the folder is as good as the file")
    }
  }

  @Test func aFolderInPlaceOfAGoldenIsUnreadable() throws {
    try withGolden { film, review, folder in
      let picture = folder + "/goldens/scene/push.png"
      try FileManager.default.removeItem(atPath: picture)
      try FileAccess.createFolder(picture)
      let found = try review.run(film)
      #expect(found.verdict == .unreadable && found.reason.hasSuffix("is a folder, not a file"))
    }
  }

  @Test func writersKeepOthersAway() throws {
    try withTemporaryFolder { folder in
      let store = GoldenStore(folder)
      try store.locked(for: .none) { () throws(StageError) in
        try store.locked(for: .none) {}
        #expect { try store.locked(for: .changed) {} } throws: { "\($0)".contains("another run is using this folder") }
      }
      try store.locked(for: .all) { () throws(StageError) in
        #expect(throws: StageError.self) { try store.locked(for: .none) {} }
        #expect(throws: StageError.self) { try store.locked(for: .missing) {} }
      }
    }
  }

  @Test func whatAKilledUpdateLeftIsRemovedByTheNext() throws {
    try withGolden { film, review, folder in
      let home = folder + "/goldens/scene"
      let address = try GoldenAddress(scene: "scene", reel: "push")
      for name in [".navreel-0123abcd", GoldenStore.draftName(address), "notes.md"] {
        try FileAccess.write("old", to: home + "/" + name)
      }
      var update = review
      update.update = .all
      #expect(try update.run(film).isWritten)
      #expect(try FileAccess.names(in: home) == ["notes.md", "push.png", "push.txt"])
    }
  }

  /// A kill at any moment leaves a complete golden, and the next update leaves two files.
  @Test(arguments: [GoldenUpdate.missing, .changed, .all]) func atEveryMomentThereIsAWholeGolden(
    update: GoldenUpdate
  ) throws {
    try withGolden { film, review, folder in
      let (store, home) = (review.store, folder + "/goldens/scene")
      let address = try GoldenAddress(scene: "scene", reel: "push")
      let other = try Stage(scene: reviewScene(tint: Color(255, 0, 0))).film("push")
      let drawing = try store.draw(other, address, fps: 30, jobs: 2, isCancelled: { false }, progress: { _ in })
      // Until the side file is renamed, the old golden counts.
      #expect(try review.run(film).verdict == .same && review.run(other).verdict == .changed)
      // Between the two renames, the new one.
      try FileAccess.write(drawing.draft.text, to: home + "/push.txt")
      let found = try review.run(other)
      #expect(found.verdict == .same && found.severity == 0 && found.notes[0].contains("the next one ends it"))
      #expect(try review.run(film).verdict == .changed, "its pictures are read as well")
      var mending = review
      mending.update = update
      let mended = try mending.run(other)
      #expect(mended.severity == 0 && mended.notes[0].contains("it is ended now"), "\(mended.notes)")
      #expect(try FileAccess.names(in: home) == ["push.png", "push.txt"])
      #expect(try review.run(other).notes.isEmpty)
      // The same for a first golden; an incomplete drawing is removed.
      try FileAccess.move(home + "/push.png", to: home + "/" + GoldenStore.draftName(address))
      #expect(try review.run(other).verdict == .same && mending.run(other).notes[0].contains("it is ended now"))
      try FileAccess.write("half", to: home + "/" + GoldenStore.draftName(address))
      #expect(try mending.run(other).severity == 0)
      #expect(try FileAccess.names(in: home) == ["push.png", "push.txt"])
    }
  }

  /// The only new picture still waits for its rename while its owner cannot be determined.
  @Test func whatCannotBeReadCostsNoDraft() throws {
    try withGolden { film, review, folder in
      let home = folder + "/goldens/scene"
      let (side, draft) = (home + "/push.txt", GoldenStore.draftName(try GoldenAddress(scene: "scene", reel: "push")))
      let (good, text) = (try bytes(home + "/push.png"), try bytes(side))
      try FileAccess.move(home + "/push.png", to: home + "/" + draft)
      let obstacles: [(String) throws -> Void] = [
        { try FileAccess.createFolder($0) }, { #expect(mkfifo($0, 0o600) == 0) },
        { try FileManager.default.createSymbolicLink(atPath: $0, withDestinationPath: "nowhere.txt") },
      ]
      for (number, obstacle) in obstacles.enumerated() {
        try FileManager.default.removeItem(atPath: side)
        try obstacle(side)
        #expect(try review.run(film).verdict == .unreadable, "\(number)")
        for mode in [GoldenUpdate.missing, .changed, .all] {
          var update = review
          update.update = mode
          #expect(throws: StageError.self, "\(number), \(mode)") { try update.run(film) }
        }
        #expect(try bytes(home + "/" + draft) == good, "\(number)")
      }
      try FileManager.default.removeItem(atPath: side)
      try FileAccess.write(text, to: side)
      var update = review
      update.update = .missing
      #expect(try update.run(film).verdict == .same && bytes(home + "/push.png") == good)
      #expect(try FileAccess.names(in: home) == ["push.png", "push.txt"])
    }
  }

  @Test func nothingIsDrawnThroughALinkInPlaceOfADraft() throws {
    try withGolden { film, review, folder in
      let home = folder + "/goldens/scene"
      let draft = GoldenStore.draftName(try GoldenAddress(scene: "scene", reel: "push"))
      try FileAccess.write("mine", to: folder + "/outside")
      try FileManager.default.createSymbolicLink(
        atPath: home + "/" + draft, withDestinationPath: folder + "/outside")
      var update = review
      update.update = .all
      #expect(try update.run(film).isWritten && bytes(folder + "/outside") == Array("mine".utf8))
      #expect(try FileAccess.names(in: home) == ["push.png", "push.txt"])
    }
  }

  @Test func aCopyUnderAnotherNameIsNoGoldenAndNobodysFormerOne() throws {
    try withGolden { film, review, folder in
      let goldens = folder + "/goldens"
      for copy in ["other", "scene/dark"] {
        try FileAccess.createFolder(goldens + "/" + copy)
        for end in [".png", ".txt"] {
          try FileAccess.write(bytes(goldens + "/scene/push" + end), to: goldens + "/" + copy + "/push" + end)
        }
      }
      let copies = try [
        GoldenAddress(scene: "other", reel: "push"), GoldenAddress(scene: "scene", variant: "dark", reel: "push"),
      ]
      for address in copies {
        guard case .unreadable(let fault) = review.store.find(address) else {
          Issue.record("\(address.id) is a golden")
          continue
        }
        #expect(fault.isReplaceable && fault.reason == "is the side file of another golden, scene/push")
        #expect(throws: GoldenFault.self) { try GoldenStore(folder + "/new").adopt(address, from: review.store) }
        #expect(
          try GoldenOrphans.of(review.store, scene: address.scene, variant: address.variant, reels: []).isEmpty)
      }
      #expect(try GoldenOrphans.of(review.store, scene: "scene", variant: "", reels: []).map(\.id) == ["scene/push"])
    }
  }

  @Test func aTextOfSomebodyIsNotWrittenOver() throws {
    try withGolden { film, review, folder in
      let (picture, side) = (folder + "/goldens/scene/push.png", folder + "/goldens/scene/push.txt")
      try FileAccess.remove(picture)
      // A side file whose picture was not committed is no golden.
      #expect(try review.run(film).verdict == .missing)
      try FileAccess.write("notes", to: side)
      for mode in GoldenUpdate.allCases {
        var update = review
        update.update = mode
        let found = try update.run(film)
        #expect(found.verdict == .unreadable && !found.isWritten && found.reason.contains("a golden's would take"))
        #expect(try bytes(side) == Array("notes".utf8) && !FileAccess.exists(picture))
      }
    }
  }

  @Test func hiddenNamesAreNoGoldens() {
    for (scene, variant, reel) in [(".a", "", "b"), ("a", ".b", "c"), ("a", "", ".b"), ("", "", "b"), ("a/b", "", "c")]
    {
      #expect(throws: StageError.self) { try GoldenAddress(scene: scene, variant: variant, reel: reel) }
    }
  }

  @Test func draftsOfGoldensThatAreGoneGo() throws {
    try withGolden { film, review, folder in
      let (goldens, home) = (folder + "/goldens", folder + "/goldens/scene")
      let own = GoldenStore.draftName(try GoldenAddress(scene: "scene", reel: "push"))
      let gone = GoldenStore.draftName(try GoldenAddress(scene: "scene", variant: "dark", reel: "gone"))
      try FileAccess.createFolder(home + "/dark")
      try FileAccess.move(home + "/push.png", to: home + "/" + own)
      for name in [home + "/dark/" + gone, home + "/" + gone, home + "/.navreel-golden-mine"] {
        try FileAccess.write("old", to: name)
      }
      let before = try FileAccess.names(in: home)
      try review.store.locked(for: .none) {}
      #expect(try FileAccess.names(in: home) == before)
      try review.store.locked(for: .all) {}
      #expect(try FileAccess.names(in: home) == [own, ".navreel-golden-mine", "push.txt"].sorted())
      #expect(try FileAccess.names(in: goldens) == ["scene"] && review.run(film).verdict == .same)
    }
  }

  @Test func aStoppedUpdateLeavesTheOldGolden() throws {
    try withGolden { film, review, folder in
      let names = ["push.png", "push.txt"]
      let before = try names.map { try bytes(folder + "/goldens/scene/" + $0) }
      let other = try Stage(scene: reviewScene(tint: Color(255, 0, 0))).film("push")
      var update = review
      update.update = .all
      update.isCancelled = { true }
      #expect(throws: StageError.self) { try update.run(other) }
      #expect(try FileAccess.names(in: folder + "/goldens/scene") == names)
      #expect(try names.map { try bytes(folder + "/goldens/scene/" + $0) } == before)
    }
  }
}
