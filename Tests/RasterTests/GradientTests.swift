import NavReelDrawing
import Testing

@testable import NavReelRaster

private func draw(_ gradient: LinearGradient, width: Int, height: Int, scale: Double = 1) -> Pixmap {
  let box = Rect(0, 0, Double(width) / scale, Double(height) / scale)
  return Renderer(width: width, height: height, scale: scale).render(
    DisplayList([.fill(.rect(box), .linear(gradient))]))
}

@Test func gradientsShowTheirColourAtPixelCentres() {
  let stops = [
    LinearGradient.Stop(0.1, Color(255, 0, 0)), .init(0.5, Color(0, 255, 0, 0.5)), .init(0.9, Color(0, 0, 255, 0)),
  ]
  for (start, end) in [(Point(2, 0), Point(18, 0)), (Point(0, 1), Point(0, 11)), (Point(3, 2), Point(15, 9))] {
    let g = LinearGradient(from: start, to: end, stops: stops)
    let got = draw(g, width: 20, height: 12)
    let d = end - start
    for y in 0..<12 {
      for x in 0..<20 {
        let p = Point(Double(x) + 0.5, Double(y) + 0.5) - start
        let expected = g.color(at: (p.x * d.x + p.y * d.y) / (d.x * d.x + d.y * d.y)).pixel
        let worst = zip(channels(got[x, y]), channels(expected)).map { abs($0 - $1) }.max() ?? 0
        // The two are equal except for the last bit of a Double at a boundary between two levels.
        #expect(worst <= 1)
      }
    }
  }
}

@Test func aGreyRampHasEveryLevelOnce() {
  let got = draw(LinearGradient(from: .zero, to: Point(256, 0), .black, .white), width: 256, height: 1)
  #expect((0..<256).map { channels(got[$0, 0])[0] } == Array(0...255))
}

@Test func straightComponentsAreMixedThenPremultiplied() {
  let got = draw(
    LinearGradient(from: .zero, to: Point(2, 0), Color(255, 255, 255, 1), Color(0, 0, 0, 0)), width: 1, height: 1)
  // A quarter of the way, grey is .75 at alpha .75, so .5625 of 255.
  #expect(channels(got[0, 0]) == [143, 143, 143, 191])
}

@Test func gradientsScaleWithTheirSpace() {
  let g = LinearGradient(from: Point(0, 0), to: Point(0, 4), .black, .white)
  let got = draw(g, width: 1, height: 12, scale: 3)
  for y in 0..<12 { #expect(got[0, y] == g.color(at: (Double(y) + 0.5) / 12).pixel) }
}

@Test func aGradientWithoutLengthShowsItsEnd() {
  let g = LinearGradient(from: Point(3, 3), to: Point(3, 3), .black, .white)
  #expect(draw(g, width: 4, height: 4) == Pixmap(width: 4, height: 4, filling: .white))
}

@Test func gradientsStayContinuousUnderAntialiasedEdges() {
  let g = LinearGradient(from: .zero, to: Point(20, 20), Color(200, 10, 30), Color(10, 90, 200, 0.3))
  let list = DisplayList([.fill(.circle(center: Point(10, 10), radius: 9.3), .linear(g))])
  let got = Renderer(width: 20, height: 20, scale: 1).render(list)
  #expect(isPremultiplied(got))
  #expect(got[10, 10] == g.color(at: 10.5 / 20).pixel)
}
