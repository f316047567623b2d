import NavReel
import Review

/// `navreel init`: a commented scene to begin with.
enum InitCommand: Command {
  static let name = "init"
  static let summary = "writes a commented scene that renders at once"
  static let usage = "[FILE]"
  static let operands = 0...1
  static let completes = Completion.scenes
  static let options = [Option("force", "overwrite a file that exists")]
  static let examples = ["navreel init", "navreel init docs/bar.scene.json5"]

  static func run(_ arguments: ParsedArguments) throws -> ExitStatus {
    let path = arguments.operands.first ?? "my.scene.json5"
    guard !path.isEmpty else { throw UsageError(message: "the file is an empty name", command: name) }
    try StarterScene.write(to: path, overwriting: arguments.flag("force"))
    Console.result(path)
    // A dash at its beginning would make it an option.
    Console.talk("Draw it with: navreel render \(ShellWord.quoted(path.hasPrefix("-") ? "./" + path : path))")
    return .fine
  }
}
