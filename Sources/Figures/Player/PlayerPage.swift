import NavReelDocuments
import NavReelDrawing
public import NavReelMotion
public import NavReel
import NavReelScene

/// A page that plays one film, frame by exact frame: one HTML file that fetches nothing and opens from the disk.
///
///     let page = PlayerPage(film, attributes: try film.attributes(fps: 60))
///     let sink = try PlayerSink(page, to: "push.html")
///
/// In the file's order: the page, `film` and `attributes` as JSON, each drawing as a PNG file in Base64, `drawings` as
/// JSON, the program.
public struct PlayerPage: Sendable {
  /// The names in the heading.
  public var scene: String
  public var reel: String

  /// Said beside the names, such as the device.
  public var notes: [String]

  /// The width of a frame, in pixels.
  public var width: Int
  public var height: Int

  /// The times of the frames, in seconds, ascending; at least one.
  public var times: [Fraction]

  /// When the last frame ends, in seconds; above its time.
  public var end: Fraction

  /// Nil for none; of the same frames.
  public var attributes: FilmAttributes?

  public init(
    scene: String, reel: String, notes: [String] = [], width: Int, height: Int, times: [Fraction], end: Fraction,
    attributes: FilmAttributes? = nil
  ) {
    self.scene = scene
    self.reel = reel
    self.notes = notes
    self.width = width
    self.height = height
    self.times = times
    self.end = end
    self.attributes = attributes
  }

  /// The page of a film whose frames follow each other at a rate.
  ///
  /// - Parameter attributes: of the film, at that rate.
  public init(_ film: Film, attributes: FilmAttributes) {
    let stage = film.stage
    let size = stage.pixelSize
    let scale = stage.scene.canvas.scale
    let last = attributes.times.last ?? .zero
    self.init(
      scene: stage.name, reel: film.reel.name,
      notes: [
        stage.scene.device.name, stage.scene.look.rawValue, stage.scene.appearance.rawValue,
        "\(size.width) × \(size.height) pixels, \(number((scale * 100).rounded() / 100)) per point",
        "\(attributes.rate) frames a second",
      ], width: size.width, height: size.height, times: attributes.times,
      end: attributes.rate > .zero ? last.addingOrRounding(.one / attributes.rate) : last, attributes: attributes)
  }

  /// All that stands before the first picture.
  var head: String {
    let names = [scene, reel].map { "<bdi>\(MarkupText.escaped($0))</bdi>" }.joined(separator: "<span>/</span>")
    return """
      \(PlayerPage.code.head(title: "\(scene) / \(reel)"))
      <body>
      \(body(names))\(PageMarkup.data("film", film))
      \(PageMarkup.data("attributes", attributes?.json ?? #"{"attributes":[]}"#))

      """
  }

  private static let code = PageCode(
    styles: [PageCode.shared.style, PackageResources.player_css],
    scripts: [
      PageCode.shared.script, PackageResources.player_pictures_js, PackageResources.player_panel_js,
      PackageResources.player_playback_js, PackageResources.player_stage_js, PackageResources.player_controls_js,
    ], images: "data:")

  /// All that stands behind the last picture.
  func tail(_ entries: [PlayerDrawing.Entry]) -> String {
    let drawings = JSONText.array(
      entries.map {
        .array([$0.frame, $0.rect.x0, $0.rect.y0, $0.rect.width, $0.rect.height, $0.key].map { .integer($0) })
      })
    return """
      \(PageMarkup.data("drawings", drawings.text))
      \(PlayerPage.code.script)
      </body>
      </html>

      """
  }

  private var film: String {
    JSONText.object([
      "scene": .string(scene), "reel": .string(reel), "width": .integer(width), "height": .integer(height),
      "times": .strings(times.map(\.description)), "end": .string(end.description),
    ]).text
  }
}
