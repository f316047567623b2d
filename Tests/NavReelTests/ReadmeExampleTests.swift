import Foundation
import NavReel
import NavReelTestSupport
import Testing

@Suite struct ReadmeExampleTests {
  @Test func theExampleOfTheReadmeRuns() throws {
    try withTemporaryFolder { folder in
      try readme(folder: folder + "/push")
      let last = try Stage.picture(folder + "/push/frame-0031.png")
      #expect(last.width == 1179 && last.height == 2556)
    }
  }

  /// The README's scene can be drawn as pasted, without other files.
  @Test func theSceneOfTheReadmeDraws() throws {
    let readme = try String(contentsOf: Fixtures.package.appending(path: "README.md"), encoding: .utf8)
    let block = try #require(readme.components(separatedBy: "```json5\n").dropFirst().first)
    try withTemporaryFolder { folder in
      let path = folder + "/forest.scene.json5"
      try block.components(separatedBy: "```")[0].write(toFile: path, atomically: true, encoding: .utf8)
      let stage = try Stage.open(path, .init(scale: 0.5))
      for film in try stage.films() { #expect(try FilmRender(film, to: folder + "/out").warnings.isEmpty) }
      #expect(try stage.film("push").timeline.state(at: 0).statusBar.color == .white)
    }
  }
}
