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
    Option("at", value: "LIST", isRepeatable: true, "instants in place of all frames: seconds (0.1, 101/30) or percentages (50%)"),
    SceneOptions.variant,
    Option("jobs", value: "N", "threads (default: one a core)"),
    Option("shard", value: "I/N", "only the I-th of N parts of the frames"),
    Option("png-effort", value: "WORD", "fast, balanced (default) or small: file size, never pixels"),
    SceneOptions.allowOutside,
    Option("strict", "make every warning an error"),
    Option("quiet", short: "q", "print nothing but errors and the folders written"),
  ]
  static let examples = [
    "navreel render forest.scene.json5",
    "navreel render forest.scene.json5 --reel push --at 0,50%,100% -o stills",
    "navreel render forest.scene.json5 --variant appearance=dark --variant direction=rtl --scale 2",
  ]

  static func run(_ arguments: ParsedArguments) throws -> ExitStatus {
    let options = try renderOptions(arguments)
    let isQuiet = arguments.flag("quiet")
    let variants = try SceneOptions.variants(arguments)
    for variant in variants {
      let stage = try SceneOptions.open(arguments.operands[0], variant, arguments)
      var base = "\(arguments.value("output") ?? "out")/\(stage.name)"
      if !variant.name.isEmpty { base += "/" + variant.name }
      let films = try SceneOptions.films(stage, arguments.all("reel"), command: name)
      if options.isStrict { try stage.failOnWarnings(films, options: options) }
      for film in films { try render(film, to: "\(base)/\(film.reel.name)", options, isQuiet: isQuiet) }
      if !isQuiet { for warning in stage.allWarnings { Console.warn(warning.description) } }
    }
    return .fine
  }

  private static func render(_ film: Film, to folder: String, _ options: RenderOptions, isQuiet: Bool) throws {
    let run = FilmRender(film, to: folder, options: options)
    let progress = ProgressLine(film.reel.name, total: run.indices.count, isQuiet: isQuiet)
    defer { progress.end() }
    let manifest = try run.run(isCancelled: { Interruption.isRequested }, progress: { progress.update($0) })
    progress.end()
    if !isQuiet {
      Console.talk("\(film.reel.name): \(manifest.entries.count) frames of \(film.stage.sizeDescription)")
    }
    Console.result(folder)
  }

  private static func renderOptions(_ arguments: ParsedArguments) throws -> RenderOptions {
    var options = RenderOptions()
    for format in arguments.list("format") where format != "png" {
      throw UsageError.unknown("format", format, known: ["png"], command: name)
    }
    options.fps = try arguments.parsed("fps", "a rate of 1…1000 such as 60 or 30000/1001") { text in
      Fraction(text).flatMap { $0 >= Fraction(1) && $0 <= Fraction(1000) ? $0 : nil }
    } ?? options.fps
    options.jobs = try arguments.parsed("jobs", "a whole number of 1…256") { text in
      Int(text).flatMap { (1...256).contains($0) ? $0 : nil }
    } ?? options.jobs
    options.shard = try arguments.parsed("shard", "I/N with 1 ≤ I ≤ N, such as 2/4") { Shard($0) } ?? options.shard
    let efforts = PNGEncoder.Effort.allCases.map(\.rawValue).joined(separator: ", ")
    options.effort = try arguments.parsed("png-effort", efforts) { PNGEncoder.Effort(rawValue: $0) } ?? options.effort
    options.isStrict = arguments.flag("strict")
    if arguments.flag("at") {
      options.instants = try arguments.list("at").map { text in
        guard let instant = Instant(text) else {
          throw arguments.invalid("at", text, "seconds such as 0.1 or 101/30, or a percentage such as 50%")
        }
        return instant
      }
    }
    return options
  }
}
