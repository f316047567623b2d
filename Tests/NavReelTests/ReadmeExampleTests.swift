import Foundation
import NavReel
import TestSupport
import Testing

// The lines between the marks are those of README.md.
private func readmeExample(folder: String) throws {
  // example
  var home = Screen(name: "home", title: "Home", content: .rows(20))
  home.bar.barTintColor = Color(0, 175, 240)
  let detail = Screen(name: "detail", title: "Detail")
  let scene = Scene(screens: [home, detail], reels: [.push(from: "home", to: "detail")])
  let film = try Stage(scene: scene).film("push")
  for frame in try film.frames(fps: 60) {
    try frame.write(to: "\(folder)/\(frame.fileName)")
  }
  // end
}

@Suite struct ReadmeExampleTests {
  @Test func theExampleOfTheReadmeRuns() throws {
    try withTemporaryFolder { folder in
      try readmeExample(folder: folder + "/push")
      let last = try Stage.picture(folder + "/push/frame-0031.png")
      #expect(last.width == 1179 && last.height == 2556)
    }
  }

  @Test func theReadmeHasTheseLines() throws {
    let source = try String(contentsOfFile: #filePath, encoding: .utf8).split(separator: "\n").map(trimmed)
    let start = try #require(source.firstIndex(of: "// example"))
    let end = try #require(source.firstIndex(of: "// end"))
    let readme = try String(contentsOf: Fixtures.package.appending(path: "README.md"), encoding: .utf8)
      .split(separator: "\n").map(trimmed)
    let block = try #require(readme.firstIndex(of: "```swift"))
    let lines = readme[(block + 1)...].prefix { $0 != "```" }
    #expect(lines.prefix(2) == ["import NavReel", "let folder = \"out/push\""])
    #expect(Array(lines.dropFirst(2)) == Array(source[(start + 1)..<end]))
  }

  /// Its scene draws as it is pasted, without a file beside it.
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

  private func trimmed(_ line: Substring) -> String {
    String(line.drop { $0 == " " })
  }
}
