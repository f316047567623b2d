import NavReelCodecs
import NavReelDrawing
import Foundation
import NavReelMotion
import NavReel
import Testing

/// `render --format …`: several formats from one drawing, and invalid requests.
@Suite struct RenderFormatTests {
  @Test func severalFormatsAreWrittenInOneRun() throws {
    try Tool.inFolder { navreel in
      let run = try navreel(
        "render", "small.scene.json5", "--reel", "push", "--fps", "50", "--format", "png,apng,gif,webp,html", "-q")
      #expect(run.status == 0, "\(run.err)")
      #expect(
        run.lines == [
          "out/small/push", "out/small/push.png", "out/small/push.gif", "out/small/push.webp", "out/small/push.html",
        ])
      let frames = try (0..<27).map { number in
        try decodePicture(navreel.bytes("out/small/push/" + String(format: "frame-%04d.png", number))).pixmap
      }
      let manifest = try navreel.json("out/small/push/reel.json")
      #expect(manifest["files"] as? [String] == ["push.png", "push.gif", "push.webp", "push.html"])
      for ending in ["png", "gif", "webp"] {
        var reader = try openAnimation(navreel.bytes("out/small/push." + ending))
        var time = Fraction.zero
        while let frame = try reader.next() {
          let number = Int((time * 50).value.rounded())
          if ending != "gif" { #expect(frame.pixmap == frames[number], "\(ending) at \(time)") }
          time = time + frame.duration
        }
        #expect(abs(time.value - 27.0 / 50) <= 0.01, "\(ending): \(time) s")
        #expect(reader.header.plays == .forever)
      }
    }
  }

  @Test func aMovingPictureAloneHasNoFrameFiles() throws {
    try Tool.inFolder { navreel in
      let run = try navreel("render", "small.scene.json5", "--reel", "push", "--format", "gif", "-q")
      #expect(run.status == 0 && run.err == "", "a GIF alone is drawn at a rate that it can show")
      #expect(run.lines == ["out/small/push.gif"])
      #expect(navreel.names("out/small/push") == ["reel.json"])
      let frames = try navreel.json("out/small/push/reel.json")["frames"] as? [[String: Any]]
      #expect(frames?.count == 27 && frames?.contains { $0["file"] != nil } == false)
    }
  }

  // PC-066, PC-068: a rate that a GIF cannot show is reported.
  @Test func framesThatAGIFLeavesOutAreTold() throws {
    try Tool.inFolder { navreel in
      let run = try navreel("render", "small.scene.json5", "--reel", "push", "--fps", "60", "--format", "gif")
      #expect(run.status == 0)
      #expect(run.err.contains("a GIF shows at most 50 frames a second; 5 of 32 are left out"), "\(run.err)")
      let strict = try navreel(
        "render", "small.scene.json5", "--reel", "push", "--fps", "100", "--format", "gif", "--strict", "-o", "s")
      #expect(strict.status == 2 && !navreel.exists("s"))
    }
  }

  @Test func loopsAreWrittenAsAsked() throws {
    try Tool.inFolder { navreel in
      try navreel(
        "render", "small.scene.json5", "--reel", "push", "--fps", "10", "--format", "apng,gif,webp", "--loop", "3",
        "--gif-loop", "1")
      let plays = try ["png", "gif", "webp"].map {
        try openAnimation(navreel.bytes("out/small/push." + $0)).header.plays
      }
      #expect(plays == [.times(3), .times(1), .times(3)])
    }
  }

  @Test func widthIsDrawnAndNotScaled() throws {
    try Tool.inFolder { navreel in
      try navreel("render", "small.scene.json5", "--reel", "still", "--width", "60", "-o", "w")
      try navreel("render", "small.scene.json5", "--reel", "still", "--scale", "0.5", "-o", "s")
      #expect(try navreel.json("w/small/still/reel.json")["width"] as? Int == 60)
      #expect(try navreel.digests("w/small/still/reel.json") == navreel.digests("s/small/still/reel.json"))
      #expect(try navreel("render", "small.scene.json5", "--width", "60", "--scale", "2").status == 2)
      #expect(try navreel("render", "small.scene.json5", "--width", "0").status == 2)
    }
  }

