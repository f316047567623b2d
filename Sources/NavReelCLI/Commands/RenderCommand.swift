import Codecs
import NavReel

/// `navreel render`: a scene's reels as files.
enum RenderCommand: Command {
  static let name = "render"
  static let summary = "draws the reels of a scene into frames"
  static let usage = "SCENE [options]"
  static let operands = 1...1
  static let options = [
    Option("reel", value: "NAME", isRepeatable: true, "only this reel (repeat for more; default: all)"),
    Option("format", value: "LIST", isRepeatable: true, "what to write: png (default)"),
    Option("output", short: "o", value: "DIR", "where to write (default: out)"),
    Option("fps", value: "RATE", "frames a second, such as 60, 30 or 30000/1001 (default: 60)"),
    SceneOptions.scale,
    Option(
      "at", value: "LIST", isRepeatable: true,
      "instants in place of all frames: seconds (0.1, 101/30) or percentages (50%)"),
    SceneOptions.variant,
    Option("jobs", value: "N", "threads (default: one a core)"),
    Option("shard", value: "I/N", "only the I-th of N parts of the frames"),
    Option("png-effort", value: "WORD", "fast (default), balanced or small: file size, never pixels"),
    SceneOptions.allowOutside,
    Option("strict", "make every warning an error"),
    Option("quiet", short: "q", "print nothing but errors, warnings and the folders written"),
  ]
  static let examples = [
    "navreel render forest.scene.json5",
    "navreel render forest.scene.json5 --reel push --at 0,50%,100% -o stills",
    "navreel render forest.scene.json5 --variant appearance=dark --variant direction=rtl --scale 2",
  ]

  static func run(_ arguments: ParsedArguments) throws -> ExitStatus {
    let options = try renderOptions(arguments)
    try OpenFiles.check(threads: max(options.jobs, RenderOptions.cores))
    var renders = try prepare(arguments, options)
    try report(renders, isStrict: arguments.flag("strict"))
    while !renders.isEmpty {
      // One by one, so that a scene's pictures and layers go when its last film is drawn.
      try write(renders.removeFirst(), isQuiet: arguments.flag("quiet"))
    }
    return .fine
  }

  /// Opens every variant and lays out every film: what is wrong with any comes to light before anything is written.
  private static func prepare(_ arguments: ParsedArguments, _ options: RenderOptions) throws -> [FilmRender] {
    let output = arguments.value("output") ?? "out"
    guard !output.isEmpty else { throw arguments.invalid("output", "", "a folder") }
    var renders: [FilmRender] = []
    for variant in try SceneOptions.variants(arguments) {
      let stage = try SceneOptions.open(arguments.operands[0], variant, arguments)
      let folders = [output, stage.name, variant.name].filter { !$0.isEmpty }
      for film in try SceneOptions.films(stage, arguments.all("reel"), path: arguments.operands[0], arguments) {
        let folder = (folders + [film.reel.name]).joined(separator: "/")
        renders.append(
          try FilmRender(film, to: folder, options: options, isCancelled: { Interruption.isRequested }))
      }
    }
    return renders
  }

  /// Each warning once, whatever number of films it holds for.
  private static func report(_ renders: [FilmRender], isStrict: Bool) throws {
    var warnings: [SceneWarning] = []
    for warning in renders.flatMap(\.warnings) where !warnings.contains(warning) { warnings.append(warning) }
    if isStrict && !warnings.isEmpty { throw StageError.strict(warnings) }
    for warning in warnings { Console.warn(warning.description) }
  }

  private static func write(_ render: FilmRender, isQuiet: Bool) throws {
    let name = render.film.reel.name
    let progress = ProgressLine(name, total: render.indices.count, isQuiet: isQuiet)
    let manifest: FilmManifest
    do {
      defer { progress.end() }
      manifest = try render.run(isCancelled: { Interruption.isRequested }, progress: { progress.update($0) })
    }
    if !isQuiet {
      let count = manifest.entries.count
      Console.talk("\(name): \(count) \(count == 1 ? "frame" : "frames") of \(render.film.stage.sizeDescription)")
    }
    Console.result(render.folder)
  }

  private static func renderOptions(_ arguments: ParsedArguments) throws -> RenderOptions {
    var options = try SceneOptions.pace(arguments)
    for format in arguments.list("format") where format != "png" {
      throw UsageError.unknown("format", format, known: ["png"], command: name)
    }
    options.shard = try arguments.parsed("shard", "I/N with 1 ≤ I ≤ N, such as 2/4") { Shard($0) } ?? options.shard
    let efforts = PNGEncoder.Effort.allCases.map(\.rawValue).joined(separator: ", ")
    options.effort = try arguments.parsed("png-effort", efforts) { PNGEncoder.Effort(rawValue: $0) } ?? options.effort
    if arguments.flag("at") {
      if arguments.flag("fps") {
        throw UsageError(
          message: "--at chooses the instants, so that --fps has no effect; leave one of them out", command: name)
      }
      options.instants = try arguments.list("at").map { text in
        guard let instant = Instant(text) else {
          throw arguments.invalid("at", text, "seconds such as 0.1 or 101/30, or a percentage of 0…100 such as 50%")
        }
        return instant
      }
    }
    return options
  }
}
