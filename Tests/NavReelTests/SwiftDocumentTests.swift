import Foundation
import NavReel
import NavReelTestSupport
import Testing

/// Checks docs/swift.md: the ant forest is the same film both ways.
@Suite struct SwiftDocumentTests {
  private static let scenePath = Fixtures.path("scenes/gallery/0-wrnavigationbar/ant-forest.scene.json5")

  private func bothWays(scale: Double) throws -> (file: Stage, swift: Stage) {
    let device = try #require(Device(named: "iPhone 8"))
    let swift = try antForest(folder: URL(filePath: Self.scenePath).deletingLastPathComponent().path, device: device)
    // Uses the pictures' scale, not the device's, since hairlines are fainter in smaller pictures.
    return (try Stage.open(Self.scenePath, .init(scale: scale)), try swift.scaled(to: scale))
  }

  @Test func theAntForestIsTheSameFilmFromASceneFileAndFromSwift() throws {
    let (file, swift) = try bothWays(scale: 1)
    #expect(file.scene.reels.map(\.name) == swift.scene.reels.map(\.name) && swift.warnings.isEmpty)
    for (one, two) in zip(try file.films(), try swift.films()) {
      let (a, b) = (try one.frames(fps: 60), try two.frames(fps: 60))
      #expect(a.times == b.times && a.times.count > 30)
      for (first, second) in zip(a, b) {
        #expect(first.state == second.state, "\(one.reel.name) at \(first.time)")
        #expect(first.pixmap == second.pixmap, "\(one.reel.name) at \(first.time)")
      }
    }
  }

  @Test func itsFadeIsTheSameAtTheDevicesScale() throws {
    let (file, swift) = try bothWays(scale: 2)
    let (a, b) = (try file.film("fade"), try swift.film("fade"))
    for percent in [0, 30, 50, 55, 60, 100] {
      let time = a.time(of: .percent(Fraction(percent)))
      #expect(try a.frame(at: time).digest == b.frame(at: time).digest)
    }
  }

  @Test func itsStatusBarTurnsWhereTheFilesDoes() throws {
    let (file, swift) = try bothWays(scale: 1)
    let times = try file.film("fade").timeline.switchTimes
    #expect(try swift.film("fade").timeline.switchTimes == times)
    let time = try #require(times.first)
    let timeline = try swift.film("fade").timeline
    #expect(timeline.state(at: time - 1e-3).statusBar.style == .lightContent)
    #expect(timeline.state(at: time + 1e-3).statusBar.style == .default)
  }

  @Test func theAnimatorsOfTheDocumentAreThoseOfTheScene() throws {
    let file = try Stage.open(Fixtures.path("scenes/animators.scene.json5")).scene
    let swift = try swinging()
    for (name, twin) in [("swing", "Swing"), ("swingBack", "SwingBack")] {
      var expected = try #require(file.animators.first { $0.name == name })
      expected.name = twin
      #expect(swift.animators.contains(expected))
    }
    for reel in swift.reels { _ = try Timeline(scene: swift, reel: reel).state(at: 0.3) }
  }

  /// The scene in the document is the gallery's file without its comments and texts.
  @Test func theRulesOfTheDocumentAreThoseOfTheScene() throws {
    let document = try lines(Fixtures.package.appending(path: "docs/swift.md"))
    let block = try #require(document.split(separator: "```json5", omittingEmptySubsequences: false).dropFirst().first)
    let scene = Set(try lines(URL(filePath: Self.scenePath)))
    let rules = block.prefix { $0 != "```" }
    #expect(rules.count > 5)
    for line in rules { #expect(scene.contains(line), "\(line)") }
  }

  private func lines(_ url: URL) throws -> [String] {
    try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map { String($0.drop { $0 == " " }) }
  }
}
