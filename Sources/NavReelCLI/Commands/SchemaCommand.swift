import NavReelReview
import NavReelScene

/// `navreel schema`: prints the JSON Schema of scene files or of project files.
enum SchemaCommand: Command {
  static let name = "schema"
  static let summary = "prints the JSON Schema of scene files, or of project files"
  static let usage = "[options]"
  static let operands = 0...0
  static let options = [Option("project", "print the schema of \(ProjectFile.fileName)")]
  static let examples = ["navreel schema > scene.schema.json", "navreel schema --project > project.schema.json"]

  static func run(_ arguments: ParsedArguments) throws -> ExitStatus {
    Console.resultText(arguments.flag("project") ? ProjectSchema.json() : SceneSchema.json())
    return .fine
  }
}
