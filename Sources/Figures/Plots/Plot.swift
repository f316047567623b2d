public import NavReelDrawing
public import NavReelMotion
public import NavReel
import NavReelTypography

/// Curves of a film's state over time or over a scroll offset, with the frames above them where wanted.
///
///     let film = try Stage.open("forest.scene.json5").film("push")
///     let plot = try Plot(film, strip: PlotStrip(film))
///     try plot.write(to: "push.plot.svg")
///     try plot.write(to: "push.plot.png")
///
/// Numbers are lines in panels by what they count, colours are bands, words are labelled segments; dashed lines say
/// where a motion begins, a finger lets go, a motion ends.
public struct Plot: Sendable {
  /// The choices of what a plot shows, and how.
  public struct Options: Hashable, Sendable {
    /// Names of attributes, in their order. Default nil: the most telling.
    public var attributes: [String]?

    /// Default: time.
    public var axis: PlotAxis

    /// In points, one of ``widths``. Default 760.
    public var width: Double

    /// Default false: dark on white.
    public var isDark: Bool

    /// Default nil: the names of scene and reel. Empty for none.
    public var title: String?

    /// The widths that may be asked for.
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

  /// The figure, from which both files are written.
  public let drawing: PlotDrawing

  private let fonts: FontBook

  /// Curves of a film; those over an offset have the corners of the scene's rules, wherever its frames are.
  ///
  /// - Parameters:
  ///   - fps: frames a second. Default 60.
  ///   - strip: as for ``init(_:_:strip:)``.
  /// - Throws: as there, and what keeps the attributes from being gathered.
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

  /// Curves made elsewhere, or of a film's frames alone.
  ///
  /// - Parameters:
  ///   - strip: frames above the curves, joined to their instants; over time only. Default nil.
  /// - Throws: no frames, a name that no attribute has, a width out of range, an axis that is none, a missing font.
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
      // The axis itself would be a straight line.
      if case .offset(let screen) = options.axis { shown.removeAll { $0.name == "screens.\(screen).offset" } }
    }
    do throws(FontError) { fonts = try FontBook() } catch { throw .fonts([error]) }
    var figure = PlotFigure(attributes, options, samples, fonts)
    drawing = figure.draw(PlotContent(shown, samples), strip)
    guard fonts.problems.isEmpty else { throw .fonts(fonts.problems) }
  }

  /// The figure as SVG.
  public var svg: String { drawing.svg }

  /// The figure in pixels.
  ///
  /// - Parameter scale: pixels a point, 0.5…8; default 2.
  /// - Throws: for another scale, and for more than 64 megapixels.
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
