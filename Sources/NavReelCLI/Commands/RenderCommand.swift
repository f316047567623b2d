import NavReelDocuments
import NavReelCodecs
import NavReelFigures
import NavReel
import NavReelReview

/// `navreel render`: draws a scene's reels to files.
enum RenderCommand: Command {
  static let name = "render"
  static let summary = "draws the reels of a scene as frames, moving pictures and figures"
  static let usage = "SCENE [options]"
  static let operands = 1...1
  static let completes = Completion.scenes
  static let options = groups.flatMap(\.options)
  static let groups = [
    OptionGroup(
      title: "what to draw",
      options: [
        Option(
          "reel", value: "NAME,…", isRepeatable: true, completes: .listed(.reels), "only these reels (default: all)"),
        Option(
          "at", value: "LIST", isRepeatable: true,
          "draw these instants only: seconds (0.1, 101/30) or percentages (50%)"),
        SceneOptions.variant,
        Option("shard", value: "I/N", "only part I of N of the frames"),
        SceneOptions.allowOutside,
      ]),
    OptionGroup(
      title: "how to draw it",
      options: [
        Option(
          "fps", value: "RATE", "frames a second, such as 60, 30 or 30000/1001 (default: 60, and 50 for a GIF alone)"),
        SceneOptions.scale,
        Option("width", value: "N", "the width of a frame in pixels, instead of --scale"),
        SceneOptions.jobs,
        Option("strict", "treat warnings as errors"),
      ]),
    OptionGroup(
      title: "strips, onion skins and plots",
      options: SheetArguments.options + SheetArguments.onion + PlotArguments.options),
    OptionGroup(
      title: "files",
      options: [
        Option(
          "format", value: "LIST", isRepeatable: true, completes: .list(formats),
          "what to write: png (default), " + formats.dropFirst().joined(separator: ", ")),
        Option(
          "output", short: "o", value: "DIR", "the folder to write to (default: out); - writes y4m or rgba to a pipe"),
        Option(
          "png-effort", value: "WORD", completes: .words(PNGEncoder.Effort.self),
          "fast (default), balanced or small; pixels are the same"),
        FormatOptions.loop,
      ] + FormatOptions.gif + FormatOptions.webp + [
        Option("quiet", short: "q", "print only errors, warnings and the paths of files")
      ]),
  ]
  static let examples = [
    "navreel render forest.scene.json5",
    "navreel render forest.scene.json5 --reel push --at 0,50%,100% -o stills",
    "navreel render forest.scene.json5 --format apng,gif,html --width 320",
    "navreel render forest.scene.json5 --format strip,plot --device-frame --captions time,progress",
    "navreel render forest.scene.json5 --variant appearance=dark --variant direction=rtl --scale 2",
  ]

  /// All formats, the default one first.
  static let formats = FormatOptions.names + FilmFigure.allCases.map(\.rawValue)

  static func run(_ arguments: ParsedArguments) throws -> ExitStatus {
    let names = try formatNames(arguments)
    let options = try renderOptions(names, arguments)
    let figures = names.compactMap { FilmFigure(rawValue: $0) }
    try OpenFiles.check(threads: max(options.jobs, RenderOptions.cores))
    if arguments.value("output") == "-" { return try stream(names, options, arguments) }
    var jobs = try prepare(arguments, options, figures)
    var paths = OutputPaths(reading: arguments.operands, of: name)
    for job in jobs { for path in job.outputs { try paths.claim(path, as: "--output") } }
    try report(jobs.flatMap(\.warnings), arguments)
    while !jobs.isEmpty {
      // One by one, so that a scene's pictures and layers are released after its last film.
      try write(jobs.removeFirst(), isQuiet: arguments.flag("quiet"))
    }
    return .fine
  }

  /// A film and everything to make from it.
  private struct Job {
    let film: Film

    /// The frames to write; nil if there are only figures.
    let render: FilmRender?
    let figures: [FilmFigure.Made]

    var outputs: [String] { (render?.outputs ?? []) + figures.map(\.path) }

    var warnings: [SceneWarning] { render?.warnings ?? film.stage.warnings }
  }

  /// Opens every variant and lays out every film, to report any fault before anything is written.
  private static func prepare(
    _ arguments: ParsedArguments, _ options: RenderOptions, _ figures: [FilmFigure]
  ) throws -> [Job] {
    let output = arguments.value("output") ?? "out"
    guard !output.isEmpty else { throw arguments.invalid("output", "", "a folder") }
    try OutputName.checkFolder(output, as: "output", formats: formats, arguments)
    var jobs: [Job] = []
    for variant in try SceneOptions.variants(arguments) {
      let stage = try SceneOptions.open(arguments.operands[0], variant, arguments)
      let folders = [output, stage.name, variant.name].filter { !$0.isEmpty }
      for film in try SceneOptions.films(stage, SceneOptions.reels(arguments), path: arguments.operands[0], arguments) {
        let folder = (folders + [film.reel.name]).joined(separator: "/")
        let render =
          options.formats.isEmpty
          ? nil : try FilmRender(film, to: folder, options: options, isCancelled: { Interruption.isRequested })
        jobs.append(
          Job(
            film: film, render: render,
            figures: try figures.flatMap { try $0.make(film, beside: folder, options, arguments) }))
      }
    }
    return jobs
  }

