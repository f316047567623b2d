import NavReelDrawing
import NavReelTestSupport
import Testing

@testable import NavReelRaster

private func draw(
  _ pixmap: Pixmap, source: Rect? = nil, _ destination: Rect, width: Int, height: Int, transform: Transform = .identity,
  opacity: Double = 1, tint: Color? = nil
) -> Pixmap {
  let image = ImageDraw(
    Image(name: "test", pixmap: pixmap), source: source, destination: destination, opacity: opacity, tint: tint)
  let list = DisplayList([.group(Group(transform: transform, content: DisplayList([.image(image)])))])
  return Renderer(width: width, height: height, scale: 1).render(list)
}

@Test func aPictureAtItsOwnSizeIsItself() {
  let p = noise(9, 7, seed: 2)
  #expect(draw(p, Rect(0, 0, 9, 7), width: 9, height: 7) == p)
}

@Test func reductionAveragesByArea() {
  // A checkerboard of single pixels is grey at half size; 3 → 2 splits the middle column.
  let board = picture(8, 8) { x, y in (x + y) % 2 == 0 ? Color.white.pixel : Color.black.pixel }
  let half = draw(board, Rect(0, 0, 4, 4), width: 4, height: 4)
  #expect(half.withPixels { $0.allSatisfy { channels($0) == [128, 128, 128, 255] } })
  let three = picture(3, 1) { x, _ in Color([0, 90, 240][x], 0, 0).pixel }
  let two = draw(three, Rect(0, 0, 2, 1), width: 2, height: 1)
  #expect([channels(two[0, 0])[0], channels(two[1, 0])[0]] == [30, 190])
}

@Test func aFractionalSourceTakesPartsOfPixels() {
  let p = picture(4, 1) { x, _ in Color([0, 100, 200, 60][x], 0, 0).pixel }
  let got = draw(p, source: Rect(0.5, 0, 3, 1), Rect(0, 0, 1, 1), width: 1, height: 1)
  // (½·0 + 100 + 200 + ½·60) / 3 = 110
  #expect(channels(got[0, 0])[0] == 110)
}

@Test func enlargementIsBilinearWithItsEdgesRepeated() {
  let p = picture(2, 1) { x, _ in Color(x == 0 ? 0 : 200, 0, 0).pixel }
  let got = draw(p, Rect(0, 0, 8, 1), width: 8, height: 1)
  // Centres are at (i + ½)/4 − ½ source pixels: 0 up to the first centre, then an eighth in, then steps of a quarter.
  #expect((0..<8).map { channels(got[$0, 0])[0] } == [0, 0, 25, 75, 125, 175, 200, 200])
}

@Test func enlargementReadsNothingOutsideItsSource() {
  let p = picture(4, 4) { x, y in x == 1 || x == 2 ? Color.white.pixel : Color.black.pixel }
  let got = draw(p, source: Rect(1, 0, 2, 4), Rect(0, 0, 16, 16), width: 16, height: 16)
  #expect(got == Pixmap(width: 16, height: 16, filling: .white))
}

@Test func fractionalEdgesAreAntialiased() {
  let white = Pixmap(width: 4, height: 4, filling: .white)
  let got = draw(white, Rect(0.5, 1, 2, 1.25), width: 4, height: 4)
  #expect(alphas(got) == [0, 0, 0, 0, 128, 255, 128, 0, 32, 64, 32, 0, 0, 0, 0, 0])
}

