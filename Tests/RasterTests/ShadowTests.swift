import NavReelDrawing
import Testing

@testable import NavReelRaster

private func draw(_ shadow: Shadow, width: Int = 60, height: Int = 60) -> Pixmap {
  Renderer(width: width, height: height, scale: 1).render(DisplayList([.shadow(shadow)]))
}

@Test func aBarsShadowFallsBelowIt() {
  // PC-041: shadows given as a path are drawn.
  let got = draw(Shadow(path: .rect(Rect(0, 0, 60, 30)), color: .black, sigma: 3, offset: Point(0, 1), isCutOut: true))
  #expect((0..<30).allSatisfy { got[30, $0] == 0 })
  let below = (30..<42).map { channels(got[30, $0])[3] }
  #expect(below[0] > 100 && below == below.sorted(by: >) && below[11] < 3)
}

@Test func rectanglesAndPathsCastTheSameShadow() {
  for sigma in [0, 1.3, 4, 9] {
    let r = Rect(18.25, 17.5, 22, 21.75)
    var general = Path.rect(r)
    general.elements.insert(.line(Point(r.midX, r.minY)), at: 1)
    let quick = draw(Shadow(path: .rect(r), color: .black.with(alpha: 0.6), sigma: sigma))
    let plain = draw(Shadow(path: general, color: .black.with(alpha: 0.6), sigma: sigma))
    #expect(distance(quick, plain) <= 1)
  }
}

@Test func aShadowKeepsTheAreaOfItsPath() {
  let got = draw(Shadow(path: .circle(center: Point(30, 30), radius: 8), color: .black, sigma: 5))
  #expect(abs(Double(alphas(got).reduce(0, +)) / 255 - Double.pi * 64) < 4)
}

@Test func aSharpShadowIsItsPathMoved() {
  let path = Path.roundedRect(Rect(10, 10, 20, 14), radius: 5)
  let got = draw(Shadow(path: path, color: .black, sigma: 0, offset: Point(7, 9)))
  #expect(alphas(got) == coverage(path.offset(x: 7, y: 9), width: 60, height: 60))
}

@Test func shadowsOutsideTheCanvasStillReachIn() {
  let got = draw(Shadow(path: .rect(Rect(-40, 0, 38, 60)), color: .black, sigma: 4))
  #expect(channels(got[0, 30])[3] > 40 && channels(got[20, 30])[3] == 0)
}
