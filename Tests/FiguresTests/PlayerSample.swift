import NavReelDrawing
import NavReelFigures
import Foundation
import NavReelMotion
import NavReel
import NavReelTestSupport

/// Sample films and the pages that play them.
enum PlayerSample {
  /// A push between two screens of 120 × 200 points, with holds.
  static func film() throws -> Film {
    var first = Screen(name: "one", title: "One", content: .rows(3))
    first.bar.barTintColor = Color(0, 160, 80)
    var second = Screen(name: "two", title: "Two", content: .color(Color(250, 240, 230)))
    second.bar.barTintColor = .white
    let scene = Scene(
      device: Device(size: Size(120, 200), scale: 1), screens: [first, second],
      reels: [.push(from: "one", to: "two", hold: .init(before: 0.1, after: 0.2))])
    return try Stage(scene: scene).film("push")
  }

  /// Writes pictures that follow each other at 60 frames per second.
  static func write(_ pictures: [Pixmap], _ page: PlayerPage, to path: String) throws {
    let sink = try PlayerSink(page, to: path)
    try FramePipeline(width: page.width, height: page.height, isOpaque: true, jobs: 2).run(
      pictures.indices.map { $0..<$0 + 1 }, to: [sink]
    ) { canvas, index in canvas = pictures[index] }
  }

  /// Returns a page of nothing but pictures.
  static func page(of pictures: [Pixmap], scene: String = "noise", reel: String = "still") -> PlayerPage {
    PlayerPage(
      scene: scene, reel: reel, width: pictures[0].width, height: pictures[0].height,
      times: pictures.indices.map { Fraction($0, 60) }, end: Fraction(pictures.count, 60))
  }

  /// Returns opaque noise that changes in some rectangle from picture to picture, and sometimes not at all.
  static func noise(_ count: Int, width: Int = 61, height: Int = 47) -> [Pixmap] {
    var generator = SeededGenerator(seed: 9)
    var picture = Pixmap(width: width, height: height, filling: .white)
    return (0..<count).map { index in
      let x0 = Int.random(in: 0..<width, using: &generator), x1 = Int.random(in: x0..<width, using: &generator)
      let y0 = Int.random(in: 0..<height, using: &generator), y1 = Int.random(in: y0..<height, using: &generator)
      if index % 7 != 3 {
        picture.withMutablePixels { pixels in
          for y in y0...y1 {
            for x in x0...x1 {
              pixels[y * width + x] = UInt32.random(in: 0...UInt32.max, using: &generator) | 0xFF00_0000
            }
          }
        }
      }
      return picture
    }
  }

  /// A name that nobody should give a scene.
  static let hostileName = "</script><script>alert(1)</script><!-- \" & \u{2028} \"\u{301}onload=x \u{0}\u{7} 名"

  /// Writes a page whose every text is hostile.
  static func writeHostile(to path: String) throws {
    let pictures = noise(3)
    var page = page(of: pictures, scene: hostileName, reel: hostileName)
    page.notes = [hostileName]
    page.attributes = FilmAttributes(
      scene: hostileName, reel: hostileName, rate: 60, times: page.times,
      attributes: [
        FilmAttribute(name: hostileName, label: hostileName, curve: .words([hostileName, "", hostileName]))
      ])
    try write(pictures, page, to: path)
  }

  /// Runs a test in a folder that is removed afterwards.
  static func inFolder<R>(_ body: (String) throws -> R) throws -> R {
    let folder = FileManager.default.temporaryDirectory.appending(path: "navreel-player-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder.path)
  }
}
