import NavReelDocuments
import NavReelScene

/// A command of the command line.
protocol Command: Sendable {
  static var name: String { get }

  /// One line for the overview.
  static var summary: String { get }

  /// The words after the name, such as `SCENE [options]`.
  static var usage: String { get }
  static var options: [Option] { get }

  /// The options under the headings of the help page. Default: all of them without a heading.
  static var groups: [OptionGroup] { get }

  /// Complete command lines for the help page.
  static var examples: [String] { get }

  /// The allowed number of words that are not options.
  static var operands: ClosedRange<Int> { get }

  /// The completions of those words in a shell. Default: any file.
  static var completes: Completion { get }

  /// The meaning of the exit statuses, if it is more than success and failure: `0 equal, 1 different`. Default: empty.
  static var exitStatus: String { get }

  /// True if GitHub shows its findings beside the files of a pull request. Default: false.
  static var isReported: Bool { get }

  static func run(_ arguments: ParsedArguments) throws -> ExitStatus
}

extension Command {
  static var groups: [OptionGroup] { [OptionGroup(title: "", options: options)] }
  static var completes: Completion { operands.upperBound > 0 ? .anyFile : .nothing }
  static var exitStatus: String { "" }
  static var isReported: Bool { false }
}

/// Options shown together on the help page.
struct OptionGroup: Hashable, Sendable {
  /// The heading; empty for the only group of a command.
  var title: String
  var options: [Option]
}

/// An option of a command: its spelling and its line in the help.
struct Option: Hashable, Sendable {
  /// The name without dashes.
  var name: String
  var short: Character?

  /// The name of its value in the help; nil for a flag.
  var value: String?

  /// True if it may be given more than once.
  var isRepeatable: Bool

  /// The completions of its value in a shell. Default: files for a FILE, folders for a DIR, otherwise nothing.
  var completes: Completion
  var help: String

  init(
    _ name: String, short: Character? = nil, value: String? = nil, isRepeatable: Bool = false,
    completes: Completion? = nil, _ help: String
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.isRepeatable = isRepeatable
    self.completes = completes ?? Completion(valueCalled: value)
    self.help = help
  }
}

/// An invalid command line.
struct UsageError: Error {
  var message: String

  /// The command whose help page has more information.
  var command: String?

  static func unknown(_ kind: String, _ word: String, known: [String], command: String?) -> UsageError {
    let near = Suggestion.nearest(word, among: known).map { "; did you mean \"\($0)\"?" } ?? ""
    return UsageError(
      message: "unknown \(kind) \"\(ParsedArguments.shortened(word))\"\(near)\nKnown: \(known.joined(separator: ", "))",
      command: command)
  }
}