  @Test func figuresAreWrittenBeside() throws {
    try Tool.inFolder { navreel in
      let run = try navreel(
        "render", "small.scene.json5", "--reel", "push", "--format", "strip,onion,plot", "--theme", "dark", "-q")
      #expect(run.status == 0, "\(run.err)")
      #expect(
        run.lines == [
          "out/small/push.strip.png", "out/small/push.onion.png", "out/small/push.plot.svg", "out/small/push.plot.png",
        ])
      for path in run.lines { #expect(try navreel.bytes(path).count > 1000) }
      #expect(!navreel.exists("out/small/push"), "no frames were asked for")
    }
  }

  @Test(arguments: [
    (["--format", "gif,tiff"], "TIFF is not written; write png"),
    (["--format", "gif", "--at", "0.1"], "gif shows a film as it runs, not chosen instants"),
    (["--format", "apng", "--shard", "1/2"], "apng is one file of all frames"),
    (["--gif-colors", "16"], "--gif-colors has no effect without --format gif"),
    (["--format", "gif", "--gif-colors", "1"], "--gif-colors: expected a whole number of 2…256, got \"1\""),
    (
      ["--format", "gif", "--gif-dither", "some"], "--gif-dither: expected none, ordered, diffusion, auto, got \"some\""
    ),
    (["--format", "webp", "--quality", "101"], "--quality: expected a whole number of 0…100"),
    (["--loop", "2"], "--loop has no effect without --format apng, gif or webp"),
    (["--format", "gif", "--columns", "2"], "--columns has no effect without --format strip"),
    (["--format", "onion", "--columns", "2"], "--columns has no effect without --format strip"),
    (["--format", "strip", "--every", "2", "--at", "50%"], "--every and --at both choose the instants"),
    (["--format", "gif", "--png-effort", "small"], "--png-effort has no effect without --format png or apng"),
    (["--format", "gif", "--loop", "2", "--gif-loop", "3"], "--loop has no effect beside --gif-loop"),
    (["--format", "gif", "--width", "1"], "a screen of 120 points is drawn 2…1920 pixels wide, got 1"),
    (["--format", "strip", "--scale", "2"], "--scale has no effect on --format strip, whose size --cell-width"),
    (["--format", "onion,plot", "--width", "60"], "--width has no effect on --format onion,plot, whose size"),
    (["--format", "strip", "--columns", "0"], "--columns: expected a whole number of 1…1000, got \"0\""),
    (["--format", "strip", "--every", "1", "--columns", "32", "--sheet-scale", "4"], "a side may have 20000"),
    (["--format", "plot", "--attributes", "titelColor"], "titelColor"),
    (["--format", "y4m,gif", "-o", "-"], "-o - writes one stream to a pipe"),
    (["--format", "png", "-o", "-"], "-o - writes one stream to a pipe"),
  ])
  func whatCannotBeIsOneClearLine(arguments: [String], message: String) throws {
    try Tool.inFolder { navreel in
      let run = try navreel.run(["render", "small.scene.json5", "--reel", "push"] + arguments)
      #expect(run.status == 2)
      #expect(run.err.contains(message), "\(run.err)")
      #expect(run.out.isEmpty && !navreel.exists("out"), "nothing is written")
    }
  }

  @Test func rawFramesGoToAPipe() throws {
    try Tool.inFolder { navreel in
      let run = try navreel.shell(
        "\"$0\" render small.scene.json5 --reel push --fps 10 --format rgba -o - | wc -c")
      #expect(run.out.trimmingCharacters(in: .whitespaces) == "\(7 * 120 * 200 * 4)\n", "\(run.out) \(run.err)")
      let y4m = try navreel.shell(
        "\"$0\" render small.scene.json5 --reel push --fps 30000/1001 --format y4m -o - | head -n 1")
      #expect(y4m.out.hasPrefix("YUV4MPEG2 W120 H200 F30000:1001"), "\(y4m.out)")
      let all = try navreel.shell("\"$0\" render small.scene.json5 --format y4m -o - | wc -c")
      #expect(all.err.contains("-o - writes one film; --reel chooses it: push, still"))
    }
  }

  // A failed run leaves no file, and keeps that of an earlier run.
  @Test func aFullTargetLeavesNothing() throws {
    try Tool.inFolder { navreel in
      try navreel("render", "small.scene.json5", "--reel", "push", "--format", "gif", "-q")
      let before = try navreel.bytes("out/small/push.gif")
      let run = try navreel.shell(
        "ulimit -f 1; \"$0\" render small.scene.json5 --reel push --fps 50 --scale 3 --format gif,apng,webp -q")
      #expect(run.status == 2 && run.err.split(separator: "\n").count == 1, "\(run.err)")
      #expect(try navreel.bytes("out/small/push.gif") == before)
      #expect(navreel.names("out/small") == ["push", "push.gif"])
    }
  }
}

