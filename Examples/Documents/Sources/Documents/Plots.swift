import NavReel
import NavReelFigures

/// The code of docs/plots.md; files of these names do not exist.
func plots() throws {
  let film = try Stage.open("forest.scene.json5").film("fade")
  try Plot(film, strip: PlotStrip(film)).write(to: "fade.svg")
  try Plot(film, Plot.Options(axis: .offset(of: "forest"))).write(to: "fade.png")
}
