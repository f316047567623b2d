import NavReelFigures
import NavReel
import NavReelScene

/// `navreel strip`: makes a contact sheet, an onion skin or a comparison from existing frames.
enum StripCommand: Command {
  static let name = "strip"
  static let summary = "arranges existing frames on one sheet"
  static let usage = "FRAMES… -o FILE [options]"
  static let operands = 1...100_000
  static let completes = Completion.pictures
  static let options =
    [
      FramesOptions.output,
      Option(
        "at", value: "LIST", isRepeatable: true, "show these instants: seconds (0.1, 101/30) or percentages (50%)"),
      Option("compare", "show two folders or animations, one row under the other"),
      labels,
      Option("onion", "blend the instants into one picture"),
      Option("device", value: "NAME", "the device that --device-frame draws (default: chosen by the frames' size)"),
    ] + SheetArguments.options + SheetArguments.onion + FramesOptions.timing
    + [Option("quiet", short: "q", "print only errors and the path of the file")]
  private static let labels = Option(
    "labels", value: "BEFORE,AFTER", isRepeatable: true, "the names of the rows of --compare (default: Before,After)")

  static let examples = [
    "navreel strip out/forest/push --every 6 -o strip.png",
    "navreel strip before/forest/push after/forest/push --compare -o compare.png",
  ]

  static func run(_ arguments: ParsedArguments) throws -> ExitStatus {
    let path = try FramesOptions.output(arguments, endings: ["png"])
    try checkUse(arguments)
    var options = try SheetArguments.options(arguments)
    if arguments.flag("at") {
      options.instants = .list(try SceneOptions.instants(arguments))
    }
    options.device = try device(arguments)
    let sources = try sources(arguments)
    let figure = try figure(of: sources, options, arguments)
    if !arguments.flag("quiet") { for note in figure.notes { Console.warn(note) } }
    try figure.write(to: path)
    if !arguments.flag("quiet") { for note in sources.flatMap(\.notes) { Console.warn(note) } }
    Console.result(path)
    return .fine
  }

  private static func device(_ arguments: ParsedArguments) throws(UsageError) -> Device? {
    guard let name = arguments.value("device") else { return nil }
    guard arguments.flag("device-frame") else {
      throw UsageError(message: "--device has no effect without --device-frame; leave it out", command: self.name)
    }
    guard let device = Device(named: name) else {
      throw UsageError.unknown("device", name, known: Device.table.map(\.name), command: self.name)
    }
    return device
  }

  /// Throws for an option without its figure, since it would have no effect.
  private static func checkUse(_ arguments: ParsedArguments) throws(UsageError) {
    let isOnion = arguments.flag("onion")
    if !isOnion, let option = SheetArguments.onion.map(\.name).first(where: { arguments.flag($0) }) {
      throw UsageError(message: "--\(option) has no effect without --onion; leave it out", command: name)
    }
    if !arguments.flag("compare") && arguments.flag(labels.name) {
      throw UsageError(message: "--labels has no effect without --compare; leave it out", command: name)
    }
    if isOnion && arguments.flag("columns") {
      throw UsageError(message: "--columns has no effect with --onion; leave it out", command: name)
    }
  }

  /// Returns the two films of `--compare`, or one.
  private static func sources(_ arguments: ParsedArguments) throws -> [FrameFiles] {
    let paths = arguments.operands
    guard !arguments.flag("compare") || paths.count == 2 && !arguments.flag("onion") else {
      throw UsageError(
        message: "--compare takes two folders or animations, and goes without --onion", command: name)
    }
    return try (arguments.flag("compare") ? paths.map { [$0] } : [paths]).map {
      try FrameFiles($0, excluding: arguments.value("output"), isCancelled: { Interruption.isRequested })
    }
  }

  private static func figure(
    of sources: [FrameFiles], _ options: SheetOptions, _ arguments: ParsedArguments
  ) throws -> any SheetFigure {
    let films = try sources.map { try cells(of: $0, arguments) }
    guard films.count > 1 else {
      let cells = films[0]
      let options = fitted(options, to: cells, isOnion: arguments.flag("onion"))
      return arguments.flag("onion")
        ? try Onion(cells: cells, options, style: SheetArguments.style(arguments)) : try Strip(cells: cells, options)
    }
    let (before, after) = (films[0], films[1])
    return try CompareStrip(
      before, after, labels: try rowLabels(arguments),
      fitted(options, to: before.count > after.count ? before : after, isOnion: false))
  }

  private static func rowLabels(_ arguments: ParsedArguments) throws(UsageError) -> (String, String) {
    guard arguments.flag(labels.name) else { return CompareStrip.labels }
    let words = arguments.list(labels.name)
    guard words.count == 2, !words.contains("") else {
      throw arguments.invalid(
        labels.name, arguments.all(labels.name).joined(separator: ","), "two names, such as main,branch")
    }
    return (words[0], words[1])
  }

  /// Limits the number and the width of pictures for a film's frames and for whole screens; a few small pictures stay.
  private static func fitted(_ options: SheetOptions, to cells: [SheetCell], isOnion: Bool) -> SheetOptions {
    var options = options
    if options.instants == nil && cells.count > mostCells { options.instants = .moments(isOnion ? 4 : 6) }
    if options.cellWidth == nil, let width = cells.first?.width, Double(width) > wideCell * options.scale {
      options.cellWidth = wideCell
    }
    return options
  }

  private static let mostCells = 12

  /// The width in points.
  private static let wideCell = 180.0

  private static func cells(of frames: FrameFiles, _ arguments: ParsedArguments) throws -> [SheetCell] {
    let isTimed = arguments.flag("fps") || arguments.flag("delays") || frames.durations != nil
    let durations = isTimed ? try FramesOptions.durations(frames, arguments) : nil
    return frames.cells(durations)
  }
}
