import NavReel

/// The help texts, made from the commands' own tables.
enum Help {
  static var version: String { NavReelVersion.current }

  static func overview(_ commands: [any Command.Type]) -> String {
    let width = commands.map { $0.name.count }.max() ?? 0
    let lines = commands.map { "  \(pad($0.name, width))  \($0.summary)" }
    return """
      navreel draws iOS navigation-bar transitions from scene files.

      usage: navreel COMMAND …

      \(lines.joined(separator: "\n"))

      navreel COMMAND --help says more. Exit status: 0 fine, 1 pictures differ, 2 could not do it.
      """
  }

  static func page(_ command: any Command.Type) -> String {
    let usage = command.usage.isEmpty ? "" : " " + command.usage
    var text = "usage: navreel \(command.name)\(usage)\n\n\(command.summary)\n"
    let rows = command.options.map { option -> (String, String) in
      let short = option.short.map { "-\($0), " } ?? "    "
      return (short + "--" + option.name + (option.value.map { " " + $0 } ?? ""), option.help)
    }
    let width = rows.map { $0.0.count }.max() ?? 0
    if !rows.isEmpty { text += "\n" + rows.map { "  \(pad($0.0, width))  \($0.1)\n" }.joined() }
    if !command.exitStatus.isEmpty { text += "\nexit status: \(command.exitStatus)\n" }
    if !command.examples.isEmpty {
      text += "\nexamples:\n" + command.examples.map { "  \($0)\n" }.joined()
    }
    return String(text.dropLast())
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
