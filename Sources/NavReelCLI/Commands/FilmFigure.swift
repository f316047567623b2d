import NavReelFigures
import NavReel

/// A figure of a film that `render` writes beside its frames.
enum FilmFigure: String, CaseIterable {
  case strip, onion, plot

  /// A figure that is laid out but not yet written.
  struct Made {
    let path: String
    let notes: [String]
    let write: () throws -> Void
  }

  /// Lays the figure out.
  ///
  /// - Parameter folder: the folder of the film's frames, whose name the figure's file begins with.
  func make(
    _ film: Film, beside folder: String, _ options: RenderOptions, _ arguments: ParsedArguments
  ) throws -> [Made] {
    var sheet = try SheetArguments.options(arguments, SheetOptions(fps: options.fps))
    if let instants = options.instants { sheet.instants = .list(instants) }
    switch self {
    case .strip: return [made(try Strip(film, sheet), folder)]
    case .onion: return [made(try Onion(film, sheet, style: SheetArguments.style(arguments)), folder)]
    case .plot:
      let plot = try PlotArguments.plot(film, options, arguments)
      let scale = sheet.scale
      return ["svg", "png"].map { ending in
        let path = "\(folder).plot.\(ending)"
        return Made(path: path, notes: []) { try plot.write(to: path, scale: scale) }
      }
    }
  }

  private func made(_ figure: some SheetFigure, _ folder: String) -> Made {
    let path = "\(folder).\(rawValue).png"
    return Made(path: path, notes: figure.notes) { try figure.write(to: path) }
  }

  /// Throws for an option without its figure, since it would have no effect.
  static func checkUse(_ formats: [String], _ arguments: ParsedArguments) throws(UsageError) {
    let sheets = ["every", "cell-width", "gap", "background", "captions", "device-frame"]
    let uses = [
      (["columns"], ["strip"]), (sheets, ["strip", "onion"]),
      (["theme", "title", "sheet-scale"], ["strip", "onion", "plot"]),
      (SheetArguments.onion.map(\.name), ["onion"]), (PlotArguments.options.map(\.name), ["plot"]),
    ]
    for (options, figures) in uses where !figures.contains(where: formats.contains) {
      if let option = options.first(where: { arguments.flag($0) }) {
        throw FormatOptions.unused(option, figures.joined(separator: " or "), arguments)
      }
    }
    // A figure draws its instants at its own size.
    if formats.allSatisfy({ FilmFigure(rawValue: $0) != nil }),
      let option = [SceneOptions.scale.name, "width"].first(where: { arguments.flag($0) })
    {
      throw UsageError(
        message: "--\(option) has no effect on --format \(formats.joined(separator: ",")), whose size --cell-width, "
          + "--plot-width and --sheet-scale say; leave it out", command: arguments.command)
    }
  }
}
