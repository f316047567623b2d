import NavReel
import Synchronization
import NavReelThreads

/// `navreel`: draws iOS navigation-bar transitions from scene files.
@main
struct NavReelCommand {
  /// Every command, in the order of the help.
  static let commands: [any Command.Type] = [
    RenderCommand.self, StripCommand.self, GIFCommand.self, APNGCommand.self, WebPCommand.self, VerifyCommand.self,
    ReportCommand.self, ApproveCommand.self, MergeCommand.self, PruneCommand.self, DiffCommand.self, LintCommand.self,
    InspectCommand.self, InitCommand.self, ConfigCommand.self, DemoCommand.self, DoctorCommand.self, SchemaCommand.self,
    CompletionsCommand.self,
  ]

  static func main() {
    Console.openStreams()
    Interruption.install()
    if let word = mendedWord {
      Console.complain("an argument is not UTF-8 text: \"\(word)\"")
      exit(.trouble)
    }
    let arguments = Array(CommandLine.arguments.dropFirst())
    exit(onEnoughStack { run(arguments) })
  }

  /// Runs the tool on a larger stack if the process's is small, since reading and drawing recurse.
  private static func onEnoughStack(_ body: @escaping @Sendable () -> ExitStatus) -> ExitStatus {
    guard let limit = SystemThread.stackLimit, limit < SystemThread.stackSize else { return body() }
    let answer = Answer()
    guard let thread = SystemThread({ answer.set(body()) }) else {
      Console.complain(
        "the stack may take \(limit / 1024) KiB, and no thread with a larger one can be started; allow "
          + "\(SystemThread.stackSize / 1024): ulimit -s \(SystemThread.stackSize / 1024)")
      return .trouble
    }
    thread.join()
    return answer.get()
  }

  /// The result of a command that runs on another thread.
  private final class Answer: Sendable {
    private let status = Mutex(ExitStatus.trouble)
    func set(_ status: ExitStatus) { self.status.withLock { $0 = status } }
    func get() -> ExitStatus { status.withLock { $0 } }
  }

  /// The first argument that is not UTF-8, as mended by the standard library; that would be another file's name.
  private static var mendedWord: String? {
    UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc)).lazy.compactMap { $0 }
      .first { String(validatingCString: $0) == nil }.map { String(cString: $0) }
  }

  /// Runs one command line and returns its exit status.
  static func run(_ arguments: [String]) -> ExitStatus {
    do {
      return try dispatch(arguments)
    } catch {
      Interruption.letEnd()
      Console.complain(error)
      if let help = (error as? UsageError)?.command { Console.talk("See: navreel \(help) --help") }
      if let hint = (error as? StageError)?.hint { Console.talk(hint) }
      return .trouble
    }
  }

  private static func dispatch(_ arguments: [String]) throws -> ExitStatus {
    guard let name = arguments.first else {
      Console.talk(Help.overview(commands))
      return .trouble
    }
    switch name {
    case "--help", "-h", "help":
      if let topic = arguments.dropFirst().first {
        if topic == "--man" {
          Console.resultText(ManPage.text(commands))
          return .fine
        }
        Console.result(Help.page(try command(topic)))
      } else {
        Console.result(Help.overview(commands))
      }
      return .fine
    case "--version", "version":
      Console.result("navreel \(Help.version)")
      return .fine
    default:
      let command = try command(name)
      let rest = Array(arguments.dropFirst())
      if rest.contains("--help") || rest.contains("-h") {
        Console.result(Help.page(command))
        return .fine
      }
      let parsed = try ParsedArguments(rest, of: command)
      do { return try command.run(parsed) } catch {
        if command.isReported { ReportOptions.tell(error, isCompared: command != LintCommand.self) }
        throw error
      }
    }
  }

  private static func command(_ name: String) throws(UsageError) -> any Command.Type {
    if let found = commands.first(where: { $0.name == name }) { return found }
    throw UsageError.unknown("command", name, known: commands.map { $0.name }, command: nil)
  }
}
