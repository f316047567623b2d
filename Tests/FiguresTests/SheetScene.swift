import NavReelFigures
import Foundation
import NavReel
import NavReelTestSupport
import Testing

/// Returns a film of two pages on a small screen, flat enough to compute by hand.
func sheetFilm(_ reel: String = "push", appearance: Scene.Appearance = .light) throws -> Film {
  var one = Screen(name: "one", title: "One", content: .color(Color(255, 0, 0)))
  one.bar.barTintColor = Color(0, 160, 80)
  one.bar.titleColor = .white
  var two = Screen(name: "two", title: "Two", content: .color(Color(0, 0, 255)))
  two.bar.barTintColor = .white
  two.bar.titleColor = .black
  var scene = Scene(
    device: Device(size: Size(120, 200), scale: 1), screens: [one, two],
    reels: [
      .push(from: "one", to: "two", hold: .init(before: 0.1, after: 0.2)), .pop(from: "two", to: "one"),
      Reel(name: "still", kind: .still(.init(screen: "one"))),
    ])
  scene.appearance = appearance
  return try Stage(scene: scene).film(reel)
}

/// Returns a picture of one colour as a cell.
func flatCell(
  _ color: Color, _ width: Int = 100, _ height: Int = 60, name: String = "", time: Fraction? = nil
) -> SheetCell {
  SheetCell(Pixmap(width: width, height: height, filling: color), name: name, time: time)
}

/// Returns a part of a picture.
func cropped(_ pixmap: Pixmap, to rect: PixelRect) -> Pixmap {
  var part = Pixmap(width: rect.width, height: rect.height)
  for y in 0..<rect.height { for x in 0..<rect.width { part[x, y] = pixmap[rect.x0 + x, rect.y0 + y] } }
  return part
}

/// Expects an error of one line that contains a text.
func expectError<R>(_ text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation, _ body: () throws -> R) {
  do {
    _ = try body()
    Issue.record("no error; expected one with \"\(text)\"", sourceLocation: sourceLocation)
  } catch {
    let line = "\(error)"
    #expect(line.contains(text) && !line.contains("\n"), "\(line)", sourceLocation: sourceLocation)
  }
}

/// Expects a picture to equal `Fixtures/figures/<name>.png` to the last bit.
func expectFigure(_ actual: Pixmap, named name: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
  let folder = GoldenFolder(
    goldens: Fixtures.folder, failures: GoldenFolder.standard.failures, isRecording: GoldenFolder.standard.isRecording)
  if let problem = folder.problem(with: actual, named: "figures/" + name) {
    Issue.record("\(problem)", sourceLocation: sourceLocation)
  }
}
