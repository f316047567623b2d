/// `navreel completions`: prints a shell's completion script, and the names that such a script requests.
enum CompletionsCommand: Command {
  static let name = "completions"
  static let summary = "prints the completion script of a shell"
  static let usage = Shell.allCases.map(\.rawValue).joined(separator: "|")
  static let operands = 0...100_000
  static let completes = Completion.words(Shell.self)
  static let options = [
    Option(
      "list", value: "WORD", completes: .words(Listing.self),
      "for the script: reels or approvable, those that a command line of the words that follow means")
  ]
  static let examples = [
    "source <(navreel completions bash)", "navreel completions zsh > _navreel",
    "navreel completions fish > navreel.fish",
  ]

  static func run(_ arguments: ParsedArguments) throws -> ExitStatus {
    if let listing: Listing = try arguments.word("list") {
      for name in listing.names(arguments.operands) { Console.result(Console.printableLine(name)) }
      return .fine
    }
    guard arguments.operands.count == 1 else {
      throw UsageError(message: "usage: navreel \(name) \(usage)", command: name)
    }
    guard let shell = Shell(rawValue: arguments.operands[0]) else {
      throw UsageError.unknown(
        "shell", arguments.operands[0], known: Shell.allCases.map(\.rawValue), command: name)
    }
    Console.resultText(shell.script(NavReelCommand.commands))
    return .fine
  }
}
