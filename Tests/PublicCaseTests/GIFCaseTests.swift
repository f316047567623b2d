import NavReelCodecs
import NavReelDrawing
import NavReelMotion
import NavReelScene
import Testing

@testable import NavReel

/// Section D of the public cases: GIF files.
@Suite struct GIFCaseTests {
  /// Pictures of which each differs from the one before.
  private func counter(_ count: Int) -> [Pixmap] {
    (0..<count).map { i in Pixmap.painted(4, 3) { x, _ in opaque(x == i % 4 ? 255 : 20, i % 7 * 30, 90) } }
  }

  private static let push = """
    screens: {
      a: {title: "A", bar: {barTintColor: "#00aff0"}, right: [{icon: "add"}], content: {rows: 4}},
      b: {title: "B", bar: {barTintColor: "white"}, content: {color: "#faf0e6"}},
    },
    reels: {r: {type: "push", from: "a", to: "b", duration: 1, curve: "linear"}},
    """
  private static let small = "{size: [90, 120], scale: 1, safeTop: 20, statusBarClass: 'x'}"

  // PC-066
  @Test func sixtyFramesASecondKeepTheirLengthAndAreToldOf() throws {
    let film = try stage(GIFCaseTests.push, device: GIFCaseTests.small).film("r")
    let (films, manifest, warnings) = try WrittenFilm.rendered(film, fps: 60, [GIFFile()])
    let gif = try #require(films["gif"])
    #expect(abs(gif.length - Double(manifest.entries.count) / 60) <= 0.01)
    #expect(gif.ticks(100).dropLast().allSatisfy { $0 == 2 })
    #expect(warnings.contains { $0.contains("at most 50 frames a second") }, "\(warnings)")
  }

  /// Frames a second, and the hundredths that they are shown for.
  private static let rates: [(fps: Fraction, ticks: [Int])] = [
    (30, [3, 4]), (24, [4, 5]), (25, [4]), (50, [2]), (Fraction(30000, 1001), [3, 4]), (7, [14, 15]),
  ]

