/// `navreel completions`: a script for a shell.
enum CompletionsCommand: Command {
  static let name = "completions"
  static let summary = "prints the script that completes navreel's words in a shell"
  static let usage = Shell.allCases.map(\.rawValue).joined(separator: "|")
  static let operands = 1...1
  static let completes = Completion.words(Shell.self)
  static let options: [Option] = []
  static let examples = [
    "source <(navreel completions bash)", "navreel completions zsh > _navreel",
    "navreel completions fish > navreel.fish",
  ]

  static func run(_ arguments: ParsedArguments) throws -> ExitStatus {
    guard let shell = Shell(rawValue: arguments.operands[0]) else {
      throw UsageError.unknown(
        "shell", arguments.operands[0], known: Shell.allCases.map(\.rawValue), command: name)
    }
    Console.resultText(shell.script(NavReelCommand.commands))
    return .fine
  }
}
