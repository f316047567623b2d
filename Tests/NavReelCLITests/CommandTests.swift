import Foundation
import NavReelTestSupport
import Testing

@testable import NavReelCLI

/// The commands other than `render`.
@Suite struct CommandTests {
  @Test func helpGoesToTheResultAndUsageErrorsToTheTalk() throws {
    try Tool.inFolder { navreel in
      let help = try navreel("--help")
      #expect(help.status == 0 && help.err.isEmpty)
      for command in NavReelCommand.commands.map({ $0.name }) {
        #expect(help.out.contains("\n  \(command)"))
        let page = try navreel(command, "--help")
        #expect(page.status == 0 && page.out.hasPrefix("usage: navreel \(command)"))
        #expect(try navreel("help", command).out == page.out)
      }
      let nothing = try navreel()
      #expect(nothing.status == 2 && nothing.out.isEmpty && nothing.err.contains("usage: navreel COMMAND"))
      let typo = try navreel("rendr", "small.scene.json5")
      #expect(typo.status == 2 && typo.err.contains("unknown command \"rendr\"; did you mean \"render\"?"))
      #expect(try navreel("render").err.contains("usage: navreel render SCENE"))
      #expect(try navreel("--version").out.hasPrefix("navreel "))
    }
  }

  @Test func thePageOfTheCommandLineHoldsTheHelpTexts() throws {
    let page = try String(
      contentsOf: Fixtures.package.appending(path: "docs/command-line.md"), encoding: .utf8)
    try Tool.inFolder { navreel in
      for command in NavReelCommand.commands.map({ $0.name }) {
        let help = try navreel("help", command).out
        #expect(page.contains("```text\n\(help)```"), "docs/command-line.md lacks this text of \(command):\n\(help)")
      }
    }
  }

  @Test func schemaIsThatOfTheDocuments() throws {
    let document = try String(contentsOf: Fixtures.package.appending(path: "docs/scene.schema.json"), encoding: .utf8)
    let printed = try Tool.inFolder { navreel in try navreel("schema").out }
    #expect(printed == document)
  }

  @Test func initWritesASceneThatDrawsAndKeepsWhatIsThere() throws {
    try Tool.inFolder { navreel in
      let first = try navreel("init")
      #expect(
        first.status == 0 && first.out == "my.scene.json5\n" && first.err.contains("navreel render my.scene.json5"))
      let drawn = try navreel("render", "my.scene.json5", "--scale", "0.5", "--at", "0,50%,100%", "--strict")
      #expect(drawn.status == 0 && drawn.lines == ["out/my/push", "out/my/back"])
      let again = try navreel("init")
      #expect(
        again.status == 2 && again.err.contains("my.scene.json5: error: exists")
          && again.err.hasSuffix("\n--force overwrites it.\n"))
      try navreel.write("my.scene.json5", "x")
      for way in ["none/../my.scene.json5", "none/../navreel.json5"] {
        try navreel.write("navreel.json5", "{}")
        let words = way.hasSuffix("navreel.json5") ? ["init", "--project", way] : ["init", way]
        #expect(try navreel.run(words).status == 2, "what is not there yet may lead back to what is")
      }
      #expect(try navreel("init", "--force").status == 0)
      #expect(try navreel("init", "deep/other.json5").out == "deep/other.json5\n")
      #expect(try navreel("init", "my scene.json5").err == "Draw it with: navreel render 'my scene.json5'\n")
      #expect(navreel.exists("deep/other.json5"))
    }
  }

  @Test func doctorListsTheFontsAndAnswersForThem() throws {
    try Tool.inFolder { navreel in
      let json = try navreel("doctor", "--json")
      let report = try Tool.json(json.out)
      let fonts = try #require(report["fonts"] as? [[String: Any]])
      #expect(fonts.contains { ($0["role"] as? String)?.hasPrefix("cjk") == true })
      let healthy = fonts.allSatisfy { $0["installed"] as? Bool == true }
      #expect(json.status == (healthy ? 0 : 2))
      #expect((report["install"] as? [Any])?.isEmpty == healthy)
      let text = try navreel("doctor")
      #expect(text.status == json.status && text.out.contains("Inter-SemiBold.otf") && text.out.contains("sha256 "))
      #expect(text.out.contains("Install: ") == !healthy)
    }
  }

  @Test func aResultThatCannotBeWrittenIsTrouble() throws {
    try Tool.inFolder { navreel in
      let process = Process()
      process.executableURL = Tool.executable
      process.arguments = ["schema"]
      process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: "/dev/full"))
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 2)
    }
  }
}
