import NavReelDrawing
import NavReelFigures
import NavReel
import NavReelScene

/// The options of strips and onion skins, for films and for existing frames.
enum SheetArguments {
  static let options = [
    Option("columns", value: "N", "pictures in a row of a strip (default: up to six)"),
    Option("every", value: "N", "put every N-th frame into the strip (default: six moments, or up to twelve files)"),
    Option("cell-width", value: "N", "the width of a picture in points (default: 180, or a small file's own)"),
    Option("gap", value: "N", "points between pictures"),
    Option("theme", value: "WORD", completes: .words(SheetTheme.self), "light (default) or dark"),
    Option("background", value: "COLOR", "the background: #rrggbb, a name or clear (default: the theme's)"),
    Option(
      "captions", value: "LIST", isRepeatable: true, completes: .list(["time", "progress", "name", "none"]),
      "time (default), progress, name, none, or attributes such as titleColor"),
    Option("title", value: "TEXT", "a line over the picture"),
    Option("device-frame", "draw the phone around each picture"),
    Option("sheet-scale", value: "N", "pixels per point of the sheet, 0.01…16 (default: 2)"),
  ]
  static let onion = [
    Option(
      "offset", value: "X,Y", isRepeatable: true, "shift each instant of an onion skin by points instead of blending")
  ]

  static func options(_ arguments: ParsedArguments, _ defaults: SheetOptions = SheetOptions()) throws -> SheetOptions {
    var options = defaults
    options.columns = try arguments.whole("columns", 1...1000) ?? options.columns
    if let step = try arguments.whole("every", 1...1_000_000) {
      if arguments.flag("at") {
        throw UsageError(
          message: "--every and --at both choose the instants; leave one of them out", command: arguments.command)
      }
      options.instants = .every(step)
    }
    options.cellWidth = try number("cell-width", 1...20_000, arguments) ?? options.cellWidth
    options.gap = try number("gap", 0...10_000, arguments) ?? options.gap
    options.scale = try number("sheet-scale", Stage.OpenOptions.scales, arguments) ?? options.scale
    options.theme = try arguments.parsed("theme", "light or dark") { SheetTheme(rawValue: $0) } ?? options.theme
    options.background =
      try arguments.color("background", "a colour (#rgb, #rrggbb, #rrggbbaa, a name or clear)")
      ?? options.background
    if arguments.flag("captions") {
      let names = arguments.list("captions")
      options.captions = names == ["none"] ? [] : names.map { SheetCaption($0) }
    }
    options.title = arguments.value("title") ?? options.title
    options.hasDeviceOutline = arguments.flag("device-frame")
    return options
  }

  static func style(_ arguments: ParsedArguments) throws -> Onion.Style {
    guard arguments.flag("offset") else { return .blended() }
    let parts = arguments.list("offset").map { Double($0) }
    guard parts.count == 2, let x = parts[0], let y = parts[1] else {
      throw arguments.invalid(
        "offset", arguments.all("offset").joined(separator: ","), "two numbers of points, such as 40,0")
    }
    return .offset(Point(x, y))
  }

  static func number(
    _ name: String, _ range: ClosedRange<Double>, _ arguments: ParsedArguments
  ) throws -> Double? {
    try arguments.parsed(name, "a number of \(bound(range.lowerBound))…\(bound(range.upperBound))") { text in
      Double(text).flatMap { range.contains($0) ? $0 : nil }
    }
  }

  private static func bound(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }
}