/// `gif`, `apng`, `webp` and `strip` with existing frames.
@Suite struct FramesCommandTests {
  private func inFrames<R>(_ body: (Tool) throws -> R) throws -> R {
    try Tool.inFolder { navreel in
      let run = try navreel("render", "small.scene.json5", "--reel", "push", "--fps", "20", "-q")
      #expect(run.status == 0)
      return try body(navreel)
    }
  }

  @Test(arguments: ["gif", "apng", "webp"]) func aFolderOfFramesBecomesOneFile(format: String) throws {
    try inFrames { navreel in
      let run = try navreel(format, "out/small/push", "-o", "new/film.\(format)", "-q")
      #expect(run.status == 0 && run.out == "new/film.\(format)\n", "\(run.err)")
      var reader = try openAnimation(navreel.bytes("new/film.\(format)"))
      var time = Fraction.zero
      while let frame = try reader.next() { time = time + frame.duration }
      #expect(time == Fraction(12, 20), "the reel.json of the folder says how long")
    }
  }

  @Test(arguments: ["gif", "apng", "webp", "strip"]) func whatIsWrittenIntoTheFolderIsNoFrameNextTime(command: String)
    throws
  {
    try inFrames { navreel in
      let path = "out/small/push/film" + (command == "gif" || command == "webp" ? "." + command : ".png")
      for _ in 0..<2 {
        let run = try navreel(command, "out/small/push", "-o", path, "-q")
        #expect(run.status == 0, "\(run.err)")
      }
      let first = try navreel.bytes(path)
      try FileManager.default.removeItem(at: navreel.folder.appending(path: path))
      try navreel(command, "out/small/push", "-o", path, "-q")
      #expect(try navreel.bytes(path) == first)
    }
  }

  @Test func anAnimationBecomesAnother() throws {
    try inFrames { navreel in
      try navreel("apng", "out/small/push", "-o", "a.png", "-q")
      try navreel("webp", "a.png", "-o", "b.webp", "-q", "--loop", "2")
      // It would be played twice, too.
      try navreel("apng", "b.webp", "-o", "c.png", "-q", "--loop", "forever")
      #expect(try navreel.bytes("a.png") == navreel.bytes("c.png"), "lossless there and back")
      try navreel("gif", "a.png", "-o", "d.gif", "-q")
      #expect(try navreel("gif", "a.png", "--fps", "10", "-o", "e.gif", "-q").status == 0)
    }
  }

  @Test func anAnimationIsPlayedAsOftenAsTheOneItIsMadeOf() throws {
    try inFrames { navreel in
      func plays(_ path: String) throws -> AnimationPlays { try openAnimation(navreel.bytes(path)).header.plays }
      for (loop, expected) in [("1", AnimationPlays.times(1)), ("3", .times(3)), ("forever", .forever)] {
        for source in ["gif", "apng", "webp"] {
          try navreel(source, "out/small/push", "--loop", loop, "-o", "a", "-q")
          #expect(try plays("a") == expected)
          for format in ["gif", "apng", "webp"] {
            #expect(try navreel(format, "a", "-o", "b", "-q").status == 0)
            #expect(try plays("b") == expected, "\(source) to \(format), \(loop)")
          }
        }
      }
      try navreel("gif", "out/small/push", "--loop", "1", "-o", "once.gif", "-q")
      try navreel("webp", "once.gif", "--loop", "forever", "-o", "b.webp", "-q")
      try navreel("gif", "once.gif", "--gif-loop", "2", "-o", "b.gif", "-q")
      #expect(try plays("b.webp") == .forever && plays("b.gif") == .times(2))
      // Neither pictures nor a single frame have a number of plays.
      try navreel("gif", "out/small/push", "-o", "c.gif", "-q")
      try navreel("gif", "out/small/push/frame-0000.png", "--fps", "1", "-o", "d.gif", "-q")
      #expect(try plays("c.gif") == .forever && plays("d.gif") == .forever)
    }
  }

