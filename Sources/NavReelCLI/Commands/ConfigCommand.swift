import NavReel
import NavReelReview

/// `navreel config`: what holds here, and why.
enum ConfigCommand: Command {
  static let name = "config"
  static let summary = "prints what verify goes by here, and where each value came from"
  static let usage = "[SCENE…] [options]"
  static let operands = 0...100_000
  static let completes = Completion.scenes
  static let options =
    [ProjectArguments.goldens] + ProjectArguments.drawing + [
      ProjectArguments.exact, ProjectArguments.report, ProjectArguments.noReport, Option("json", "as JSON"),
    ]
  static let examples = [
    "navreel config",
    "navreel config --fps 30 --no-report --json",
  ]

  static func run(_ arguments: ParsedArguments) throws -> ExitStatus {
    // Without scenes there still is something to print.
    let settings = try ProjectArguments.settings(arguments)
    if arguments.flag("json") {
      Console.resultText(settings.json)
    } else {
      Console.result(settings.description)
    }
    return .fine
  }
}
