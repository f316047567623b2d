import NavReel
import NavReelReview

/// `navreel config`: prints the settings in effect and their sources.
enum ConfigCommand: Command {
  static let name = "config"
  static let summary = "prints the settings of verify, and where each comes from"
  static let usage = "[SCENE…] [options]"
  static let operands = 0...100_000
  static let completes = Completion.scenes
  static let options =
    [ProjectArguments.goldens] + ProjectArguments.drawing + [
      ProjectArguments.exact, ProjectArguments.report, ProjectArguments.noReport, Option("json", "print JSON"),
    ]
  static let examples = [
    "navreel config",
    "navreel config --fps 30 --no-report --json",
  ]

  static func run(_ arguments: ParsedArguments) throws -> ExitStatus {
    // The settings are useful even without scenes.
    let settings = try ProjectArguments.settings(arguments)
    if arguments.flag("json") {
      Console.resultText(settings.json)
    } else {
      Console.result(settings.description)
    }
    return .fine
  }
}
