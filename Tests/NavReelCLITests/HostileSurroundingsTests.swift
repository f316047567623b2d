import Foundation
import Testing

/// Extreme files, limits and numbers give a message and status 2, without a trap or a hang.
@Suite struct HostileSurroundingsTests {
  @Test(.timeLimit(.minutes(1))) func pipesAreRefusedWhereFilesAreRead() throws {
    try Tool.inFolder { navreel in
      for name in ["pipe.png", "pipe.otf", "pipe.json5"] {
        #expect(mkfifo(navreel.folder.appending(path: name).path, 0o600) == 0)
      }
      let picture = Tool.smallScene.replacingOccurrences(of: "color: \"#faf0e6\"", with: "image: \"pipe.png\"")
      let font = Tool.smallScene.replacingOccurrences(
        of: "screens: {", with: "fonts: {text: \"pipe.otf\"}, screens: {")
      try navreel.write("picture.json5", picture)
      try navreel.write("font.json5", font)
      for (scene, place) in [
        ("pipe.json5", "pipe.json5: error: is"), ("picture.json5", "picture.json5:6:"),
        ("font.json5", "fonts.text: pipe.otf"),
      ] {
        let run = try navreel("render", scene)
        #expect(run.status == 2 && run.err.contains("is not a regular file") && run.err.contains(place), "\(scene)")
      }
      try FileManager.default.createDirectory(
        atPath: navreel.folder.appending(path: "out/small/still").path, withIntermediateDirectories: true)
      #expect(mkfifo(navreel.folder.appending(path: "out/small/still/.navreel-00000000").path, 0o600) == 0)
      #expect(try navreel("render", "small.scene.json5", "--reel", "still").status == 0)
    }
  }

  @Test(arguments: [
    ["--at", "1e-18%"], ["--at", "1/999999999999999999%"], ["--fps", "59.9400599400599401"], ["--scale", "1e-320"],
    ["--fps", "60.0000000000000000000"],
  ])
  func numbersAtTheEdgeAreDrawnOrRefused(option: [String]) throws {
    try Tool.inFolder { navreel in
      let run = try navreel.run(["render", "small.scene.json5", "--reel", "push"] + option)
      #expect(run.status == (option[0] == "--at" ? 0 : 2))
      if run.status == 2 { #expect(run.err.contains("error: \(option[0]): expected ")) }
    }
  }

  @Test func aNumberOfManyDigitsIsSaidToBeOne() throws {
    try Tool.inFolder { navreel in
      let run = try navreel("render", "small.scene.json5", "--at", "0.1234567890123456789")
      #expect(run.status == 2 && run.err.contains("at most 18 digits"))
    }
  }

  @Test func aFileThatMayNotGrowIsAnErrorAndLeavesNothing() throws {
    try Tool.inFolder { navreel in
      let run = try navreel.shell("ulimit -f 1; exec \"$0\" render small.scene.json5 --reel still --scale 16")
      #expect(run.status == 2 && run.err.contains("file too large"))
      #expect(navreel.names("out/small/still").isEmpty)
    }
  }

  @Test(arguments: ["-n 4", "-n 5", "-n 6", "-n 16"]) func tooFewFilesAreSaidInOneLine(limit: String) throws {
    try Tool.inFolder { navreel in
      for command in ["render", "inspect --reel still"] {
        let run = try navreel.shell("ulimit \(limit); exec \"$0\" \(command) small.scene.json5")
        #expect(
          run.status == 2
            && run.err.hasPrefix("navreel: error: at most \(limit.dropFirst(3)) files may be open at a time"))
      }
    }
  }

  @Test func theLimitOfOpenFilesIsRaisedAsFarAsItMay() throws {
    try Tool.inFolder { navreel in
      let render = "exec \"$0\" render small.scene.json5 --reel still --jobs"
      #expect(try navreel.shell("ulimit -S -n 8; \(render) 200").status == 0)
      #expect(try navreel.shell("ulimit -n 100; \(render) 8").status == 0)
      let many = try navreel.shell("ulimit -n 100; \(render) 200")
      #expect(many.status == 2 && many.err.contains("200 threads need 232"))
    }
  }

  @Test func closedStreamsDoNotEndInAPicture() throws {
    try Tool.inFolder { navreel in
      let run = try navreel.shell("exec \"$0\" render small.scene.json5 --reel still <&- >&- 2>&-")
      #expect(run.status == 0)
      #expect(navreel.names("out/small/still") == ["frame-0000.png", "reel.json"])
      // Without a reader for the output, the run must not claim success.
      let raw = "exec \"$0\" render small.scene.json5 --reel still --format rgba -o -"
      let closed = try navreel.shell(raw + " >&-")
      #expect(closed.status == 2 && closed.err.contains("the standard output, which is closed"))
      #expect(try navreel.shell(raw + " >/dev/null").status == 0)
    }
  }

  @Test func onlyRegularFilesAreReplaced() throws {
    try Tool.inFolder { navreel in
      #expect(mkfifo(navreel.folder.appending(path: "pipe").path, 0o600) == 0)
      let run = try navreel("init", "--force", "pipe")
      #expect(run.status == 2 && run.err.contains("--force: pipe is not a regular file; name another file\n"))
    }
  }

  @Test func wordsThatAreNotUTF8AreRefused() throws {
    try Tool.inFolder { navreel in
      let run = try navreel.shell("exec \"$0\" render small.scene.json5 -o \"$(printf 'o\\377')\"")
      #expect(run.status == 2 && run.err == "navreel: error: an argument is not UTF-8 text: \"o\u{FFFD}\"\n")
    }
  }

