import NavReelCodecs
import NavReelFigures
import NavReel

/// The options for animation formats, for films and for existing frames.
enum FormatOptions {
  static let loop = Option(
    "loop", value: "N|forever", completes: .words(["forever"]),
    "the number of plays (default: forever)")

  /// The same option for existing frames, which keep the number of plays of their animation by default.
  static let loopOfFrames = Option(
    loop.name, value: loop.value, completes: loop.completes,
    "the number of plays (default: as in the source animation, otherwise forever)")
  static let gif = [
    Option("gif-colors", value: "N", "colours in a palette, 2…256 (default: 256)"),
    Option(
      "gif-dither", value: "WORD", completes: .words(GIFOptions.Dither.self),
      "none, ordered, diffusion or auto (default: auto, only where banding would show)"),
    Option("gif-loop", value: "N|forever", completes: loop.completes, "--loop for the GIF alone"),
  ]
  static let webp = [
    Option("quality", value: "N", "lossy WebP of quality 0…100 (default: lossless)")
  ]

  /// The formats for frames, the one of single files first.
  static let names = ["png", "apng", "gif", "webp", "html"] + streams

  /// The formats that can go to the standard output.
  static let streams = ["y4m", "rgba"]

  /// Returns the format of a name, or nil for a figure.
  ///
  /// - Parameter plays: the number of plays unless an option sets it.
  static func format(
    _ name: String, _ arguments: ParsedArguments, _ options: RenderOptions = RenderOptions(),
    plays: AnimationPlays = .forever
  ) throws -> (any FilmFormat)? {
    let asked = try self.plays(arguments, loop.name) ?? plays
    return try format(name, arguments, options, asked)
  }

  private static func format(
    _ name: String, _ arguments: ParsedArguments, _ options: RenderOptions, _ plays: AnimationPlays
  ) throws -> (any FilmFormat)? {
    switch name {
    case "png": PNGSequence()
    case "apng":
      // An animation is made once and loaded often, so its own default is slower and smaller.
      arguments.flag("png-effort")
        ? APNGFile(plays: plays, effort: options.effort) : APNGFile(plays: plays)
    case "gif": GIFFile(try gif(arguments, plays))
    case "webp": WebPFile(try webp(arguments, plays))
    case "html": HTMLPlayer()
    case "y4m": Y4MFile(rate: options.fps)
    case "rgba": RGBAFile(rate: options.fps)
    default: nil
    }
  }

  /// Throws for an option without its format, since it would have no effect.
  static func checkUse(_ formats: [String], _ arguments: ParsedArguments) throws(UsageError) {
    let uses = [("gif", gif.map(\.name)), ("webp", webp.map(\.name))]
    for (format, options) in uses where !formats.contains(format) {
      if let option = options.first(where: { arguments.flag($0) }) { throw unused(option, format, arguments) }
    }
    if arguments.flag("png-effort") && !["png", "apng"].contains(where: formats.contains) {
      throw unused("png-effort", "png or apng", arguments)
    }
    if formats == ["gif"] && arguments.flag(loop.name) && arguments.flag("gif-loop") {
      throw UsageError(
        message: "--loop has no effect beside --gif-loop; leave one of them out", command: arguments.command)
    }
    if arguments.flag(loop.name) && !["apng", "gif", "webp"].contains(where: formats.contains) {
      throw unused(loop.name, "apng, gif or webp", arguments)
    }
  }

  static func unused(_ option: String, _ formats: String, _ arguments: ParsedArguments) -> UsageError {
    UsageError(
      message: "--\(option) has no effect without --format \(formats); leave it out", command: arguments.command)
  }

  private static func plays(_ arguments: ParsedArguments, _ name: String) throws -> AnimationPlays? {
    try arguments.parsed(name, "a whole number of 1…65535, or forever") { text in
      if text == "forever" { return .forever }
      return Int(text).flatMap { (1...65535).contains($0) ? .times($0) : nil }
    }
  }

  private static func gif(_ arguments: ParsedArguments, _ plays: AnimationPlays) throws -> GIFOptions {
    var options = GIFOptions()
    options.colors = try arguments.whole("gif-colors", 2...256) ?? options.colors
    options.dither = try arguments.word("gif-dither") ?? options.dither
    options.plays = try self.plays(arguments, "gif-loop") ?? plays
    return options
  }

  private static func webp(_ arguments: ParsedArguments, _ plays: AnimationPlays) throws -> WebPOptions {
    var options = WebPOptions(plays: plays)
    if let quality = try arguments.whole("quality", 0...100) { options.mode = .lossy(quality: quality) }
    return options
  }
}
