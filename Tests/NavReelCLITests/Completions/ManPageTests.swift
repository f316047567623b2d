import Foundation
import NavReelTestSupport
import Testing

@testable import NavReelCLI

/// `docs/navreel.1` is generated from the table of the commands.
@Suite struct ManPageTests {
  static let page = Fixtures.package.appending(path: "docs/navreel.1")

  @Test func thePageIsThatOfTheTable() throws {
    let text = ManPage.text(NavReelCommand.commands)
    let found = try? String(contentsOf: Self.page, encoding: .utf8)
    // The same switch as for goldens: it writes the file, and fails after writing.
    if ProcessInfo.processInfo.environment["NAVREEL_RECORD_GOLDENS"] == "1" && found != text {
      try text.write(to: Self.page, atomically: true, encoding: .utf8)
    }
    let isSame = found == text
    #expect(isSame, "docs/navreel.1 is not what the commands say; NAVREEL_RECORD_GOLDENS=1 writes it again")
    let printed = try Tool.inFolder { navreel in try navreel("help", "--man").out }
    #expect(printed == text)
  }

  @Test func itIsASCIIAndNamesEveryOption() {
    let text = ManPage.text(NavReelCommand.commands)
    #expect(text.unicodeScalars.allSatisfy { $0.isASCII })
    for command in NavReelCommand.commands {
      #expect(text.contains(".SS \"navreel \(command.name)"))
      for option in command.options {
        #expect(text.contains("\\fB\\-\\-\(option.name.replacing("-", with: "\\-"))\\fR"), "--\(option.name)")
      }
    }
  }

  @Test func charactersOfTheLanguageAreWrittenAsThemselves() {
    #expect(ManPage.escaped("a-b \\ it's 1…2") == "a\\-b \\e it\\(aqs 1\\[u2026]2")
    #expect(ManPage.escaped(".5\n'x") == "\\&.5\n\\(aqx")
  }

  @Test(.needs("mandoc")) func aReaderOfManPagesHasNoWarnings() throws {
    let mandoc = try #require(OutsideProgram("mandoc"))
    let said = try mandoc.run(["-T", "lint", "-W", "warning", Self.page.path]).output
    let lines = String(decoding: said, as: UTF8.self).split(separator: "\n")
    // A page without a date does not change every day.
    #expect(lines.filter { !$0.contains("missing date") } == [])
  }
}
