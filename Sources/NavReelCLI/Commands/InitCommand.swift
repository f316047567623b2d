import NavReel
import NavReelReview

/// `navreel init`: writes a commented scene to start from, or a project file.
enum InitCommand: Command {
  static let name = "init"
  static let summary = "writes a first scene with comments, or a project file"
  static let usage = "[FILE] [options]"
  static let operands = 0...1
  static let completes = Completion.scenes
  static let options = [
    Option("project", "write a \(ProjectFile.fileName) instead of a scene; an existing one is kept"),
    Option("force", "overwrite an existing scene"),
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
    if arguments.flag("force") {
      var paths = OutputPaths(of: name)
      try paths.claim(path, as: "--force", isText: true, isScene: true)
    } else if FileAccess.exists(OutputPaths.place(path)) {
      throw StageError.exists(path: path)
    }
    try StarterScene.write(to: path, overwriting: arguments.flag("force"))
    Console.result(path)
    Console.talk("Draw it with: navreel render \(word(path))")
    return .fine
  }

  private static func project(_ arguments: ParsedArguments) throws -> ExitStatus {
    try arguments.exclude("project", "force", because: "do not go together: a project's file is not written over")
    let path = arguments.operands.first ?? ProjectFile.fileName
    guard FilePath.name(of: path) == ProjectFile.fileName else {
      throw UsageError(message: "\(path): a project's file is called \(ProjectFile.fileName)", command: name)
    }
    // A path through a folder that does not exist yet may lead back to one that does.
    guard !FileAccess.exists(OutputPaths.place(path)) else {
      throw StageError.request("\(path) is there already, and stays as it is")
    }
    try StarterProject.write(to: path)
    Console.result(path)
    // The project file is searched for from the working folder upwards.
    let folder = FilePath.folder(of: path)
    Console.talk("See what holds with: \(folder == "." ? "" : "cd \(word(folder)) && ")navreel config")
    return .fine
  }

  /// Returns a path as a shell word; a leading dash would make it an option.
  private static func word(_ path: String) -> String { ShellWord.quoted(path.hasPrefix("-") ? "./" + path : path) }
}
