/// The completions for bash 4.3 and newer, with or without the package bash-completion.
enum BashCompletions {
  static func script(_ commands: [any Command.Type]) -> String {
    let names = commands.map { $0.name }
    let words = names + Shell.plainWords.map(\.0) + ["--help"]
    return """
      # What completes the words of navreel in bash: source this file, or let bash-completion find it as "navreel".
      _navreel() {
        COMPREPLY=()
        local words=() options=() choices=() index word value glue= option= prefix= kind= bare= rest= done= breaks= cut found
        # Bash cuts words at = and : too; they are put together again.
        for ((index = 0; index <= COMP_CWORD; index++)); do
          word=${COMP_WORDS[index]}
          if [[ ${#words[@]} -gt 0 && ($word == [=:]* || $glue) ]]; then words[-1]+=$word; else words+=("$word"); fi
          glue=
          [[ $word == [=:]* ]] && glue=yes
        done
        word=${words[-1]} value=$word
        if ((${#words[@]} == 2)); then
          kind=words choices=(\(words.joined(separator: " ")))
        else
          if [[ " ${words[*]:2:${#words[@]}-3} " == *" -- "* ]]; then
            bare=yes
          elif [[ $word == --*=* ]]; then
            option=${word%%=*} value=${word#*=} prefix=$option=
          else
            option=${words[-2]}
          fi
          case ${words[1]} in
            help) kind=words choices=(\(names.joined(separator: " "))) ;;
      \(commands.map(section).joined())    esac
          if [[ $rest && $prefix ]]; then
            kind=
          elif [[ $rest && ! $bare && $word == -* ]]; then
            kind=words choices=("${options[@]}")
          fi
        fi
        case $kind in
          words | list)
            if [[ $kind == list ]]; then
              done=${value%"${value##*,}"}
              compopt -o nospace 2>/dev/null
            fi
            for found in "${choices[@]}"; do
              [[ $done$found == "$value"* ]] && COMPREPLY+=("$prefix$done$found")
            done
            ;;
          files | folders)
            compopt -o filenames 2>/dev/null
            value=${value#[\\"\\']} value=${value//\\\\/}
            while IFS= read -r found; do
              if [[ -d ${found/#\\~\\//$HOME/} ||
                $kind == files && " ${choices[*]:-${found##*.}} " == *" ${found##*.} "* ]]; then
                COMPREPLY+=("$prefix$found")
              fi
            done < <(compgen -f -- "$value")
            ;;
          listed)
            value=${value//\\\\/}
            while IFS= read -r found; do
              [[ $found == "$value"* ]] && COMPREPLY+=("$prefix$(printf %q "$found")")
            done < <(navreel completions --list "${choices[0]}" -- "${words[@]:1:${#words[@]}-2}" 2>/dev/null)
            ;;
        esac
        # A reply stands for what is behind the last break.
        [[ $COMP_WORDBREAKS == *=* ]] && breaks==
        [[ $COMP_WORDBREAKS == *:* ]] && breaks+=:
        if [[ $breaks && $word == *["$breaks"]* ]]; then
          cut=${word%"${word##*["$breaks"]}"}
          COMPREPLY=("${COMPREPLY[@]#"$cut"}")
        fi
      }
      complete -F _navreel navreel

      """
  }

  /// Returns the completions of a command's words: one branch for each kind of value, and a last one for operands.
  private static func section(_ command: any Command.Type) -> String {
    var branches: [(names: [String], completion: Completion)] = []
    for option in command.options where option.value != nil {
      let names = ["--" + option.name] + (option.short.map { ["-\($0)"] } ?? [])
      if let index = branches.firstIndex(where: { $0.completion == option.completes }) {
        branches[index].names += names
      } else {
        branches.append((names, option.completes))
      }
    }
    let lines = branches.map { "          \($0.names.joined(separator: " | "))) \(assignments($0.completion)) ;;\n" }
    let options = (command.options + [Shell.helpOption]).map { "--" + $0.name }
    return """
            \(command.name))
              options=(\(options.joined(separator: " ")))
              case $option in
      \(lines.joined())          *) rest=yes \(assignments(command.completes)) ;;
              esac
              ;;

      """
  }

  private static func assignments(_ completion: Completion) -> String {
    switch completion {
    case .nothing: "kind=nothing"
    case .files(let endings): "kind=files" + choices(endings)
    case .folders: "kind=folders"
    case .words(let words): "kind=words" + choices(words)
    case .list(let words): "kind=list" + choices(words)
    case .listed(let listing): "kind=listed" + choices([listing.rawValue])
    }
  }

  private static func choices(_ words: [String]) -> String {
    words.isEmpty ? "" : " choices=(\(words.joined(separator: " ")))"
  }
}