@Test func mirroringReversesTheColumns() {
  let p = noise(6, 5, seed: 8)
  let got = draw(p, Rect(0, 0, 6, 5), width: 6, height: 5, transform: Transform.scale(-1, 1).then(.translation(6, 0)))
  for y in 0..<5 { for x in 0..<6 { #expect(got[x, y] == p[5 - x, y]) } }
}

@Test func aQuarterTurnIsExact() {
  let p = noise(6, 5, seed: 8)
  let turn = Transform.rotation(degrees: 90).then(.translation(5, 0))
  let got = draw(p, Rect(0, 0, 6, 5), width: 5, height: 6, transform: turn)
  for y in 0..<5 { for x in 0..<6 { #expect(got[4 - y, x] == p[x, y]) } }
}

@Test func rotatedPicturesKeepTheirColourAndSmoothEdges() {
  let red = Pixmap(width: 30, height: 30, filling: Color(255, 0, 0))
  let turn = Transform.about(anchor: Point(0.5, 0.5), of: Rect(5, 5, 20, 20), degrees: 30)
  let got = draw(red, Rect(5, 5, 20, 20), width: 30, height: 30, transform: turn)
  #expect(abs(Double(alphas(got).reduce(0, +)) / 255 - 400) < 0.5)
  #expect(got.withPixels { $0.allSatisfy { channels($0)[0] == channels($0)[3] && channels($0)[1] == 0 } })
  #expect(alphas(got).contains { $0 > 0 && $0 < 255 })
}

@Test func aRotatedReductionIsAveragedFirst() {
  let board = picture(64, 64) { x, y in (x + y) % 2 == 0 ? Color.white.pixel : Color.black.pixel }
  let turn = Transform.about(anchor: Point(0.5, 0.5), of: Rect(8, 8, 16, 16), degrees: 20)
  let got = draw(board, Rect(8, 8, 16, 16), width: 32, height: 32, transform: turn)
  #expect(abs(channels(got[16, 16])[0] - 128) <= 2)
}

@Test func templatesTakeTheirTint() {
  let p = picture(2, 1) { x, _ in Color(200, 100, 0, x == 0 ? 1 : 0.5).pixel }
  let got = draw(p, Rect(0, 0, 2, 1), width: 2, height: 1, tint: Color(0, 122, 255))
  #expect(channels(got[0, 0]) == [0, 122, 255, 255])
  #expect(channels(got[1, 0]) == [0, 61, 128, 128])
}

@Test func opacityScalesAllFour() {
  let got = draw(Pixmap(width: 2, height: 2, filling: .white), Rect(0, 0, 2, 2), width: 2, height: 2, opacity: 0.5)
  #expect(got.withPixels { $0.allSatisfy { $0 == 0x8080_8080 } })
}

@Test func everyScaleStaysPremultipliedAndKeepsAFlatColour() {
  var random = SeededGenerator(seed: 21)
  let flat = Pixmap(width: 31, height: 17, filling: Color(210, 60, 10, 0.7))
  let rough = noise(31, 17, seed: 5)
  for _ in 0..<40 {
    let (w, h) = (1 + Int(random.unit() * 70), 1 + Int(random.unit() * 40))
    let box = Rect(0, 0, Double(w), Double(h))
    let source = Rect(random.within(0, 9), random.within(0, 5), random.within(1, 20), random.within(1, 11))
    #expect(
      draw(flat, source: source, box, width: w, height: h)
        == Pixmap(width: w, height: h, filling: Color(210, 60, 10, 0.7)))
    #expect(isPremultiplied(draw(rough, source: source, box, width: w, height: h)))
  }
}

@Test func aPartOfAScaledPictureIsThatPartOfTheWhole() {
  let p = noise(40, 30, seed: 6)
  let whole = draw(p, Rect(-3.3, -2.1, 33.7, 52.9), width: 40, height: 60)
  let clipped = Renderer(width: 40, height: 60, scale: 1).render(
    DisplayList([
      .group(
        Group(
          clip: .rect(Rect(7, 9, 11, 20)),
          content: DisplayList([
            .image(ImageDraw(Image(name: "p", pixmap: p), destination: Rect(-3.3, -2.1, 33.7, 52.9)))
          ])))
    ]))
  for y in 9..<29 { for x in 7..<18 { #expect(clipped[x, y] == whole[x, y]) } }
  #expect(clipped[6, 10] == 0)
}

@Test func bothBodiesOfTheRowScalerAgree() {
  var random = SeededGenerator(seed: 31)
  let source = noise(50, 1, seed: 9)
  for _ in 0..<200 {
    let low = random.within(0, 40)
    let high = random.within(low + 0.5, 50)
    let cells = 1 + Int(random.unit() * 120)
    let taps = ResamplingTaps(
      cells: 0..<cells, from: random.within(-2, 0.5), to: Double(cells) + random.within(-0.5, 2), low: low, high: high,
      limit: 50)
    var quick = [UInt16](repeating: 0, count: cells * 4)
    var plain = quick
    source.withPixels { pixels in
      quick.withUnsafeMutableBufferPointer { q in
        plain.withUnsafeMutableBufferPointer { p in
          guard let from = pixels.baseAddress, let q = q.baseAddress, let p = p.baseAddress else { return }
          RowScaler(taps).scale(from, q)
          RowScaler.scale(from, taps, p)
        }
      }
    }
    #expect(quick == plain)
    // A mean of bytes is at most a byte, times 256.
    #expect(quick.allSatisfy { $0 <= 65280 })
  }
}
