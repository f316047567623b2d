import Foundation
import NavReelTestSupport
import Testing

/// The scripts of our pages, as files.
@Suite struct PageFilesTests {
  private static let sources = Fixtures.package.appending(path: "Sources").path

  @Test(.needs("node"), arguments: ["Figures", "Review"])
  func nodeReadsEveryScriptAndNoNamesClash(_ room: String) throws {
    let node = try #require(OutsideProgram("node"))
    let folder = "\(PageFilesTests.sources)/\(room)/Pages"
    var paths = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".js") }
      .map { "\(folder)/\($0)" }
    #expect(!paths.isEmpty)
    for path in paths { #expect(try node.run(["--check", path]).status == 0, "\(path)") }
    // The scripts of a page share one scope.
    if room != "Figures" { paths.append("\(PageFilesTests.sources)/Figures/Pages/page.js") }
    let texts = try paths.map { try String(contentsOfFile: $0, encoding: .utf8) }
    #expect(try node.run(["--check", "-"], input: Array("{\n\(texts.joined())}\n".utf8)).status == 0)
  }
}