  /// Reports each warning once, even if several films have it.
  private static func report(_ all: [SceneWarning], _ arguments: ParsedArguments) throws {
    let warnings = all.eachOnce()
    let path = arguments.operands[0]
    if arguments.flag("strict") && !warnings.isEmpty {
      let problems = warnings.map { warning in
        DocumentProblem(
          name: path, location: warning.location, path: warning.path,
          message: warning.message + " (a warning, an error with --strict)")
      }
      throw StageError.document(DocumentError(problems))
    }
    for warning in warnings { Console.warn(warning, of: path) }
  }

  private static func write(_ job: Job, isQuiet: Bool) throws {
    let name = job.film.reel.name
    if let render = job.render {
      let progress = ProgressLine(name, total: render.indices.count, isQuiet: isQuiet)
      let manifest: FilmManifest
      do {
        defer { progress.end() }
        let (count, areFiles) = (render.indices.count, render.options.hasFrameFiles)
        Interruption.note(written: 0, of: count)
        manifest = try render.run(
          isCancelled: { Interruption.isRequested },
          progress: { done in
            // An animation does not exist before its last frame.
            if areFiles { Interruption.note(written: done, of: count) }
            progress.update(done)
          })
      }
      if !isQuiet {
        Console.talk("\(name): \(manifest.entries.count.of("frame")) of \(job.film.stage.sizeDescription)")
      }
      for path in render.outputs {
        Console.result(path)
        if path.hasSuffix(".html"), let size = FileAccess.size(path), size > heavyPage {
          Console.warn(
            "has \(size / 1_000_000) MB, which a browser loads whole; --scale or --width makes it smaller",
            at: Place(path))
        }
      }
    }
    for figure in job.figures {
      for note in figure.notes where !isQuiet { Console.warn("\(name): \(note)", at: Place(figure.path)) }
      try figure.write()
      Console.result(figure.path)
    }
  }

  /// The size in bytes above which a page is large.
  private static let heavyPage = 10_000_000

  /// Streams the raw frames of one film for another program.
  private static func stream(
    _ names: [String], _ options: RenderOptions, _ arguments: ParsedArguments
  ) throws -> ExitStatus {
    guard names.count == 1, let format = options.formats.first, FormatOptions.streams.contains(format.name) else {
      throw UsageError(
        message: "-o - writes one stream to a pipe: --format \(FormatOptions.streams.joined(separator: " or "))",
        command: name)
    }
    let stage = try SceneOptions.open(arguments.operands[0], variant(arguments), arguments)
    let films = try SceneOptions.films(stage, SceneOptions.reels(arguments), path: arguments.operands[0], arguments)
    guard films.count == 1 else {
      throw UsageError(
        message: "-o - writes one film; --reel chooses it: " + films.map(\.reel.name).joined(separator: ", "),
        command: name)
    }
    guard Console.isResultOpen else {
      throw UsageError(message: "-o - writes raw pictures to the standard output, which is closed", command: name)
    }
    guard !Console.isResultTerminal else {
      throw UsageError(
        message: "-o - writes raw pictures, which a terminal cannot show; pipe them into another program", command: name
      )
    }
    let render = try FilmRender(films[0], to: "-", options: options, isCancelled: { Interruption.isRequested })
    try report(render.warnings, arguments)
    let progress = ProgressLine(films[0].reel.name, total: render.indices.count, isQuiet: arguments.flag("quiet"))
    defer { progress.end() }
    try render.stream(format, isCancelled: { Interruption.isRequested }, progress: { progress.update($0) })
    return .fine
  }

  private static func variant(_ arguments: ParsedArguments) throws -> SceneVariant {
    let variants = try SceneOptions.variants(arguments)
    guard variants.count == 1 else {
      throw UsageError(message: "-o - writes one film; give one --variant", command: name)
    }
    return variants[0]
  }

  private static func formatNames(_ arguments: ParsedArguments) throws -> [String] {
    guard arguments.flag("format") else { return ["png"] }
    var names: [String] = []
    for format in arguments.list("format") {
      guard formats.contains(format) else {
        if let cure = FormatSlip.cure(for: format) {
          throw UsageError(message: "--format \(format): \(cure)", command: name)
        }
        throw UsageError.unknown("format", format, known: formats, command: name)
      }
      if !names.contains(format) { names.append(format) }
    }
    return names
  }

  private static func renderOptions(_ names: [String], _ arguments: ParsedArguments) throws -> RenderOptions {
    try FormatOptions.checkUse(names, arguments)
    try FilmFigure.checkUse(names, arguments)
    var options = try SceneOptions.pace(arguments)
    options.shard = try arguments.parsed("shard", "I/N with 1 ≤ I ≤ N, such as 2/4") { Shard($0) } ?? options.shard
    options.effort = try arguments.word("png-effort") ?? options.effort
    // The default for a GIF alone is a rate that it can show.
    if names == ["gif"] && !arguments.flag("fps") { options.fps = GIFFile.fastestRate }
    options.formats = try names.compactMap { try FormatOptions.format($0, arguments, options) }
    if arguments.flag("at") {
      if arguments.flag("fps") {
        throw UsageError(
          message: "--at chooses the instants, so that --fps has no effect; leave one of them out", command: name)
      }
      options.instants = try SceneOptions.instants(arguments)
    }
    return options
  }
}
