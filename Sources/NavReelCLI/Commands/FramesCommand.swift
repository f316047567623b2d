import NavReelCodecs
import NavReel

/// The options of every command that reads existing frames.
enum FramesOptions {
  static let output = Option("output", short: "o", value: "FILE", "the file to write")
  static let timing = [
    Option("fps", value: "RATE", "frames a second, such as 60, 30 or 30000/1001"),
    Option("delays", value: "LIST", isRepeatable: true, "seconds for each frame, or one number for all"),
  ]

  /// - Parameter endings: the extensions of the files that the command writes.
  static func output(_ arguments: ParsedArguments, endings: [String]) throws(UsageError) -> String {
    guard let path = arguments.value("output"), !path.isEmpty else {
      throw UsageError(message: "-o names the file to write", command: arguments.command)
    }
    guard path != "-" else {
      throw UsageError(
        message: "\(arguments.command) writes a file, not a pipe; -o ./- is a file of that name",
        command: arguments.command)
    }
    try OutputPaths.check(["output"], areTexts: false, reading: arguments.operands, arguments)
    try OutputName.checkFile(path, as: "output", endings: endings, arguments)
    return path
  }

  /// Returns the durations from the options, or from the files.
  static func durations(_ frames: FrameFiles, _ arguments: ParsedArguments) throws -> FrameDurations {
    try arguments.exclude("fps", "delays", because: "say the same")
    if arguments.flag("delays") { return try delays(frames, arguments) }
    if let rate = try SceneOptions.rate(arguments) { return FrameDurations(rate: rate, count: frames.count) }
    guard let durations = frames.durations else {
      throw UsageError(
        message: "the frames do not say how long they are shown; --fps 60 or --delays 0.5,0.1,… does",
        command: arguments.command)
    }
    if let number = (0..<durations.count).first(where: { durations[$0] == .zero }) {
      throw UsageError(
        message: "frame \(number) is shown for no time, says its file; --fps or --delays says how long",
        command: arguments.command)
    }
    return durations
  }

  private static func delays(_ frames: FrameFiles, _ arguments: ParsedArguments) throws -> FrameDurations {
    let list = try arguments.list("delays").map { text in
      guard let seconds = Fraction(text), seconds > .zero, seconds <= Fraction(86400) else {
        throw arguments.invalid("delays", text, "seconds above 0, up to 86400, such as 0.5 or 1/60")
      }
      return seconds
    }
    if list.count == 1 { return FrameDurations(Array(repeating: list[0], count: frames.count)) }
    guard list.count == frames.count else {
      throw UsageError(
        message: "--delays has \(list.count) values for \(frames.count) frames; give one for each, or one for all",
        command: arguments.command)
    }
    return FrameDurations(list)
  }
}

/// A command that makes one animation from frames: `navreel gif FRAMES… -o FILE`.
protocol FramesCommand: Command {
  static var formatOptions: [Option] { get }

  /// The extensions of the files that it writes, the usual one first.
  static var endings: [String] { get }
}

extension FramesCommand {
  static var usage: String { "FRAMES… -o FILE [options]" }
  static var operands: ClosedRange<Int> { 1...100_000 }
  static var completes: Completion { .pictures }
  static var options: [Option] {
    [FramesOptions.output] + FramesOptions.timing + [FormatOptions.loopOfFrames] + formatOptions
      + [SceneOptions.jobs, Option("quiet", short: "q", "print only errors and the path of the file")]
  }

  static func run(_ arguments: ParsedArguments) throws -> ExitStatus {
    let path = try FramesOptions.output(arguments, endings: endings)
    try FormatOptions.checkUse([name], arguments)
    let jobs = try SceneOptions.jobs(arguments) ?? RenderOptions.cores
    try OpenFiles.check(threads: max(jobs, RenderOptions.cores))
    // Options are checked before the frames are read, which may take long.
    let keepsColors = try format(.forever, arguments).keepsTranslucentColors
    let frames = try FrameFiles(
      arguments.operands, excluding: path, form: keepsColors ? .straight : .premultiplied,
      isCancelled: { Interruption.isRequested })
    let format = try format(frames.plays ?? .forever, arguments)
    let durations = try FramesOptions.durations(frames, arguments)
    for remark in format.remarks(durations) { Console.warn(remark, at: Place(path)) }
    let progress = ProgressLine(name, total: frames.count, isQuiet: arguments.flag("quiet"))
    let remarks: [String]
    do {
      defer { progress.end() }
      remarks = try frames.write(
        format, to: path, durations: durations, jobs: jobs, isCancelled: { Interruption.isRequested },
        progress: { progress.update($0) })
    }
    if !arguments.flag("quiet") {
      for note in frames.notes { Console.warn(note) }
      for remark in remarks { Console.warn(remark, at: Place(path)) }
    }
    Console.result(path)
    return .fine
  }

  private static func format(_ plays: AnimationPlays, _ arguments: ParsedArguments) throws -> any AnimationFormat {
    guard let format = try FormatOptions.format(name, arguments, plays: plays) as? any AnimationFormat else {
      throw UsageError.unknown("format", name, known: FormatOptions.names, command: name)
    }
    return format
  }
}

/// `navreel gif`
enum GIFCommand: FramesCommand {
  static let name = "gif"
  static let endings = ["gif"]
  static let summary = "makes a GIF from existing frames"
  static let formatOptions = FormatOptions.gif
  static let examples = [
    "navreel gif out/forest/push -o push.gif", "navreel gif a.png b.png c.png --delays 1,0.5,1 -o abc.gif",
  ]
}

/// `navreel apng`
enum APNGCommand: FramesCommand {
  static let name = "apng"
  static let endings = ["png", "apng"]
  static let summary = "makes an animated PNG from existing frames"
  static let formatOptions: [Option] = []
  static let examples = ["navreel apng out/forest/push -o push.png", "navreel apng push.gif -o push.png --loop 1"]
}

/// `navreel webp`
enum WebPCommand: FramesCommand {
  static let name = "webp"
  static let endings = ["webp"]
  static let summary = "makes an animated WebP from existing frames"
  static let formatOptions = FormatOptions.webp
  static let examples = [
    "navreel webp out/forest/push -o push.webp", "navreel webp push.png -o push.webp --quality 80",
  ]
}
