import Foundation
import NavReelTestSupport
import Testing

@testable import NavReelCLI

/// The scripts for zsh and fish: a small table's as text, the full one's in the shells themselves.
@Suite struct ShellScriptTests {
  private enum Cut: Command {
    static let name = "cut"
    static let summary = "cuts a film's frames"
    static let usage = "FILE [options]"
    static let operands = 1...1
    static let completes = Completion.scenes
    static let options = [
      Option("mode", value: "A|B", isRepeatable: true, completes: .words(["a", "b:"]), "it's [a] or b"),
      Option("list", value: "LIST", completes: .list(["x", "y"]), "some"),
      Option("reel", value: "NAME", completes: .listed(.reels), "which"),
      Option("output", short: "o", value: "DIR", "where"), Option("quiet", short: "q", "say nothing"),
    ]
    static let examples = ["navreel cut a"]
    static func run(_ arguments: ParsedArguments) throws -> NavReelCLI.ExitStatus { .fine }
  }

  @Test func zshScript() {
    #expect(
      ZshCompletions.script([Cut.self]) == """
        #compdef navreel
        # What completes the words of navreel in zsh: a file "_navreel" in a folder of $fpath, or sourced after compinit.
        _navreel() {
          local line state state_descr
          local -A opt_args
          local -a commands=(
            'cut:cuts a film'\\''s frames'
            'help:prints what a command does'
            '--version:prints the version'
          )
          _arguments -C '(- 1 *)'{-h,--help}'[print what there is]' '1:command:->command' '*::word:->words'
          case $state in
            command) _describe command commands ;;
            words)
              case $line[1] in
                help) _arguments '1:command:(cut)' ;;
                cut)
                  _arguments -s -S \\
                    '*--mode=[it'\\''s \\[a\\] or b]:A|B:(a b\\:)' \\
                    '--list=[some]:LIST:_sequence compadd - x y' \\
                    '--reel=[which]:NAME:_navreel_listed reels' \\
                    '(-o --output)'{-o+,--output=}'[where]:DIR:_files -/' \\
                    '(-q --quiet)'{-q,--quiet}'[say nothing]' \\
                    '(-h --help)'{-h,--help}'[print this command'\\''s page]' \\
                    ':word:_files -g "*.(json5|json)"'
                  ;;
              esac
              ;;
          esac
        }
        _navreel_listed() {
          local -a found=("${(@f)$(navreel completions --list $@[-1] -- "${(@Q)words[1,CURRENT-1]}" 2>/dev/null)}")
          compadd "${(@)@[1,-2]}" -a - found
        }
        if [[ $funcstack[1] == _navreel ]]; then _navreel "$@"; else compdef _navreel navreel; fi

        """)
  }

  @Test func fishScript() {
    #expect(
      FishCompletions.script([Cut.self]) == """
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
        complete -c navreel -n __navreel_is -a 'cut' -d 'cuts a film\\'s frames'
        complete -c navreel -n __navreel_is -a 'help' -d 'prints what a command does'
        complete -c navreel -n __navreel_is -a '--version' -d 'prints the version'
        complete -c navreel -n '__navreel_is help' -a 'cut'
        complete -c navreel -n '__navreel_is cut' -l mode -x -a 'a b:' -d 'it\\'s [a] or b'
        complete -c navreel -n '__navreel_is cut' -l list -x -a '(__fish_append , x y)' -d 'some'
        complete -c navreel -n '__navreel_is cut' -l reel -x -a '(__navreel_listed reels)' -d 'which'
        complete -c navreel -n '__navreel_is cut' -l output -s o -x -a '(__fish_complete_directories)' -d 'where'
        complete -c navreel -n '__navreel_is cut' -l quiet -s q -d 'say nothing'
        complete -c navreel -n '__navreel_is cut' -l help -s h -d 'print this command\\'s page'
        complete -c navreel -n '__navreel_is cut' -k -a '(__fish_complete_suffix .json5) (__fish_complete_suffix .json)'

        """)
  }

  @Test(.needs("bash")) func bashReadsItsScript() throws { try readsItsScript(.bash) }
  @Test(.needs("fish")) func fishReadsItsScript() throws { try readsItsScript(.fish) }
  @Test(.needs("zsh")) func zshReadsItsScript() throws { try readsItsScript(.zsh) }

  private func readsItsScript(_ shell: Shell) throws {
    let program = try #require(OutsideProgram(shell.rawValue))
    let script = shell.script(NavReelCommand.commands)
    let options = shell == .fish ? ["--no-config", "-n"] : ["-n"]
    #expect(try program.run(options, input: [UInt8](script.utf8)).status == 0)
    // The shell would report an error.
    #expect(try program.run(options, input: [UInt8]((script + "\nif ((\n").utf8)).status != 0)
    try Tool.inFolder { (navreel) throws in
      #expect(try navreel("completions", shell.rawValue).out == script)
      #expect(try navreel("completions", "tcsh").err.contains("unknown shell \"tcsh\""))
    }
  }

  /// fish prints the completions.
  @Test(.needs("fish")) func fishOffersTheWords() throws {
    let fish = try #require(OutsideProgram("fish"))
    try Tool.inFolder { (tool) throws in
      try tool.write("navreel.fish", FishCompletions.script(NavReelCommand.commands))
      func offered(_ line: String) throws -> [String] {
        let file = tool.folder.appending(path: "navreel.fish").path
        let output = try fish.output([
          "--no-config", "-c",
          "cd $argv[1]; source $argv[2]; set -x PATH $argv[4] $PATH; complete -C $argv[3]", tool.folder.path, file,
          line,
          Tool.executable.deletingLastPathComponent().path,
        ])
        return String(decoding: output ?? [], as: UTF8.self).split(separator: "\n")
          .compactMap { $0.split(separator: "\t").first.map(String.init) }.sorted()
      }
      #expect(try offered("navreel ver") == ["verify"])
      #expect(
        try offered("navreel ").filter { $0 != "--version" && $0 != "help" }
          == NavReelCommand.commands.map { $0.name }.sorted())
      #expect(
        try offered("navreel verify --update=") == ["all", "changed", "missing", "none"].map { "--update=" + $0 })
      #expect(try offered("navreel render x --format png,g") == ["png,gif"])
      #expect(try offered("navreel verify --fps ") == [])
      #expect(try offered("navreel render sm") == ["small.scene.json5"])
      #expect(try offered("navreel help sch") == ["schema"])
      try namesAreOffered(tool, offered)
    }
  }

  /// Types a tab after the line $3 in the folder $1, with the tool in $2 on the path, and prints the completions.
  private static let ask = #"""
    zmodload zsh/zpty
    zpty child PS1= zsh -f -i
    zpty -w child "cd ${(q)1}; path=(${(q)2} \$path)"
    zpty -w child 'autoload -Uz compinit; compinit -u -D; source ./navreel.zsh
    bindkey "^I" complete-word
    told() { print -r -- "<<$1>>" }
    before() { told begin }
    after() { told end; exit }
    compprefuncs=(before)
    comppostfuncs=(after)
    compadd() {
      if [[ ${@[1,(i)(-|--)]} == *-(O|A|D)\ * ]]; then builtin compadd "$@"; return; fi
      local -a hits
      builtin compadd -A hits "$@"
      (( $#hits )) && print -rl -- $hits
      builtin compadd "$@"
    }
    told ready'
    zpty -r child text '*<<ready>>*'
    zpty -n -w child "$3"$'\t'
    zpty -r child text '*<<end>>*'
    print -r -- "${${${text#*<<begin>>}%<<end>>*}//$'\r'}"
    """#

  /// zsh runs in a terminal, as it completes nowhere else.
  @Test(.needs("zsh")) func zshOffersTheWords() throws {
    let zsh = try #require(OutsideProgram("zsh"))
    try Tool.inFolder { (tool) throws in
      try tool.write("ask.zsh", Self.ask)
      try tool.write("navreel.zsh", ZshCompletions.script(NavReelCommand.commands))
      func offered(_ line: String) throws -> [String] {
        let output = try zsh.output([
          "-f", tool.folder.appending(path: "ask.zsh").path, tool.folder.path,
          Tool.executable.deletingLastPathComponent().path, line,
        ])
        return String(decoding: output ?? [], as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
          .sorted()
      }
      #expect(try offered("navreel ver") == ["verify"])
      #expect(try offered("navreel verify x --fp") == ["--fps"])
      #expect(try offered("navreel verify --update ") == ["all", "changed", "missing", "none"])
      #expect(try offered("navreel render x --format png,g") == ["gif"])
      #expect(try offered("navreel render x --variant app") == ["appearance=dark", "appearance=light"])
      #expect(try offered("navreel render sm") == ["small.scene.json5"])
      try namesAreOffered(tool, offered)
    }
  }

  /// Checks names that only the tool can know, which are the same in every shell.
  private func namesAreOffered(_ tool: Tool, _ offered: (String) throws -> [String]) throws {
    #expect(try offered("navreel render small.scene.json5 --reel ") == ["push", "still"])
    #expect(try offered("navreel render small.scene.json5 --reel s") == ["still"])
    try tool("verify", "small.scene.json5", "--report", "report")
    #expect(try offered("navreel approve ") == ["small/push", "small/still"])
    #expect(try offered("navreel approve --report none ") == [])
  }
}
