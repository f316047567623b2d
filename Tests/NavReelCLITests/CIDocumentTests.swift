import Foundation
import NavReelTestSupport
import Testing

@testable import NavReelCLI

/// Checks that the workflows and hooks of `docs/ci.md` name existing commands and options.
@Suite struct CIDocumentTests {
  @Test func itsCommandLinesAreUnderstood() throws {
    let page = try String(contentsOf: Fixtures.package.appending(path: "docs/ci.md"), encoding: .utf8)
    let lines = try commandLines(page)
    #expect(lines.count >= 6)
    for line in lines {
      // pre-commit appends the names of the files to a hook, which ends with an option.
      let words = line.count == 1 || line.last?.hasPrefix("-") == true ? line + ["bar.scene.json5"] : line
      #expect(throws: Never.self, "\(line)") { try parse(words) }
    }
    #expect(throws: UsageError.self) { try parse(["verify", "--nonsense"]) }
  }

  @Test func theHooksOfTheRepositoryAreUnderstood() throws {
    let hooks = try String(contentsOf: Fixtures.package.appending(path: ".pre-commit-hooks.yaml"), encoding: .utf8)
    let entries = hooks.split(separator: "\n").filter { $0.contains("entry:") }.joined(separator: "\n")
    let lines = try commandLines(entries)
    #expect(lines.count == hooks.components(separatedBy: "\n- id:").count - 1)
    for line in lines { #expect(throws: Never.self, "\(line)") { try parse(line + ["bar.scene.json5"]) } }
  }

  private func parse(_ words: [String]) throws {
    let command = try #require(NavReelCommand.commands.first { $0.name == words.first }, "\(words)")
    let parsed = try ParsedArguments(Array(words.dropFirst()), of: command)
    for option in command.options where option.value == "WORD" {
      guard let value = parsed.value(option.name), case .words(let known) = option.completes else { continue }
      #expect(known.contains(value), "--\(option.name) \(value)")
    }
  }

  /// Returns the words after `navreel`, up to the end of the command.
  private func commandLines(_ page: String) throws -> [[String]] {
    let names = NavReelCommand.commands.map { $0.name }
    return page.matches(of: /navreel ((?:[a-z]+)(?: [^\n;|'`:#]*[^\n;|'`:# ])?)/).map { match in
      String(match.1).replacing(/\$\{\{[^}]*\}\}/, with: "1").replacing("{}", with: "1").split(separator: " ").map(
        String.init)
    }.filter { words in words.first.map(names.contains) ?? false }
  }
}
