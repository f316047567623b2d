/// The completions for fish 3 and newer.
enum FishCompletions {
  static func script(_ commands: [any Command.Type]) -> String {
    let names = commands.map { ($0.name, $0.summary) } + Shell.plainWords
    let lines = names.map { "complete -c navreel -n __navreel_is -a \(quoted($0.0)) -d \(quoted($0.1))\n" }
    return """
      # What completes the words of navreel in fish: a file "navreel.fish" in ~/.config/fish/completions.
      # __navreel_is COMMAND: whether it is the one that stands there; without an argument, whether none does.
      function __navreel_is
          set -l words (commandline -opc)
          test "$words[2]" = "$argv[1]"
      end
      function __navreel_listed
          set -l words (commandline -opc)
          navreel completions --list $argv[1] -- $words[2..-1] 2>/dev/null
      end
      complete -c navreel -f
      \(lines.joined())complete -c navreel -n '__navreel_is help' -a \(quoted(commands.map { $0.name }.joined(separator: " ")))
      \(commands.map(section).joined())
      """
  }

  private static func section(_ command: any Command.Type) -> String {
    let start = "complete -c navreel -n \(quoted("__navreel_is " + command.name))"
    let options = (command.options + [Shell.helpOption]).map { option in
      let short = option.short.map { " -s \($0)" } ?? ""
      let value = option.value == nil ? "" : " " + value(option.completes)
      return "\(start) -l \(option.name)\(short)\(value) -d \(quoted(option.help))\n"
    }
    guard command.operands.upperBound > 0, let operand = operand(command.completes) else { return options.joined() }
    return options.joined() + "\(start) \(operand)\n"
  }

  private static func value(_ completion: Completion) -> String {
    switch completion {
    case .files(let endings) where endings.isEmpty: "-r -F"
    default: operand(completion).map { "-x " + $0 } ?? "-x"
    }
  }

  /// Returns nil if there is nothing to complete.
  private static func operand(_ completion: Completion) -> String? {
    switch completion {
    case .nothing: nil
    case .files(let endings) where endings.isEmpty: "-F"
    case .files(let endings):
      "-k -a \(quoted(endings.map { "(__fish_complete_suffix .\($0))" }.joined(separator: " ")))"
    case .folders: "-a '(__fish_complete_directories)'"
    case .words(let words): "-a \(quoted(words.joined(separator: " ")))"
    case .listed(let listing): "-a '(__navreel_listed \(listing.rawValue))'"
    case .list(let words): "-a \(quoted("(__fish_append , \(words.joined(separator: " ")))"))"
    }
  }

  private static func quoted(_ text: String) -> String {
    Shell.quoted(text.replacing("\\", with: "\\\\"), escaped: #"\'"#)
  }
}