  /// Folders above the working folder may have any name; files inside are still found.
  @Test func aFolderWhoseNameIsNotUTF8IsWorkedIn() throws {
    try Tool.inFolder { navreel in
      let start = "w=$(printf 'w\\377') && mkdir -p \"$w/in\" && cp small.scene.json5 \"$w/in\" && cd \"$w/in\" && "
      for words in ["--update missing --report rep", "--report rep", "--json v.json"] {
        let run = try navreel.shell(start + "exec \"$0\" verify small.scene.json5 \(words)")
        #expect(run.status == 0, "\(run.err)")
      }
      // The project file is also found above.
      try navreel.write("navreel.json5", "{navreel: 1, scenes: [\"*.scene.json5\"]}")
      let project = try navreel.shell(start + "exec \"$0\" config")
      #expect(project.status == 0 && project.out.contains("../../navreel.json5"), "\(project.out)\(project.err)")
      // A file with such a name is reported.
      let named = "cp small.scene.json5 \"$(printf 'x\\377.scene.json5')\" && exec \"$0\" verify"
      let run = try navreel.shell(named)
      #expect(
        run.status == 2 && run.err.contains("x\u{FFFD}.scene.json5: its name is not UTF-8 text; rename it"),
        "\(run.err)")
      // So is a folder that may contain scenes; a file that matches no pattern may have any name.
      try navreel.write("navreel.json5", "{navreel: 1, scenes: [\"in/**/*.scene.json5\"]}")
      let odd = "mkdir -p in && cp small.scene.json5 in/ && touch \"in/$(printf 'y\\377.txt')\" && "
      let passed = try navreel.shell(odd + "exec \"$0\" verify --update missing")
      #expect(passed.status == 0, "\(passed.err)")
      let below = try navreel.shell("mkdir \"in/$(printf 'z\\377')\" && exec \"$0\" verify")
      #expect(
        below.status == 2 && below.err.contains("in/z\u{FFFD}: its name is not UTF-8 text; rename it"), "\(below.err)")
    }
  }

  /// The scripts that build, in a clone that cannot be written.
  @Test func scriptsSayThatTheyCannotBuildHere() throws {
    try Tool.inFolder { navreel in
      let tree = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path
      // A file in the folder's place simulates an unwritable folder, since root may write anywhere.
      let run = try navreel.shell(
        "mkdir t && cp -r '\(tree)/scripts' '\(tree)/Package.swift' t/ && mkdir t/Sources && touch t/.build && exec t/scripts/navreel --version"
      )
      #expect(run.status == 2, "\(run.err)")
      #expect(run.err.hasPrefix("navreel: ") && run.err.contains("/t/.build cannot be written; "), "\(run.err)")
      #expect(run.err.split(separator: "\n").count == 1, "\(run.err)")
    }
  }

  @Test func anEmptyNameIsNoScene() throws {
    try Tool.inFolder { navreel in
      for command in ["render", "inspect"] {
        let run = try navreel(command, "")
        #expect(run.status == 2 && run.err.contains("See: navreel \(command) --help"))
      }
      #expect(try navreel("init", "").err.contains("the file is an empty name"))
    }
  }

  @Test func faultsOfAFontHaveAPlace() throws {
    try Tool.inFolder { navreel in
      for (font, text) in [
        ("Intr", "did you mean \"Inter\"?"), ("folder.otf", "folder.otf: is a folder, not a file"),
        ("none.otf", "none.otf: no such file or directory"),
      ] {
        try FileManager.default.createDirectory(
          at: navreel.folder.appending(path: "folder.otf"), withIntermediateDirectories: true)
        try navreel.write("a.json5", "{navreel: 1,\n fonts: {text: \"\(font)\"}," + Tool.smallScene.dropFirst(16))
        let run = try navreel("render", "a.json5")
        #expect(run.status == 2 && run.err.contains("a.json5:2:16: error: fonts.text: ") && run.err.contains(text))
      }
    }
  }

  @Test func inspectSaysTheWarningsOfItsInstant() throws {
    try Tool.inFolder { navreel in
      try navreel.write("a.json5", Tool.smallScene.replacingOccurrences(of: "\"One\"", with: "\"\\uE000\""))
      let run = try navreel("inspect", "a.json5", "--reel", "still")
      #expect(run.status == 0 && run.err.hasPrefix("a.json5: warning: ") && run.err.contains("U+E000"))
    }
  }

  @Test func manyFaultsAreCounted() throws {
    try Tool.inFolder { navreel in
      let keys = (0..<500).map { "k\($0): 1" }.joined(separator: ",\n")
      try navreel.write("a.json5", Tool.smallScene.replacingOccurrences(of: "navreel: 1,", with: "navreel: 1,\(keys),"))
      let run = try navreel("render", "a.json5")
      #expect(run.status == 2 && run.err.hasSuffix("a.json5: error: and 450 more\n"))
    }
  }

  // 3 × 49 megapixels, each within the limit for one picture.
  @Test func picturesAreBoundedTogether() throws {
    try Tool.inFolder { navreel in
      let header: [UInt8] = [
        0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0x1B, 0x58, 0, 0,
        0x1B, 0x58, 8, 2, 0, 0, 0, 0, 0, 0, 0,
      ]
      var screens = ""
      for index in 0..<3 {
        try Data(header).write(to: navreel.folder.appending(path: "\(index).png"))
        screens += "s\(index): {content: {image: \"\(index).png\"}},"
      }
      try navreel.write(
        "a.json5", "{navreel: 1, screens: {\(screens)}, reels: {a: {type: \"still\", screen: \"s0\"}}}")
      let run = try navreel("render", "a.json5")
      #expect(run.status == 2 && run.err.contains("2.png: with this picture of 7000×7000 pixels"))
      #expect(run.err.contains("128 megapixels"))
    }
  }
}