  // An APNG can count more plays than the others.
  @Test func playsBeyondWhatAFormatCountsAreTold() throws {
    try inFrames { navreel in
      let path = navreel.folder.appending(path: "many.png").path
      let frames = try FrameFiles([navreel.folder.appending(path: "out/small/push").path])
      try frames.write(
        APNGFile(plays: .times(100_000)), to: path, durations: FrameDurations(rate: 10, count: frames.count))
      for (format, most) in [("gif", 65536), ("webp", 65535)] {
        let run = try navreel(format, "many.png", "-o", "b", "-q")
        #expect(run.status == 0 && run.err.contains("counts at most \(most) plays"), "\(run.err)")
        #expect(try openAnimation(navreel.bytes("b")).header.plays == .times(most))
      }
      #expect(try navreel("apng", "many.png", "-o", "b", "-q").err == "")
    }
  }

  /// 2,000 frames of one pixel on a canvas of 64 million: 46 KB that once took a minute.
  @Test func tinyFramesOnAVastCanvasAreRefused() throws {
    try Tool.inFolder { navreel in
      let side: [UInt8] = [0x40, 0x1F]
      var bytes = Array("GIF89a".utf8) + side + side + [0x80, 0, 0, 255, 0, 0, 0, 0, 255]
      for number in 0..<2000 {
        bytes += [0x21, 0xF9, 4, 4, 5, 0, 0, 0, 0x2C, UInt8(number & 255), 0, 0, 0, 1, 0, 1, 0, 0]
        // One pixel: the codes 4, 0 and 5 of three bits.
        bytes += [2, 2, 0x44, 0x01, 0]
      }
      try Data(bytes + [0x3B]).write(to: navreel.folder.appending(path: "vast.gif"))
      for arguments in [
        ["diff", "vast.gif", "vast.gif"], ["gif", "vast.gif", "-o", "x.gif"], ["apng", "vast.gif", "-o", "x.png"],
        ["webp", "vast.gif", "-o", "x.webp"], ["strip", "vast.gif", "-o", "x.png"],
      ] {
        let run = try navreel.run(arguments)
        #expect(
          run.status == 2 && run.err.hasPrefix("vast.gif: error: 2000 frames of 8000×8000 are more than the"),
          "\(run.err)")
        #expect(run.err.split(separator: "\n").count == 1)
      }
    }
  }

  @Test func delaysAreTheCallers() throws {
    try inFrames { navreel in
      let frames = (0..<4).map { "out/small/push/frame-000\($0 * 3).png" }
      let run = try navreel.run(["gif"] + frames + ["--delays", "0.5,1/50,0.02,0.9", "-o", "d.gif", "-q"])
      #expect(run.status == 0, "\(run.err)")
      var reader = try openAnimation(navreel.bytes("d.gif"))
      var delays: [Double] = []
      while let frame = try reader.next() { delays.append(frame.duration.value) }
      #expect(delays == [0.5, 0.02, 0.02, 0.9])
    }
  }

  @Test func stripsOfFrames() throws {
    try inFrames { navreel in
      try navreel("strip", "out/small/push", "--every", "3", "-o", "s.png", "-q")
      try navreel("strip", "out/small/push", "--onion", "--at", "0.1,0.2", "-o", "o.png", "-q")
      try navreel("strip", "out/small/push", "out/small/push", "--compare", "--every", "4", "-o", "c.png", "-q")
      let labelled = ["--labels", "main,branch", "--title", "T"]
      _ = try navreel.run(
        ["strip", "out/small/push", "out/small/push", "--compare", "--every", "4", "-o", "l.png", "-q"] + labelled)
      #expect(try navreel.bytes("l.png") != navreel.bytes("c.png"))
      for path in ["s.png", "o.png", "c.png", "l.png"] {
        #expect(try decodePicture(navreel.bytes(path)).pixmap.width > 100)
      }
    }
  }

  @Test(arguments: [
    (["--offset", "9,0"], "--offset has no effect without --onion"),
    (["--onion", "--columns", "2"], "--columns has no effect with --onion"),
    (["--labels", "a,b"], "--labels has no effect without --compare"),
    (["out/small/push", "--compare", "--labels", "a"], "--labels: expected two names, such as main,branch, got \"a\""),
    (["--every", "2", "--at", "50%"], "--every and --at both choose the instants"),
    (["--device", "iPhone 15"], "--device has no effect without --device-frame"),
    (["--device-frame", "--device", "iPhone 99"], "unknown device \"iPhone 99\"; did you mean"),
    (["--device-frame"], "no device has a display of 120×200 pixels; name one, such as iPhone 15"),
  ])
  func optionsOfAStripWithoutEffectAreRefused(arguments: [String], message: String) throws {
    try inFrames { navreel in
      let run = try navreel.run(["strip", "out/small/push", "-o", "s.png"] + arguments)
      #expect(run.status == 2 && run.err.contains(message) && !navreel.exists("s.png"), "\(run.err)")
    }
  }

  /// The phone cannot be inferred from frames drawn at a smaller size.
  @Test func aStripsPhoneCanBeNamed() throws {
    try inFrames { navreel in
      let run = try navreel.shell(
        """
        "$0" render small.scene.json5 --reel push --at 0 --scale 0.1 --variant "device=iPhone SE (1st)" -q -o d &&
        "$0" strip d/small/*/push --device-frame -o p.png
        "$0" strip d/small/*/push --device-frame --device "iPhone SE (1st)" -o p.png
        """)
      #expect(run.status == 0 && run.lines.last == "p.png" && run.err.contains("name one"), "\(run.err)")
    }
  }

  @Test func namesDoNotSpeakToTheTerminal() throws {
    try inFrames { navreel in
      try navreel.write("a\u{1B}[31m\u{07}.png", "no picture")
      let run = try navreel("gif", "a\u{1B}[31m\u{07}.png", "--fps", "9", "-o", "x.gif")
      #expect(run.status == 2 && run.err.hasPrefix("a\u{FFFD}[31m\u{FFFD}.png: error: not a picture"), "\(run.err)")
    }
  }

  @Test(arguments: ["gif", "apng", "webp"]) func whatAKilledRunLeftIsRemoved(format: String) throws {
    try inFrames { navreel in
      try navreel.write("out/small/.navreel-0123abcd", "a part")
      try navreel("render", "small.scene.json5", "--reel", "push", "--fps", "5", "--format", format, "-q")
      #expect(!navreel.names("out/small").contains { $0.hasPrefix(".") })
      try navreel("render", "small.scene.json5", "--reel", "still", "--at", "0,0", "-o", "s", "-q")
      try navreel.write(".navreel-0123abcd", "a part")
      #expect(try navreel(format, "s/small/still", "--fps", "5", "-o", "x.bin").status == 0)
      #expect(!navreel.names(".").contains(".navreel-0123abcd"))
    }
  }

  @Test func whatCannotBeIsOneClearLine() throws {
    try inFrames { navreel in
      try navreel("render", "small.scene.json5", "--reel", "still", "--scale", "2", "-q", "-o", "two")
      try FileManager.default.createDirectory(
        at: navreel.folder.appending(path: "empty"), withIntermediateDirectories: true)
      try navreel.write("text.png", "no picture")
      let push = "out/small/push"
      for (arguments, message) in [
        ([push, "two/small/still/frame-0000.png", "--fps", "9", "-o", "x.gif"], "frame-0000.png 240×400"),
        (["empty", "-o", "x.gif"], "empty: no picture files there"),
        (["none", "-o", "x.gif"], "none: error: no such file or directory"),
        (["text.png", "-o", "x.gif"], "text.png: error: not a picture this tool knows"),
        ([push], "-o names the file to write"),
        ([push, "--delays", "0", "-o", "x.gif"], "--delays: expected seconds above 0"),
        ([push, "--delays", "1,2", "-o", "x.gif"], "--delays has 2 values for 12 frames"),
        ([push, "--delays", "1", "--fps", "3", "-o", "x.gif"], "leave one of them out"),
        ([push + "/frame-0000.png", push + "/frame-0001.png", "-o", "x.gif"], "--fps 60 or --delays"),
        ([push, "-o", "empty"], "empty: error: is a folder, not a file"),
        ([push, "-o", "-"], "gif writes a file, not a pipe"),
        ([push, "--loop", "2", "--gif-loop", "3", "-o", "x.gif"], "--loop has no effect beside --gif-loop"),
      ] {
        let run = try navreel.run(["gif"] + arguments)
        #expect(run.status == 2, "\(arguments)")
        #expect(run.err.contains(message), "\(arguments): \(run.err)")
        #expect(!navreel.exists("x.gif"))
      }
    }
  }
}

extension Tool {
  func bytes(_ path: String) throws -> [UInt8] { Array(try Data(contentsOf: folder.appending(path: path))) }
}
