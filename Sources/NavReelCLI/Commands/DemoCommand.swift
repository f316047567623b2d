import NavReelDocuments
import NavReelFigures
import NavReel

/// `navreel demo`: draws the gallery as frames, with a page that plays it.
enum DemoCommand: Command {
  static let name = "demo"
  static let summary = "draws the gallery, or parts of it, with a page that plays it"
  static let usage = "[NAME…] [options]"
  static let operands = 0...256
  static let completes = Completion.nothing
  static let options = [
    Option("output", short: "o", value: "DIR", "where to write (default: out/demo)"),
    Option("list", "print the names of the entries and draw nothing"),
    Option("gallery", value: "DIR", "a folder of chapters with scenes (default: the checkout's \(Gallery.place))"),
    Option("fps", value: "RATE", "frames a second, such as 60, 30 or 30000/1001 (default: 30)"),
    Option("scale", value: "N", "pixels per point, 0.01…16 (default: 1)"),
    SceneOptions.jobs,
    Option("quiet", short: "q", "print only errors and the path of the page"),
  ]
  static let examples = ["navreel demo", "navreel demo --list", "navreel demo rotation -o out/rotation"]

  static func run(_ arguments: ParsedArguments) throws -> ExitStatus {
    let options = try SceneOptions.pace(arguments, RenderOptions(fps: 30))
    let gallery = try Gallery(folder: folder(arguments))
    if arguments.flag("list") {
      for entry in gallery.entries { Console.result(entry.name) }
      return .fine
    }
    for name in arguments.operands where !gallery.entries.contains(where: { $0.name == name }) {
      throw UsageError.unknown("entry", name, known: gallery.entries.map(\.name), command: Self.name)
    }
    let output = arguments.value("output") ?? "out/demo"
    guard !output.isEmpty else { throw arguments.invalid("output", "", "a folder") }
    try OutputName.checkFolder(output, as: "output", arguments)
    try OpenFiles.check(threads: max(options.jobs, RenderOptions.cores))
    let path = output + "/index.html"
    // A fault in any scene is found before anything is written; the page is removed first and written last.
    let isWanted = { (entry: Gallery.Entry) in
      arguments.operands.isEmpty || arguments.operands.contains(entry.name)
    }
    for entry in gallery.entries.filter(isWanted) { _ = try films(entry, arguments) }
    try GalleryPage.remove(path)
    var page = GalleryPage(chapters: [])
    for chapter in gallery.chapters {
      let wanted = chapter.entries.filter(isWanted)
      if wanted.isEmpty { continue }
      let entries = try wanted.map { try draw($0, to: output, options, arguments) }
      page.chapters.append(.init(title: chapter.title, about: chapter.about, entries: entries))
    }
    try page.write(to: path)
    Console.result(path)
    return .fine
  }

  private static func folder(_ arguments: ParsedArguments) throws -> String {
    if let folder = arguments.value("gallery") { return folder }
    // A checkout's tool is inside it; a tool on the path is started by its name alone.
    let tool = CommandLine.arguments.first.flatMap { $0.contains("/") ? $0 : nil }
    for start in [tool, "."] {
      if let start, let found = Gallery.find(from: start) { return found }
    }
    throw UsageError(
      message: "there is no \(Gallery.place) here, nor beside the tool; run it in a checkout or say --gallery DIR",
      command: name)
  }

  private static func films(_ entry: Gallery.Entry, _ arguments: ParsedArguments) throws -> (Stage, [Film]) {
    let stage = try SceneOptions.open(entry.path, SceneVariant(), arguments, defaultScale: 1)
    return (stage, try SceneOptions.films(stage, [], path: entry.path, arguments))
  }

  private static func draw(
    _ entry: Gallery.Entry, to output: String, _ options: RenderOptions, _ arguments: ParsedArguments
  ) throws -> GalleryPage.Entry {
    let (stage, films) = try films(entry, arguments)
    var drawn = GalleryPage.Entry(name: entry.name, about: stage.scene.about)
    let isQuiet = arguments.flag("quiet")
    var warnings = stage.warnings
    for film in films {
      let folder = "\(entry.name)/\(film.reel.name)"
      let render = try FilmRender(
        film, to: "\(output)/\(folder)", options: options, isCancelled: { Interruption.isRequested })
      warnings += render.warnings
      try write(render, named: "\(entry.name): \(film.reel.name)", isQuiet: isQuiet)
      let size = stage.pixelSize
      drawn.reels.append(
        .init(
          name: film.reel.name, folder: folder, frameCount: render.times.count, rate: options.fps.value,
          width: size.width, height: size.height))
    }
    if !isQuiet { for warning in warnings.eachOnce() { Console.warn(warning, of: entry.path) } }
    return drawn
  }

  private static func write(_ render: FilmRender, named name: String, isQuiet: Bool) throws {
    let progress = ProgressLine(name, total: render.indices.count, isQuiet: isQuiet)
    defer { progress.end() }
    try render.run(isCancelled: { Interruption.isRequested }, progress: { progress.update($0) })
  }
}