  // PC-067, PC-069: three, three, four hundredths; every frame begins within a tick of its time.
  @Test(arguments: GIFCaseTests.rates) func delaysAddUp(fps: Fraction, allowed: [Int]) throws {
    let gif = try WrittenFilm(counter(90), as: GIFFile(), fps: fps)
    let ticks = gif.ticks(100)
    #expect(ticks.count == 90 && Set(ticks) == Set(allowed))
    var sum = 0
    for (i, tick) in ticks.enumerated() {
      #expect(abs(Double(sum) - Double(i) * 100 / fps.value) <= 1)
      sum += tick
    }
    #expect(abs(90 / gif.length - fps.value) <= 0.005 * fps.value)
    if fps == Fraction(30) { #expect(sum == 300 && (0..<88).allSatisfy { ticks[$0...($0 + 2)].reduce(0, +) == 10 }) }
  }

  // PC-068
  @Test(arguments: [60, 100, 120, 1000] as [Fraction]) func noDelayIsBelowTwoHundredths(fps: Fraction) throws {
    let gif = try WrittenFilm(counter(100), as: GIFFile(), fps: fps)
    let controls = try #require(GIFControlBlock.all(gif.bytes))
    #expect(controls.allSatisfy { $0.delay >= 2 } && abs(gif.length - 100 / fps.value) <= 0.015)
    #expect(!GIFFile().remarks(FrameDurations(rate: fps, count: 100)).isEmpty)
    #expect(gif.pictures.last == counter(100).last)
  }

  /// Moves over clear ground.
  private func discs(_ count: Int) -> [Pixmap] {
    (0..<count).map { i in
      Pixmap.painted(32, 20) { x, y in
        let d = (x - 6 - i) * (x - 6 - i) + (y - 10) * (y - 10)
        return d <= 25 ? opaque(255, 59, 48) : d <= 36 ? 0x6040_0C0A : 0
      }
    }
  }

  // PC-070, PC-080: clear stays clear in each format; GIF knows no half.
  @Test func aDiscOnClearGroundLeavesNoTrace() throws {
    let discs = discs(16)
    #expect(try WrittenFilm(discs, as: APNGFile(), fps: 20).pictures == discs)
    #expect(try WrittenFilm(discs, as: WebPFile(), fps: 20).pictures == discs)
    let cut = discs.map { disc in Pixmap.painted(32, 20) { x, y in disc[x, y] >> 24 < 128 ? 0 : disc[x, y] } }
    #expect(try WrittenFilm(discs, as: GIFFile(), fps: 20).pictures == cut)
  }

  // PC-071
  @Test func aShrinkingBarLeavesNoOutline() throws {
    let bars = (0..<30).map { i in
      Pixmap.painted(40, 24) { x, y in
        let (dx, dy) = (max(0, abs(x - 20) - (16 - i / 2)), max(0, abs(y - 12) - (8 - i / 4)))
        return dx * dx + dy * dy <= 9 ? opaque(0, 122 + i, 255) : 0
      }
    }
    let gif = try WrittenFilm(bars, as: GIFFile(), fps: 25)
    #expect(gif.pictures == bars)
    #expect(gif.pictures[29][2, 12] == 0 && gif.pictures[0][2, 12] != 0)
  }

  // PC-070: other readers clear to the colour that a frame has for clear, also where all its own pixels are opaque.
  @Test func whatIsClearedHasAClearColor() throws {
    let blocks = (0..<12).map { i in
      Pixmap.painted(40, 24) { x, y in (i * 2..<i * 2 + 9).contains(x) && (4..<20).contains(y) ? opaque(0, 122, 255) : 0
      }
    }
    let gif = try WrittenFilm(blocks, as: GIFFile(), fps: 25)
    #expect(gif.pictures == blocks)
    let controls = try #require(GIFControlBlock.all(gif.bytes))
    #expect(controls.contains { $0.disposal == 2 })
    #expect(controls.allSatisfy { $0.disposal != 2 || $0.hasClear })
  }

  // PC-072
  @Test func opaqueFramesAreNeverTakenBack() throws {
    let film = try stage(GIFCaseTests.push, device: GIFCaseTests.small).film("r")
    let gif = try #require(try WrittenFilm.rendered(film, fps: 20, [GIFFile()]).films["gif"])
    let controls = try #require(GIFControlBlock.all(gif.bytes))
    #expect(controls.count == gif.frames.count && controls.allSatisfy { $0.disposal <= 1 })
    #expect(gif.pictures.allSatisfy { $0.isOpaque })
  }

  // PC-073
  @Test func whatStandsStillKeepsItsColors() throws {
    let page = Pixmap.painted(64, 48) { x, y in opaque(x * 4, y * 5, (x + y) * 2) }
    let frames = (0..<20).map { i in
      Pixmap.painted(64, 48) { x, y in abs(x - 3 * i - abs(y - 24)) < 3 ? opaque(0, 122, 255) : page[x, y] }
    }
    let shown = try WrittenFilm(frames, as: GIFFile(), fps: 25).pictures
    for i in 1..<20 {
      for y in 0..<48 {
        for x in 0..<64 where frames[i][x, y] == frames[i - 1][x, y] && shown[i][x, y] != shown[i - 1][x, y] {
          Issue.record("frame \(i) at \(x), \(y)")
        }
      }
    }
  }

  // PC-074
  @Test func aLogoKeepsItsColorWhileAPhotographFadesIn() throws {
    let photo = Pixmap.photograph(64, 40)
    let frames = (0..<10).map { i in
      Pixmap.painted(64, 40) { x, y in
        if x < 10 && y < 8 { return opaque(52, 120, 246) }
        func mix(_ shift: UInt32) -> Int { (200 * (9 - i) + Int(photo[x, y] >> shift & 255) * i) / 9 }
        return opaque(mix(0), mix(8), mix(16))
      }
    }
    for dither in GIFOptions.Dither.allCases {
      for picture in try WrittenFilm(frames, as: GIFFile(GIFOptions(dither: dither)), fps: 25).pictures {
        #expect(picture.rgb(x: 0..<10, y: 0..<8).allSatisfy { $0 == RGB(52, 120, 246) }, "\(dither)")
      }
    }
  }

  // PC-077: by default a user interface is not dithered.
  @Test func aPlainPushIsNotDithered() throws {
    let film = try stage(GIFCaseTests.push, device: GIFCaseTests.small).film("r")
    func gif(_ options: GIFOptions) throws -> [UInt8] {
      try #require(try WrittenFilm.rendered(film, fps: 20, [GIFFile(options)]).films["gif"]).bytes
    }
    let automatic = try gif(GIFOptions())
    #expect(try automatic == gif(GIFOptions(dither: .none)))
    #expect(try gif(GIFOptions(colors: 16, dither: .ordered)).count > gif(GIFOptions(colors: 16)).count)
  }

  // PC-081
  @Test func framesOfTwoSizesAreAnErrorThatNamesThem() throws {
    try inCaseFolder { folder in
      for (name, height) in [("a", 10), ("b", 10), ("c", 11)] {
        let picture = Pixmap(width: 8, height: height, filling: .white)
        try FileAccess.write(PNGEncoder().encode(picture), to: "\(folder)/\(name).png")
      }
      let error = #expect(throws: StageError.self) { try FrameFiles([folder]) }
      let text = "\(error.map(\.description) ?? "")"
      #expect(text.contains("a.png has 8×10 pixels") && text.contains("c.png 8×11") && !text.contains("\n"), "\(text)")
    }
  }

  // PC-083: 0 to 1 second in fiftieths, the first and the last instant included.
  @Test func fiftyFramesASecondAreFifty() throws {
    let film = try stage(GIFCaseTests.push, device: GIFCaseTests.small).film("r")
    let (films, manifest, _) = try WrittenFilm.rendered(film, fps: 50, [GIFFile(), APNGFile(), WebPFile()])
    #expect(manifest.entries.count == 51)
    let different = Set(manifest.entries.map(\.digest)).count
    #expect(different > 45)
    for (ending, file) in films {
      #expect(abs(file.length - 51.0 / 50) < 1e-9, "\(ending)")
      #expect(file.frames.count >= different && file.frames.count <= 51, "\(ending)")
    }
  }

  // PC-085
  @Test func aFolderOfFramesIsMadeOrItIsSaidWhyNot() throws {
    let film = try stage(GIFCaseTests.push, device: GIFCaseTests.small).film("r")
    try inCaseFolder { folder in
      let options = RenderOptions(fps: 10, jobs: 2)
      let manifest = try FilmRender(film, to: folder + "/new/frames", options: options).run()
      let names = try FileAccess.names(in: folder + "/new/frames")
      #expect(manifest.entries.count == 11)
      #expect(names == (0..<11).map { "frame-00" + ($0 < 10 ? "0" : "") + "\($0).png" } + ["reel.json"])
      for target in ["/new/frames/reel.json", "/new/frames/reel.json/below"] {
        let error = #expect(throws: StageError.self) {
          try FilmRender(film, to: folder + target, options: options).run()
        }
        #expect(error?.description.contains("not a directory") == true, "\(error?.description ?? "")")
      }
    }
  }

  // What a header claims is refused before room is made for it: this one ended the process.
  @Test func framesThatClaimToBeHugeAreRefused() throws {
    try inCaseFolder { folder in
      let header = PNGFile.bytes(2_147_483_647) + PNGFile.bytes(2_147_483_647) + [8, 6, 0, 0, 0]
      for name in ["a", "b"] {
        try FileAccess.write(
          PNGFile([("IHDR", header), ("IDAT", [0x78, 1, 3, 0, 0, 0, 0, 1]), ("IEND", [])]).bytes,
          to: "\(folder)/\(name).png")
      }
      let error = #expect(throws: StageError.self) { try FrameFiles([folder]) }
      #expect(error?.description.contains("2147483647×2147483647 pixels are more than") == true)
    }
  }
}
