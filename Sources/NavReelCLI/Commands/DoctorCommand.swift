import NavReel

/// `navreel doctor`: checks that everything needed for drawing is installed.
enum DoctorCommand: Command {
  static let name = "doctor"
  static let summary = "lists the fonts in use, and the packages to install"
  static let usage = "[options]"
  static let operands = 0...0
  static let exitStatus = "0 all fonts are installed, 2 one is missing"
  static let options = [Option("json", "print JSON")]
  static let examples = ["navreel doctor"]

  static func run(_ arguments: ParsedArguments) throws -> ExitStatus {
    let report = DoctorReport()
    Console.resultText(arguments.flag("json") ? report.json : report.text)
    return report.isHealthy ? .fine : .trouble
  }
}
