import Foundation
import Testing

/// Mistaken command lines; the message says what to type.
@Suite struct SlipCommandTests {
  @Test(arguments: [
    (["--variant", "dark"], "did you mean appearance=dark?"),
    (["--variant", "device=iPad"], "known devices: iPad"),
    (
      ["--format", "mp4"],
      "MP4 is made by another program: navreel render SCENE --format y4m -o - | ffmpeg -i - film.mp4"
    ),
    (["--format", "heic"], "HEIC is not written; write png, and convert that"),
    (["--format", "avif"], "AVIF is not written; write png"), (["--format", "svg"], "--format plot"),
    (["--format", "pdf"], "PDF is not written; write png"),
    (["--format", "gfi"], "did you mean \"gif\"?"), (["--fps", "60fps"], "got \"60fps\"; write 60"),
    (["--scale", "3x"], "got \"3x\"; write 3"), (["--at", "100ms"], "got \"100ms\"; write 0.1"),
    (
      ["-o", "push.gif"],
      "--output: a folder is meant, and push.gif is the name of a file; write --output push --format gif"
    ),
    (["-o", "film.mp4"], "write --output film; MP4 is made by another program"),
    (["--format", "strip", "--background", "rgb(0, 128, 128)"], "write \"#008080\""),
    (["--format", "plot", "--attributes", "backgroundAlpha"], "did you mean \"backgrounds."),
  ])
  func render(arguments: [String], message: String) throws {
    try Tool.inFolder { navreel in
      let run = try navreel.run(["render", "small.scene.json5"] + arguments)
      #expect(run.status == 2 && run.err.hasPrefix("navreel: error: ") && run.err.contains(message), "\(run.err)")
      #expect(navreel.names(".") == ["small.scene.json5"])
    }
  }

  @Test func aFolderMayBeCalledAnything() throws {
    try Tool.inFolder { navreel in
      _ = try navreel.shell("mkdir push.gif")
      #expect(try navreel("render", "small.scene.json5", "--reel", "still", "-o", "push.gif").status == 0)
    }
  }

  @Test func anEndingOfAnotherFormatIsRefused() throws {
    try Tool.inFolder { navreel in
      #expect(try navreel("render", "small.scene.json5", "--reel", "push", "--fps", "10").status == 0)
      for (words, message) in [
        (["gif", "out/small/push", "-o", "x.png"], "x.png ends as another format's files do; gif writes GIF: x.gif"),
        (["webp", "out/small/push", "-o", "x.mp4"], "webp writes WEBP: x.webp; MP4 is made by another program"),
        (["strip", "out/small/push", "-o", "x.gif"], "strip writes PNG: x.png"),
        (
          ["diff", "out/small/push/frame-0000.png", "out/small/push/frame-0003.png", "-o", "x.jpg"],
          "diff writes PNG: x.png"
        ),
        (["verify", "small.scene.json5", "--report", "x.html"], "--report: a folder is meant"),
      ] {
        let run = try navreel.run(words)
        #expect(run.status == 2 && run.err.contains(message), "\(run.err)")
        #expect(navreel.names(".").allSatisfy { !$0.hasPrefix("x") })
      }
      _ = try navreel.shell("mkdir photos && touch photos/a.HEIC")
      #expect(try navreel("gif", "photos", "-o", "a.gif").err.contains("convert the HEIC files to PNG or JPEG"))
      for name in ["x.png", "x.apng", "x.film"] {
        #expect(try navreel("apng", "out/small/push", "-o", name).status == 0)
      }
    }
  }

  @Test func aSceneOfTheProjectIsFoundByItsName() throws {
    try Tool.inFolder { navreel in
      _ = try navreel.shell("mkdir -p scenes/deep && mv small.scene.json5 scenes/deep/bar.scene.json5")
      try navreel.write("navreel.json5", "{navreel: 1, scenes: [\"scenes/**/*.scene.json5\"]}")
      for command in ["verify", "render", "lint", "inspect"] {
        for name in ["bar", "bar.scene.json5", "baar"] {
          let run = try navreel(command, name)
          #expect(run.status == 2 && run.err.contains("\(name): error: "), "\(run.err)")
          #expect(run.err.contains("Did you mean scenes/deep/bar.scene.json5?\n"), "\(run.err)")
        }
      }
      #expect(try !navreel("render", "nothing-like-it").err.contains("Did you mean"))
      // Without a project, the search covers this folder and those inside.
      _ = try navreel.shell("rm navreel.json5 && mv scenes/deep/bar.scene.json5 scenes/")
      #expect(try navreel("render", "bar").err.contains("Did you mean scenes/bar.scene.json5?"))
    }
  }

