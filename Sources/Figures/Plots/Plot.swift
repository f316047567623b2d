public import NavReelDrawing
public import NavReelMotion
public import NavReel
import NavReelTypography

/// Curves of a film's state over time or over a scroll offset, optionally with frames above them.
///
///     let film = try Stage.open("forest.scene.json5").film("push")
///     let plot = try Plot(film, strip: PlotStrip(film))
///     try plot.write(to: "push.plot.svg")
///     try plot.write(to: "push.plot.png")
///
/// Numbers are lines in panels by unit, colours are bands, and words are labelled segments; dashed lines mark where a
/// motion begins or ends and where a finger lets go.
public struct Plot: Sendable {
  /// The options for the contents and the look of a plot.
  public struct Options: Hashable, Sendable {
    /// The names of the attributes to show, in order; nil for the most informative. Default nil.
    public var attributes: [String]?

    /// The axis. Default: time.
    public var axis: PlotAxis

    /// The width in points, one of ``widths``. Default 760.
    public var width: Double

    /// True for light on dark. Default false.
    public var isDark: Bool

    /// The title; nil for the names of scene and reel, empty for none. Default nil.
    public var title: String?

    /// The allowed widths.
    public static let widths = 320.0...4000.0

    public init(
      attributes: [String]? = nil, axis: PlotAxis = .time, width: Double = 760, isDark: Bool = false,
      title: String? = nil
    ) {
      self.attributes = attributes
      self.axis = axis
      self.width = width
      self.isDark = isDark
      self.title = title
    }
  }

  /// The figure, the source of both file formats.
  public let drawing: PlotDrawing

  private let fonts: FontBook

  /// Creates curves of a film; those over an offset show the corners of the scene's rules, wherever the frames are.
  ///
  /// - Parameters:
  ///   - fps: frames per second. Default 60.
  ///   - strip: see ``init(_:_:strip:)``.
  /// - Throws: like that initialiser, and if the attributes cannot be gathered.
  public init(
    _ film: Film, fps: Fraction = 60, _ options: Options = Options(), strip: PlotStrip? = nil
  ) throws(StageError) {
    let attributes =
      switch options.axis {
      case .time: try film.attributes(fps: fps)
      case .offset(let screen): try film.attributes(fps: fps, overOffsetOf: screen)
      }
    try self.init(attributes, options, strip: strip)
  }

  /// Creates curves from attributes computed elsewhere, or from a film's frames alone.
  ///
  /// - Parameters:
  ///   - strip: the frames above the curves, joined to their instants; only over time. Default nil.
  /// - Throws: for no frames, an unknown attribute, a width out of range, an invalid axis, and a missing font.
  public init(
    _ attributes: FilmAttributes, _ options: Options = Options(), strip: PlotStrip? = nil
  ) throws(StageError) {
    guard Options.widths.contains(options.width) else {
      throw .request("width: expected 320…4000 points, got \(number(options.width))")
    }
    guard strip == nil || options.axis == .time else {
      throw .request("axis: frames stand above the curves only where these are over time")
    }
    let samples = try PlotSamples(attributes, over: options.axis)
    var shown: [FilmAttribute]
    if let names = options.attributes {
      guard !names.isEmpty else { throw .request("attributes: expected a name at least, got none") }
      guard names.count <= 64 else { throw .request("attributes: expected at most 64 names, got \(names.count)") }
      shown = try attributes.attributes(named: names)
    } else {
      shown = attributes.telling()
      // Over itself, the offset would be a straight line.
      if case .offset(let screen) = options.axis { shown.removeAll { $0.name == "screens.\(screen).offset" } }
    }
    do throws(FontError) { fonts = try FontBook() } catch { throw .fonts([error]) }
    var figure = PlotFigure(attributes, options, samples, fonts)
    drawing = figure.draw(PlotContent(shown, samples), strip)
    guard fonts.problems.isEmpty else { throw .fonts(fonts.problems) }
  }

  /// The figure as SVG.
  public var svg: String { drawing.svg }

  /// Returns the figure in pixels.
  ///
  /// - Parameter scale: pixels per point, 0.5…8. Default 2.
  /// - Throws: for a scale out of range, and for more than 64 megapixels.
  public func pixmap(scale: Double = 2) throws(StageError) -> Pixmap {
    guard (0.5...8).contains(scale) else { throw .request("scale: expected a number of 0.5…8, got \(number(scale))") }
    let area = drawing.size.width * drawing.size.height * scale * scale
    guard area <= 64_000_000 else {
      throw .request(
        "a plot of \(number(drawing.size.width)) × \(number(drawing.size.height)) points at scale \(number(scale)) has "
          + "\(number((area / 1_000_000).rounded())) megapixels; at most 64 are drawn; a smaller scale makes fewer")
    }
    return drawing.pixmap(scale: scale, fonts)
  }
}
