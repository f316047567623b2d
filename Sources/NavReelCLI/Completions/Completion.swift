import NavReelScene

/// The completions of a word of the command line.
enum Completion: Hashable, Sendable {
  /// No completion: numbers, names and anything else that a shell cannot know.
  case nothing

  /// Files with one of the extensions, or any files if there are none, and folders on the way to them.
  case files([String])
  case folders
  case words([String])

  /// Several words separated by commas.
  case list([String])

  /// Words that the tool finds in the files on the command line.
  case listed(Listing)

  static let anyFile = Completion.files([])
  static let scenes = Completion.files(["json5", "json"])
  static let pictures = Completion.files(["png", "gif", "webp", "jpg", "jpeg"])

  /// Returns the names of a closed set, as parsed.
  static func words<Name: CaseIterable & RawRepresentable>(_ names: Name.Type) -> Completion
  where Name.RawValue == String {
    .words(names.allCases.map(\.rawValue))
  }

  /// Chooses the completion by the name of a value in the help.
  init(valueCalled name: String?) {
    switch name {
    case "FILE": self = .anyFile
    case "DIR": self = .folders
    default: self = .nothing
    }
  }

  /// The pairs of `--variant`; an open value ends with the equals sign.
  static let variant: Completion = {
    func pairs<Value: CaseIterable & RawRepresentable>(_ key: String, _ values: Value.Type) -> [String]
    where Value.RawValue == String {
      values.allCases.map { "\(key)=\($0.rawValue)" }
    }
    return .list(
      pairs("appearance", Scene.Appearance.self) + pairs("direction", Scene.Direction.self)
        + pairs("orientation", Scene.Orientation.self) + pairs("look", Scene.Look.self) + ["device=", "language="])
  }()
}

/// A shell with completions.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// Returns its script, generated from the commands' own tables.
  func script(_ commands: [any Command.Type]) -> String {
    switch self {
    case .bash: BashCompletions.script(commands)
    case .zsh: ZshCompletions.script(commands)
    case .fish: FishCompletions.script(commands)
    }
  }

  /// The words that can stand in a command's place without being commands.
  static let plainWords = [("help", "prints what a command does"), ("--version", "prints the version")]

  /// The option that every command has in addition to its own.
  static let helpOption = Option("help", short: "h", "print this command's page")

  /// Returns a text in single quotes; `escaped` is the shell's form of a quote inside them.
  static func quoted(_ text: String, escaped: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: escaped) + "'"
  }
}
