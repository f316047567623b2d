import NavReel
import NavReelFigures

/// The code of docs/sheets.md; files of these names do not exist.
func sheets() throws {
  let push = try Stage.open("forest.scene.json5").film("push")
  try Strip(push).write(to: "push.strip.png")
  let options = SheetOptions(
    instants: .every(6), columns: 4, theme: .dark, captions: [.time, .progress, .attribute("titleColor")],
    title: "Push", hasDeviceOutline: true, cellWidth: 140)
  try Strip(push, options).write(to: "push.dark.png")
  try Onion(push).write(to: "push.onion.png")
  try Onion(push, options, style: .offset(Point(60, 20), faintest: 0.5)).write(to: "push.fan.png")
  let pop = try Stage.open("forest.scene.json5").film("back")
  try CompareStrip(push, pop, labels: ("Push", "Swipe back"), options).write(to: "compare.png")
  let cells = try (0..<3).map { index in
    SheetCell(try Stage.picture("frame-\(index).png"), name: "frame \(index)", time: Fraction(index, 60))
  }
  try Strip(cells: cells, SheetOptions(captions: [.time, .name], cellWidth: 120)).write(to: "frames.png")
}
