import NavReelFigures
import NavReel

/// The options of plots.
enum PlotArguments {
  static let options = [
    Option("attributes", value: "LIST", isRepeatable: true, "the curves of a plot (default: those that change most)"),
    Option(
      "axis", value: "WORD", completes: .words(["time", "offset:"]),
      "the axis of a plot: time (default), or offset:SCREEN"),
    Option("plot-width", value: "N", "the width of a plot in points, 320…4000 (default: 760)"),
    Option("with-strip", "show frames above the curves of a plot"),
  ]

  static func plot(_ film: Film, _ render: RenderOptions, _ arguments: ParsedArguments) throws -> Plot {
    var options = Plot.Options()
    if arguments.flag("attributes") { options.attributes = arguments.list("attributes") }
    options.axis =
      try arguments.parsed("axis", "time, or offset:SCREEN") { text in
        if text == "time" { return .time }
        let parts = text.split(separator: ":", maxSplits: 1)
        return parts.count == 2 && parts[0] == "offset" ? .offset(of: String(parts[1])) : nil
      } ?? options.axis
    options.width = try SheetArguments.number("plot-width", Plot.Options.widths, arguments) ?? options.width
    options.isDark = arguments.value("theme") == "dark"
    options.title = arguments.value("title")
    let strip = arguments.flag("with-strip") ? try PlotStrip(film) : nil
    return try Plot(film, fps: render.fps, options, strip: strip)
  }
}
