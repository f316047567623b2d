/// The completions for zsh.
enum ZshCompletions {
  static func script(_ commands: [any Command.Type]) -> String {
    let names = commands.map { ($0.name, $0.summary) } + Shell.plainWords
    let list = names.map { "    \(quoted(escaped($0.0, ":") + ":" + $0.1))\n" }.joined()
    return """
      #compdef navreel
      # What completes the words of navreel in zsh: a file "_navreel" in a folder of $fpath, or sourced after compinit.
      _navreel() {
        local line state state_descr
        local -A opt_args
        local -a commands=(
      \(list)  )
        _arguments -C '(- 1 *)'{-h,--help}'[print what there is]' '1:command:->command' '*::word:->words'
        case $state in
          command) _describe command commands ;;
          words)
            case $line[1] in
              help) _arguments '1:command:(\(commands.map { $0.name }.joined(separator: " ")))' ;;
      \(commands.map(section).joined())      esac
            ;;
        esac
      }
      _navreel_listed() {
        local -a found=("${(@f)$(navreel completions --list $@[-1] -- "${(@Q)words[1,CURRENT-1]}" 2>/dev/null)}")
        compadd "${(@)@[1,-2]}" -a - found
      }
      if [[ $funcstack[1] == _navreel ]]; then _navreel "$@"; else compdef _navreel navreel; fi

      """
  }

  private static func section(_ command: any Command.Type) -> String {
    let specs = (command.options + [Shell.helpOption]).map(spec) + operands(command)
    return "        \(command.name))\n          _arguments -s -S \\\n"
      + specs.map { "            " + $0 }.joined(separator: " \\\n") + "\n          ;;\n"
  }

  /// Returns an option's specification, such as `'(-o --output)'{-o+,--output=}'[where to write]:DIR:_files -/'`.
  private static func spec(_ option: Option) -> String {
    let long = "--\(option.name)" + (option.value == nil ? "" : "=")
    let value = option.value.map { ":\(escaped($0, ":")):\(action(option.completes))" } ?? ""
    let tail = "[\(escaped(option.help, "[]"))]\(value)"
    let others = option.isRepeatable ? "*" : "(\((option.short.map { "-\($0) " } ?? "") + "--" + option.name))"
    guard let short = option.short else { return quoted((option.isRepeatable ? "*" : "") + long + tail) }
    return quoted(others) + "{-\(short)\(option.value == nil ? "" : "+"),\(long)}" + quoted(tail)
  }

  private static func operands(_ command: any Command.Type) -> [String] {
    let action = ":word:" + action(command.completes)
    let most = command.operands.upperBound
    if most > 2 { return [quoted("*" + action)] }
    return (0..<most).map { quoted(($0 < command.operands.lowerBound ? "" : ":") + action) }
  }

  private static func action(_ completion: Completion) -> String {
    switch completion {
    case .nothing: " "
    case .files(let endings) where endings.isEmpty: "_files"
    case .files(let endings): "_files -g \"*.(\(endings.joined(separator: "|")))\""
    case .folders: "_files -/"
    case .words(let words): "(\(words.map { escaped($0, ":") }.joined(separator: " ")))"
    case .listed(let listing): "_navreel_listed \(listing.rawValue)"
    case .list(let words): "_sequence compadd - \(words.map { escaped($0, ":") }.joined(separator: " "))"
    }
  }

  private static func escaped(_ text: String, _ special: String) -> String {
    String(text.flatMap { special.contains($0) || $0 == "\\" ? ["\\", $0] : [$0] })
  }

  private static func quoted(_ text: String) -> String { Shell.quoted(text, escaped: #"'\''"#) }
}
