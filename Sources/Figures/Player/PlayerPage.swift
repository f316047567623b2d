import NavReelDocuments
import NavReelDrawing
public import NavReelMotion
public import NavReel
import NavReelScene

/// A page that plays one film frame by frame: one HTML file that loads nothing else and opens from the disk.
///
///     let page = PlayerPage(film, attributes: try film.attributes(fps: 60))
///     let sink = try PlayerSink(page, to: "push.html")
///
/// The file contains, in order: the page, `film` and `attributes` as JSON, each drawing as a PNG file in Base64,
/// `drawings` as JSON, and the script.
public struct PlayerPage: Sendable {
  /// The names in the heading.
  public var scene: String
  public var reel: String

  /// The notes beside the names, such as the device.
  public var notes: [String]

  /// The width of a frame, in pixels.
  public var width: Int
  public var height: Int

  /// The times of the frames in seconds, ascending; at least one.
  public var times: [Fraction]

  /// The end of the last frame in seconds, after its time.
  public var end: Fraction

  /// The attributes of the same frames, or nil.
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

  /// Creates the page of a film whose frames follow each other at a constant rate.
  ///
  /// - Parameter attributes: the film's attributes at that rate.
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

  /// Everything before the first picture.
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

  /// Returns everything after the last picture.
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
