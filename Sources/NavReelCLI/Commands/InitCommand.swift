import NavReel
import Review

/// `navreel init`: a commented scene to begin with, or a project's file.
enum InitCommand: Command {
  static let name = "init"
  static let summary = "writes a commented scene that renders at once, or a project's file"
  static let usage = "[FILE] [options]"
  static let operands = 0...1
  static let completes = Completion.scenes
  static let options = [
    Option("project", "a commented \(ProjectFile.fileName) in place of a scene; one that exists stays"),
    Option("force", "overwrite a scene that exists"),
  ]
  static let examples = ["navreel init", "navreel init docs/bar.scene.json5", "navreel init --project"]

  static func run(_ arguments: ParsedArguments) throws -> ExitStatus {
    if let path = arguments.operands.first, path.isEmpty {
      throw UsageError(message: "the file is an empty name", command: name)
    }
    return try arguments.flag("project") ? project(arguments) : scene(arguments)
  }

  private static func scene(_ arguments: ParsedArguments) throws -> ExitStatus {
    let path = arguments.operands.first ?? "my.scene.json5"
    try StarterScene.write(to: path, overwriting: arguments.flag("force"))
    Console.result(path)
    // A dash at its beginning would make it an option.
    Console.talk("Draw it with: navreel render \(ShellWord.quoted(path.hasPrefix("-") ? "./" + path : path))")
    return .fine
  }

  private static func project(_ arguments: ParsedArguments) throws -> ExitStatus {
    try arguments.exclude("project", "force", because: "do not go together: a project's file is not written over")
    let path = arguments.operands.first ?? ProjectFile.fileName
    guard FilePath.name(of: path) == ProjectFile.fileName else {
      throw UsageError(message: "\(path): a project's file is called \(ProjectFile.fileName)", command: name)
    }
    try StarterProject.write(to: path)
    Console.result(path)
    Console.talk("See what holds with: navreel config")
    return .fine
  }
}
