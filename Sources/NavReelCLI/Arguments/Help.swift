import NavReel

/// The help texts, generated from the commands' own tables.
enum Help {
  static var version: String { NavReelVersion.current }

  static func overview(_ commands: [any Command.Type]) -> String {
    let width = commands.map { $0.name.count }.max() ?? 0
    let lines = commands.map { "  \(pad($0.name, width))  \($0.summary)" }
    return """
      navreel draws iOS navigation-bar transitions from scene files.

      usage: navreel COMMAND …

      \(lines.joined(separator: "\n"))

      For the options of a command, run navreel COMMAND --help. Exit status: 0 success, 1 differences or findings, 2 failure.
      """
  }

  static func page(_ command: any Command.Type) -> String {
    let usage = command.usage.isEmpty ? "" : " " + command.usage
    var text = "usage: navreel \(command.name)\(usage)\n\n\(command.summary)\n"
    let width = command.options.map { spelling($0).count }.max() ?? 0
    for group in command.groups where !group.options.isEmpty {
      text += "\n" + (group.title.isEmpty ? "" : group.title + ":\n")
      text += group.options.map { "  \(pad(spelling($0), width))  \($0.help)\n" }.joined()
    }
    if !command.exitStatus.isEmpty { text += "\nexit status: \(command.exitStatus)\n" }
    if !command.examples.isEmpty {
      text += "\nexamples:\n" + command.examples.map { "  \($0)\n" }.joined()
    }
    return String(text.dropLast())
  }

  private static func spelling(_ option: Option) -> String {
    (option.short.map { "-\($0), " } ?? "    ") + "--" + option.name + (option.value.map { " " + $0 } ?? "")
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
