import NavReelCodecs
import NavReelDrawing
import NavReelLayout
import NavReelMotion
import NavReelScene

@testable import NavReel

/// A scene's text as a stage: a small device unless the text says another, pictures by name.
///
/// The device keeps its inset of 20 without a status bar, as one with a notch does.
///
/// - Parameter members: what stands in the scene beside the version and the device.
func stage(
  _ members: String, device: String = "{size: [120, 240], scale: 2, safeTop: 20, statusBarClass: 'x'}",
  variant: SceneVariant = SceneVariant(),
  statusBar: String = "{hidden: true}", images: [String: Pixmap] = [:]
) throws -> NavReel.Stage {
  let text = "{navreel: 1, device: \(device), statusBar: \(statusBar), \(members)}"
  let draft = try SceneDocument(text: text, name: "case").decode(variant: variant)
  let scene = try draft.resolve(
    images: images.mapValues { ImageTraits(size: $0.bounds.size, isOpaque: $0.isOpaque) })
  return try NavReel.Stage(scene: scene, named: "case", images: images)
}

extension Film {
  /// `count` frames from the first instant to the last, both included.
  func pictures(_ count: Int) -> [Pixmap] {
    (0..<count).map { drawnFrame(at: moment($0, of: count), index: $0).pixmap }
  }

  /// The states of the same instants.
  func states(_ count: Int) -> [FrameState] {
    (0..<count).map { timeline.state(at: moment($0, of: count).value) }
  }

  /// What was placed at the same instants.
  func placements(_ count: Int) -> [PlacedItems] { states(count).map { stage.layout.place($0) } }

  /// The last instant is on or just past the end.
  private func moment(_ index: Int, of count: Int) -> Fraction {
    Fraction(Int((duration * 1_000_000).rounded(.up)) * index, 1_000_000 * (count - 1))
  }
}

/// One pixel's bytes.
struct RGB: Equatable, CustomStringConvertible {
  var red: Int
  var green: Int
  var blue: Int

  init(_ pixel: UInt32) {
    red = Int(pixel & 255)
    green = Int(pixel >> 8 & 255)
    blue = Int(pixel >> 16 & 255)
  }

  init(_ red: Int, _ green: Int, _ blue: Int) { (self.red, self.green, self.blue) = (red, green, blue) }

  var darkest: Int { min(red, green, blue) }
  var lightest: Int { max(red, green, blue) }

  func distance(_ other: RGB) -> Int {
    max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue))
  }

  var description: String { "(\(red), \(green), \(blue))" }
}

extension Pixmap {
  func rgb(_ x: Int, _ y: Int) -> RGB { RGB(self[x, y]) }

  /// The pixels of some rows and columns, row by row.
  func rgb(x: Range<Int>, y: Range<Int>) -> [RGB] { y.flatMap { y in x.map { rgb($0, y) } } }

  /// The largest distance of two pixels at the same place.
  func distance(_ other: Pixmap, x: Range<Int>? = nil, y: Range<Int>? = nil) -> Int {
    let (x, y) = (x ?? 0..<width, y ?? 0..<height)
    return zip(rgb(x: x, y: y), other.rgb(x: x, y: y)).reduce(0) { max($0, $1.0.distance($1.1)) }
  }
}

/// True when the numbers only grow, or only shrink; `slack` is what rounding may take back.
func isMonotone(_ values: [Double], slack: Double = 1e-9) -> Bool {
  let steps = zip(values, values.dropFirst()).map { $1 - $0 }
  return steps.allSatisfy { $0 >= -slack } || steps.allSatisfy { $0 <= slack }
}