  @Test func aWordThatIsNearlyRightIsNamed() throws {
    try Tool.inFolder { navreel in
      _ = try navreel("render", "small.scene.json5", "--reel", "still", "--at", "0")
      for (words, end) in [
        (["verify", "small.scene.json5", "--update", "misisng"], "got \"misisng\"; did you mean \"missing\"?"),
        (["inspect", "small.scene.json5", "--stage", "layuot"], "got \"layuot\"; did you mean \"layout\"?"),
        (["verify", "small.scene.json5", "--level", "contrast=of"], "; did you mean \"contrast=off\"?"),
        (["gif", "out/small/still", "-o", "a.gif", "--delays", "86401"], "expected seconds above 0, up to 86400, "),
        (["diff", "", "x.png"], "an empty name: "),
      ] {
        let run = try navreel.run(words)
        #expect(run.status == 2 && run.err.contains(end), "\(run.err)")
      }
    }
  }

  @Test func withoutAReportThereIsAWayToOne() throws {
    try Tool.inFolder { navreel in
      for words in [["approve", "--all"], ["approve", "small/push"], ["report"]] {
        let run = try navreel.run(words)
        #expect(
          run.status == 2 && run.err == "report: error: holds no report; run navreel verify --report first\n",
          "\(run.err)")
      }
      let other = try navreel("approve", "--all", "--report", "a b")
      #expect(other.err == "a b: error: holds no report; run navreel verify --report 'a b' first\n", "\(other.err)")
    }
  }

  /// The form `path:line:column: error: text`, in every line of an error or a warning.
  @Test func errorsHaveTheFormThatEditorsTake() throws {
    try Tool.inFolder { navreel in
      _ = try navreel.shell("mkdir scenes below")
      try navreel.write("scenes/a.scene.json5", "{navreel: 1,\n screens: {a: {titel: \"x\"}},\n look: \"ios19\"}")
      for command in ["render", "verify", "lint", "inspect"] {
        let run = try navreel(command, "scenes/a.scene.json5")
        let lines = run.err.split(separator: "\n").filter { $0.contains("error: ") }
        #expect(
          lines == [
            "scenes/a.scene.json5:2:16: error: screens.a.titel: unknown key \"titel\"; did you mean \"title\"?",
            "scenes/a.scene.json5:3:8: error: look: expected \"ios10\" or \"ios18\", got \"ios19\"; did you mean \"ios18\"?",
          ], "\(command): \(run.err)")
      }
      // Paths are relative to the working folder, whatever the report's base.
      try navreel.write("navreel.json5", "{navreel: 1, scenes: [\"scenes/*\"]}")
      let below = try navreel.shell("cd below && exec \"$0\" verify")
      #expect(below.err.contains("\n../scenes/a.scene.json5:3:8: error: look: "), "\(below.err)")
      // One remark about a place in the file, and one about a text.
      try navreel.write(
        "w.scene.json5",
        Tool.smallScene.replacing("\"One\"", with: "\"\\uE000\"")
          .replacing(
            "rows: 3}",
            with: "rows: 3}, views: [{text: \"a\", frame: [0, 0, 9, 9], transform: {rotation: [[0, 0], [1, 180]]}}]"))
      let warned = try navreel("render", "w.scene.json5", "--reel", "still")
      let lines = warned.err.split(separator: "\n").filter { $0.contains("warning: ") }
      #expect(
        lines.contains { $0.hasPrefix("w.scene.json5:5:") && $0.contains(": warning: screens.one.views") },
        "\(warned.err)")
      #expect(lines.contains { $0.hasPrefix("w.scene.json5: warning: title.one: ") }, "\(warned.err)")
    }
  }
}
