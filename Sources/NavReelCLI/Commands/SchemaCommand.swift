import Scene

/// `navreel schema`: the JSON Schema of scene files.
enum SchemaCommand: Command {
  static let name = "schema"
  static let summary = "prints the JSON Schema of scene files"
  static let usage = ""
  static let operands = 0...0
  static let options: [Option] = []
  static let examples = ["navreel schema > scene.schema.json"]

  static func run(_ arguments: ParsedArguments) throws -> ExitStatus {
    Console.resultText(SceneSchema.json())
    return .fine
  }
}
