/// The man page, generated from the commands' own tables.
enum ManPage {
  static func text(_ commands: [any Command.Type]) -> String {
    """
    .\\" Made from the table of the commands: navreel help --man
    .TH NAVREEL 1 "" "navreel \(Help.version)" "NavReel"
    .SH NAME
    navreel \\- draw iOS navigation\\-bar transitions from scene files
    .SH SYNOPSIS
    .B navreel
    .I COMMAND
    \\&...
    .br
    .B navreel help
    .RI [ COMMAND ]
    .br
    .B navreel \\-\\-version
    .SH DESCRIPTION
    \(escaped("""
      A scene file says what is on screen and how it moves. navreel draws it frame by frame, without a simulator, a browser or
      a GPU, and the same to the last bit on every run; it makes moving pictures and figures of the frames, and holds them
      against those of former runs.
      """))
    .PP
    \(escaped("""
      Results go to the standard output, everything else to the standard error. An option's value follows it or an equals
      sign; -- ends the options. Every command has --help.
      """))
    .SH COMMANDS
    \(commands.map(section).joined()).SH EXIT STATUS
    .TP
    0
    fine
    .TP
    1
    pictures differ, a golden is missing, or a rule of the lint is broken
    .TP
    2
    could not do it: usage, bad input, a missing font, a file that cannot be read or written, a run that was stopped
    .SH ENVIRONMENT
    .TP
    .B NO_COLOR
    when set and not empty, no colours
    .TP
    .B TERM
    when \\(lqdumb\\(rq, no colours and no line of progress
    .TP
    .BR SLURM_ARRAY_TASK_ID ", " JOB_COMPLETION_INDEX ", " CI_NODE_INDEX
    which task of a job array this is, for \\-\\-shard auto; those of CircleCI and Buildkite too
    .TP
    .B GITHUB_ACTIONS
    when \\(lqtrue\\(rq, a report is also printed as annotations, on the standard error
    .TP
    .B GITHUB_STEP_SUMMARY
    the file to which a summary of the report is added then
    .SH FILES
    .TP
    .I navreel.json5
    what a project goes by: scenes, goldens, tolerances; found in the working folder or above it

    """
  }

  private static func section(_ command: any Command.Type) -> String {
    let usage = command.usage.isEmpty ? "" : " " + command.usage
    var text = ".SS \"navreel \(escaped(command.name + usage).replacing("\"", with: "\\(dq"))\"\n"
    text += sentence(command.summary) + "\n"
    for option in command.options {
      let short = option.short.map { "\\fB\\-\($0)\\fR, " } ?? ""
      let value = option.value.map { " \\fI\(escaped($0))\\fR" } ?? ""
      text += ".TP\n\(short)\\fB\\-\\-\(escaped(option.name))\\fR\(value)\n\(escaped(option.help))\n"
    }
    if !command.exitStatus.isEmpty { text += ".PP\nExit status: \(escaped(command.exitStatus)).\n" }
    guard !command.examples.isEmpty else { return text }
    return text + ".PP\n.RS 4\n.nf\n" + command.examples.map { escaped($0) + "\n" }.joined() + ".fi\n.RE\n"
  }

  private static func sentence(_ text: String) -> String {
    escaped(text.prefix(1).uppercased() + text.dropFirst()) + "."
  }

  /// Returns plain text escaped for man pages, in ASCII only and with literal dashes.
  static func escaped(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let words = line.unicodeScalars.map { scalar in
        switch scalar {
        case "\\": "\\e"
        case "-": "\\-"
        case "'": "\\(aq"
        case "^": "\\(ha"
        case "~": "\\(ti"
        case "`": "\\(ga"
        default:
          scalar.isASCII
            ? String(Character(scalar)) : "\\[u" + hexadecimal(scalar.value) + "]"
        }
      }
      // A dot at the beginning of a line would be a command.
      return (line.hasPrefix(".") ? "\\&" : "") + words.joined()
    }
    return lines.joined(separator: "\n")
  }

  /// Returns a number with at least four digits, as the format requires.
  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
