import Figures
import Foundation
import NavReel
import TestSupport
import Testing

/// What docs/sheets.md says holds: its code is here, line by line.
@Suite struct SheetDocumentTests {
  /// Never called: files of these names do not exist.
  private func examples() throws {
    // example
    let push = try Stage.open("forest.scene.json5").film("push")
    try Strip(push).write(to: "push.strip.png")
    // end
    // example
    let options = SheetOptions(
      instants: .every(6), columns: 4, theme: .dark, captions: [.time, .progress, .attribute("titleColor")],
      title: "Push", hasDeviceOutline: true, cellWidth: 140)
    try Strip(push, options).write(to: "push.dark.png")
    // end
    // example
    try Onion(push).write(to: "push.onion.png")
    try Onion(push, options, style: .offset(Point(60, 20), faintest: 0.5)).write(to: "push.fan.png")
    // end
    // example
    let pop = try Stage.open("forest.scene.json5").film("back")
    try CompareStrip(push, pop, labels: ("Push", "Swipe back"), options).write(to: "compare.png")
    // end
    // example
    let cells = try (0..<3).map { index in
      SheetCell(try Stage.picture("frame-\(index).png"), name: "frame \(index)", time: Fraction(index, 60))
    }
    try Strip(cells: cells, SheetOptions(captions: [.time, .name], cellWidth: 120)).write(to: "frames.png")
    // end
  }

  @Test func theDocumentHasTheCodeOfThisFile() throws {
    let source = try lines(URL(filePath: #filePath))
    let pieces = source.split(separator: "// example").dropFirst().map { Array($0.prefix { $0 != "// end" }) }
    let document = try lines(Fixtures.package.appending(path: "docs/sheets.md"))
    let blocks = document.split(separator: "```swift", omittingEmptySubsequences: false).dropFirst()
      .map { Array($0.prefix { $0 != "```" }) }
    #expect(blocks == pieces)
    #expect(blocks.count == 5)
  }

  private func lines(_ url: URL) throws -> [String] {
    try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map { String($0.drop { $0 == " " }) }
  }
}
