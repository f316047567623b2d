import Foundation
import TestSupport
import Testing

@testable import NavReelCLI

/// The scripts for zsh and fish: of a small table as text, of the whole one in the shells themselves.
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
                    '(-o --output)'{-o+,--output=}'[where]:DIR:_files -/' \\
                    '(-q --quiet)'{-q,--quiet}'[say nothing]' \\
                    '(-h --help)'{-h,--help}'[print this command'\\''s page]' \\
                    ':word:_files -g "*.(json5|json)"'
                  ;;
              esac
              ;;
          esac
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
        complete -c navreel -f
        complete -c navreel -n __navreel_is -a 'cut' -d 'cuts a film\\'s frames'
        complete -c navreel -n __navreel_is -a 'help' -d 'prints what a command does'
        complete -c navreel -n __navreel_is -a '--version' -d 'prints the version'
        complete -c navreel -n '__navreel_is help' -a 'cut'
        complete -c navreel -n '__navreel_is cut' -l mode -x -a 'a b:' -d 'it\\'s [a] or b'
        complete -c navreel -n '__navreel_is cut' -l list -x -a '(__fish_append , x y)' -d 'some'
        complete -c navreel -n '__navreel_is cut' -l output -s o -x -a '(__fish_complete_directories)' -d 'where'
        complete -c navreel -n '__navreel_is cut' -l quiet -s q -d 'say nothing'
        complete -c navreel -n '__navreel_is cut' -l help -s h -d 'print this command\\'s page'
        complete -c navreel -n '__navreel_is cut' -k -a '(__fish_complete_suffix .json5) (__fish_complete_suffix .json)'

        """)
  }

  @Test(arguments: Shell.allCases) func everyShellReadsItsScript(shell: Shell) throws {
    guard let program = OutsideProgram(shell.rawValue) else {
      return OutsideProgram.skip(shell.rawValue, "no completions of ours")
    }
    let script = shell.script(NavReelCommand.commands)
    let options = shell == .fish ? ["--no-config", "-n"] : ["-n"]
    #expect(try program.run(options, input: [UInt8](script.utf8)).status == 0)
    // It would notice.
    #expect(try program.run(options, input: [UInt8]((script + "\nif ((\n").utf8)).status != 0)
    try Tool.inFolder { (navreel) throws in
      #expect(try navreel("completions", shell.rawValue).out == script)
      #expect(try navreel("completions", "tcsh").err.contains("unknown shell \"tcsh\""))
    }
  }

  /// fish answers what it would offer.
  @Test func fishOffersTheWords() throws {
    guard let fish = OutsideProgram("fish") else { return OutsideProgram.skip("fish", "no completions of ours") }
    try Tool.inFolder { (tool) throws in
      try tool.write("navreel.fish", FishCompletions.script(NavReelCommand.commands))
      func offered(_ line: String) throws -> [String] {
        let file = tool.folder.appending(path: "navreel.fish").path
        let output = try fish.output([
          "--no-config", "-c", "cd $argv[1]; source $argv[2]; complete -C $argv[3]", tool.folder.path, file, line,
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
    }
  }
}
