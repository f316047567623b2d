import NavReelCodecs
import NavReelDiff
import NavReelDrawing
import NavReelMotion
import NavReelScene
import Testing

@testable import NavReel
@testable import NavReelReview

/// Section C of the public cases: goldens and comparisons, on the way from a scene or from files to a verdict. What
/// counts as a change of pixels stands in the tables of `DiffTests`.
@Suite struct GoldenCaseTests {
  private static let small = "{size: [90, 120], scale: 1, safeTop: 20, statusBarClass: 'x'}"

  private func film(_ title: String = "B", color: String = "#00aff0") throws -> Film {
    let members = """
      screens: {
        a: {title: "A", bar: {barTintColor: "\(color)"}, right: [{icon: "add"}], content: {rows: 4}},
        b: {title: "\(title)", bar: {barTintColor: "white"}, content: {color: "#faf0e6"}},
      },
      reels: {r: {type: "push", from: "a", to: "b", duration: 1, curve: "linear"}},
      """
    return try stage(members, device: GoldenCaseTests.small).film("r")
  }

  private func review(_ film: Film, _ folder: String, _ update: GoldenUpdate = .none, jobs: Int) throws -> ReelReview {
    try GoldenReview(GoldenStore(folder), update: update, fps: 10, jobs: jobs).run(film)
  }

  private func write(_ picture: Pixmap, _ path: String) throws {
    try FileAccess.write(PNGEncoder().encode(picture), to: path)
  }

  // PC-043, as far as one machine can tell: goldens do not depend on the number of threads.
  @Test func goldensAreTheSameFilesForAnyNumberOfThreads() throws {
    try inCaseFolder { folder in
      let film = try film()
      for jobs in [1, 2, 5] {
        #expect(try review(film, "\(folder)/\(jobs)", .missing, jobs: jobs).isWritten)
        #expect(try review(film, "\(folder)/1", jobs: jobs).verdict == .same)
      }
      for name in ["r.png", "r.txt"] {
        let files = try [1, 2, 5].map { try FileAccess.read("\(folder)/\($0)/case/\(name)", limit: 1 << 24) }
        #expect(files[0] == files[1] && files[0] == files[2], "\(name)")
      }
    }
  }

  // PC-044: about one run in ten had a thin line more.
  @Test func aHundredDrawingsAreOnePicture() throws {
    var digests: Set<PixelDigest> = []
    for run in 0..<100 {
      // A stage of its own has nothing kept from the frame before; every other one has drawn another instant.
      let film = try film()
      if run % 2 == 1 { _ = try film.frame(at: Fraction(run % 7, 10)) }
      digests.insert(PixelDigest(of: try film.frame(at: Fraction(1, 2)).pixmap))
    }
    #expect(digests.count == 1)
  }

  // PC-049: the second film of a run moves too, and the first one is the same again after it.
  @Test func everyFilmOfARunMoves() throws {
    let films = [try film(), try film("Other", color: "#a05000"), try film()]
    let digests = try films.map { try $0.frames(fps: 10).map(\.digest) }
    for film in digests { #expect(Set(film).count > 8) }
    #expect(digests[0] == digests[2] && digests[0] != digests[1])
  }

  // PC-051: a verification of GIFs that never failed.
  @Test func aGIFWithOneOtherFrameFails() throws {
    try inCaseFolder { folder in
      let pictures = (0..<30).map { i in Pixmap.painted(8, 8) { x, _ in opaque(x == i % 8 ? 250 : 20, i * 8, 90) } }
      var changed = pictures
      changed[7][3, 3] = opaque(9, 9, 9)
      let rate = Fraction(50)
      for (name, film) in [("a.gif", pictures), ("b.gif", changed)] {
        try FileAccess.write(WrittenFilm(film, as: GIFFile(), fps: rate).bytes, to: "\(folder)/\(name)")
      }
      try FileAccess.write(WrittenFilm(pictures, as: APNGFile(), fps: rate).bytes, to: folder + "/a.png")
      let diff = try FrameDiff(expected: folder + "/a.gif", actual: folder + "/b.gif")
      #expect(!diff.passes && diff.items.count == 30)
      #expect(diff.items.filter { !$0.passes }.map(\.name) == ["0.14 s"])
      #expect(diff.description.hasPrefix("0.14 s: 1 of 64 pixels differ"))
      // The same film as an APNG is the same: a picture of few colours loses none in a GIF.
      #expect(try FrameDiff(expected: folder + "/a.png", actual: folder + "/a.gif").passes)
      #expect(try !FrameDiff(expected: folder + "/a.png", actual: folder + "/b.gif").passes)
    }
  }

  // PC-052, PC-053: read from files, so that decoding keeps what the comparison needs.
  @Test func blackOnNothingIsNotNothing() throws {
    try inCaseFolder { folder in
      let clear = Pixmap(width: 20, height: 10)
      let text = Pixmap.painted(20, 10) { x, y in x == 4 && y > 1 ? 0xFF00_0000 : 0 }
      try write(clear, folder + "/clear.png")
      try write(text, folder + "/text.png")
      try write(Pixmap(width: 20, height: 10, filling: .black), folder + "/black.png")
      for (a, b, count) in [
        ("clear", "black", 200), ("black", "clear", 200), ("clear", "text", 8), ("text", "black", 192),
      ] {
        for perceptual in [nil, Sourced(0.02, from: "test")] {
          var limits = DiffLimits()
          limits.perceptual = perceptual
          let diff = try FrameDiff(expected: "\(folder)/\(a).png", actual: "\(folder)/\(b).png", limits: limits)
          #expect(!diff.passes && diff.description.hasPrefix("\(count) of 200 pixels differ"), "\(a), \(b)")
        }
      }
    }
  }

  // PC-057: heights of 394 and 393.
  @Test func oneRowLessHasAReasonAndAPicture() throws {
    try inCaseFolder { folder in
      for height in [394, 393] {
        try write(Pixmap(width: 30, height: height, filling: .white), "\(folder)/\(height).png")
      }
      for (a, b) in [(394, 393), (393, 394)] {
        let diff = try FrameDiff(expected: "\(folder)/\(a).png", actual: "\(folder)/\(b).png")
        #expect(!diff.passes && diff.description.hasPrefix("the sizes differ: 30×\(a) expected, 30×\(b) actual"))
        let picture = try #require(try diff.picture(of: 0)).pixmap()
        #expect(picture.width == 30 && picture.height == 394)
        #expect(picture[29, 393] == 0xFF30_10FF && picture[29, 392] == 0xFFFF_FFFF)
      }
    }
  }

  // PC-130, as an input of a comparison: refused by its header, before memory is taken.
  @Test func aPictureTooLargeIsNotCompared() throws {
    try inCaseFolder { folder in
      let header = PNGFile.bytes(13948) + PNGFile.bytes(12444) + [8, 6, 0, 0, 0]
      let pixel: [UInt8] = [0x78, 0x01, 1, 4, 0, 0xFB, 0xFF, 0, 1, 2, 3, 0, 0x0E, 0, 7]
      try FileAccess.write(
        PNGFile([("IHDR", header), ("IDAT", pixel), ("IEND", [])]).bytes, to: folder + "/large.png")
      let error = #expect(throws: StageError.self) {
        try FrameDiff(expected: folder + "/large.png", actual: folder + "/large.png")
      }
      #expect(error?.description.contains("13948×12444 pixels") == true)
    }
  }
}
