import Foundation
import Testing

@testable import NavReelCLI

/// Tests the script for bash in bash.
@Suite struct BashCompletionTests {
  /// Returns the completions of the last word of a line, as bash splits it.
  ///
  /// - Parameter line: words separated by spaces; a quote or a backslash is part of its word.
  private func offered(_ tool: Tool, _ line: String, breaks: String = "\"'><=;|&(:") throws -> [String] {
    var words: [String] = []
    for word in line.split(separator: " ", omittingEmptySubsequences: false) {
      // A run of = and : is a separate word if they are breaks.
      var parts = [""]
      for character in word {
        let isBreak = "=:".contains(character) && breaks.contains(character)
        let wasBreak = parts[parts.count - 1].last.map { "=:".contains($0) && breaks.contains($0) }
        if let wasBreak, isBreak != wasBreak { parts.append("") }
        parts[parts.count - 1].append(character)
      }
      // After a break at the end of a line, an empty word begins.
      if let last = word.last, "=:".contains(last), breaks.contains(last) { parts.append("") }
      words += parts
    }
    let list = words.map { Shell.quoted($0, escaped: #"'\''"#) }.joined(separator: " ")
    let run = try tool.run(
      [
        "--norc", "-euo", "pipefail", "-c",
        """
        PATH='\(Tool.executable.deletingLastPathComponent().path)':$PATH
        source <(navreel completions bash)
        set +eu
        COMP_WORDBREAKS=\(Shell.quoted(breaks, escaped: #"'\''"#)) COMP_WORDS=(\(list)) COMP_CWORD=\(words.count - 1)
        _navreel
        printf '%s\\n' "${COMPREPLY[@]}"
        """,
      ], of: URL(fileURLWithPath: "/bin/bash"))
    #expect(run.err.isEmpty && run.status == 0, "\(line): \(run.err)")
    return run.lines.sorted()
  }

  @Test func commandsOptionsAndTheirWordsAreOffered() throws {
    try Tool.inFolder { (tool) throws in
      let commands = try offered(tool, "navreel ")
      #expect(commands == (NavReelCommand.commands.map { $0.name } + ["help", "--help", "--version"]).sorted())
      for (line, expected) in [
        ("navreel ver", ["verify"]), ("navreel render --fp", ["--fps"]), ("navreel verify x --up", ["--update"]),
        ("navreel verify --update ", ["all", "changed", "missing", "none"]), ("navreel verify --update m", ["missing"]),
        ("navreel verify --update=c", ["changed"]),
        ("navreel verify --update=", ["all", "changed", "missing", "none"]),
        ("navreel verify --fps ", []), ("navreel verify --quiet=", []), ("navreel verify -- --up", []),
        ("navreel help sch", ["schema"]), ("navreel completions f", ["fish"]), ("navreel nonsense ", []),
        ("navreel diff --antialiasing p", ["pixelmatch"]), ("navreel init --", ["--force", "--help", "--project"]),
      ] { #expect(try offered(tool, line) == expected, "\(line)") }
    }
  }

  @Test func listsAreContinuedBehindTheirLastComma() throws {
    try Tool.inFolder { (tool) throws in
      #expect(try offered(tool, "navreel render --format png,g") == ["png,gif"])
      #expect(try offered(tool, "navreel render --format=png,g") == ["png,gif"])
      #expect(try offered(tool, "navreel render --variant appea") == ["appearance=dark", "appearance=light"])
      // Bash replaces the part after the equals sign.
      #expect(try offered(tool, "navreel render --variant appearance=d") == ["dark"])
      #expect(
        try offered(tool, "navreel render --variant=appearance=dark,dir") == [
          "dark,direction=ltr", "dark,direction=rtl",
        ])
      // If bash does not split words there, whole words are replaced.
      #expect(try offered(tool, "navreel verify --update=c", breaks: " ") == ["--update=changed"])
      #expect(try offered(tool, "navreel render --variant appearance=d", breaks: " ") == ["appearance=dark"])
    }
  }

  @Test func reelsAndWhatCanBeApprovedAreAskedOfTheTool() throws {
    try Tool.inFolder { (tool) throws in
      #expect(try offered(tool, "navreel render small.scene.json5 --reel ") == ["push", "still"])
      #expect(try offered(tool, "navreel render small.scene.json5 --reel=p", breaks: " ") == ["--reel=push"])
      #expect(try offered(tool, "navreel lint --reel ") == [], "no scene is known")
      // Names are found without loading the pictures.
      try tool.write("bare.scene.json5", Tool.smallScene.replacing("rows: 3", with: "image: \"none.png\""))
      #expect(try offered(tool, "navreel render bare.scene.json5 --reel ") == ["push", "still"])
      try FileManager.default.removeItem(at: tool.folder.appending(path: "bare.scene.json5"))
      try tool.write("navreel.json5", "{navreel: 1, scenes: [\"*.scene.json5\"], report: \"out\"}")
      #expect(try offered(tool, "navreel lint --reel s") == ["still"])
      #expect(try offered(tool, "navreel approve ") == [], "there is no report")
      try tool("verify")
      #expect(try offered(tool, "navreel approve ") == ["small/push", "small/still"])
      #expect(try offered(tool, "navreel approve small/push small/s") == ["small/still"])
      #expect(try offered(tool, "navreel approve --report none ") == [])
      #expect(try offered(tool, "navreel approve --a") == ["--all"])
    }
  }

  @Test func filesAreThoseThatTheCommandReads() throws {
    try Tool.inFolder { (tool) throws in
      for name in ["a.png", "b.txt", "two words.json5", "deep/c.gif", "deep/d.json5", "out 1/e.png"] {
        let folder = tool.folder.appending(path: name).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try tool.write(name, "")
      }
      let folders = ["deep", "out 1"]
      #expect(try offered(tool, "navreel render ") == (folders + ["small.scene.json5", "two words.json5"]).sorted())
      #expect(try offered(tool, "navreel gif deep/") == ["deep/c.gif"])
      #expect(try offered(tool, "navreel gif a.png ") == (["a.png"] + folders).sorted())
      #expect(try offered(tool, "navreel render x -o ") == folders)
      #expect(try offered(tool, "navreel render x --output=d") == ["deep"])
      #expect(try offered(tool, "navreel verify x --json b") == ["b.txt"])
      #expect(try offered(tool, "navreel verify tw") == ["two words.json5"])
      #expect(try offered(tool, "navreel verify 'tw") == ["two words.json5"])
      #expect(try offered(tool, "navreel doctor ") == [])
    }
  }
}
