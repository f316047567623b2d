import NavReelDrawing
import Testing

@testable import NavReelRaster

private typealias Step = BackdropFilter.ColorStep

private func curve(_ s: Double, _ b: Double, _ a: Double, _ v: [Double]) -> Step {
  .luminanceCurve(saturation: s, brightness: b, amount: a, v0: v[0], v1: v[1], v2: v[2], v3: v[3])
}

/// The saturation, brightness, amount and curve of the system's materials.
private let materials: [(name: String, step: Step)] = [
  ("ultraThin light", curve(1.1, 0.12, 0.5, [0.45, 0.55, 0.65, 0.68])),
  ("thin light", curve(1.35, 0.12, 0.6, [0.725, 0.825, 0.76, 0.73])),
  ("regular light", curve(1.5, 0.1, 0.75, [0.9, 0.83, 0.925, 0.815])),
  ("thick light", curve(1.5, 0.045, 0.88, [0.99, 0.95, 0.98, 0.905])),
  ("chrome light", curve(1.1, 0.1, 0.75, [0.8, 0.9, 1.1, 0.825])),
  ("ultraThin dark", curve(1.1, 0, 0.5, [0.24, 0.24, 0.3, 0.39])),
  ("thin dark", curve(1.35, 0, 0.6, [0.2, 0.21, 0.1, 0.15])),
  ("regular dark", curve(1.5, 0, 0.75, [0.16, 0.26, 0.1, 0.1])),
  ("thick dark", curve(1.5, 0, 0.88, [0.14, 0.16, 0.1, 0.03])),
  ("chrome dark", curve(2, -0.1, 0.75, [0.23, 0.52, 0.27, 0.255])),
]

private func shown(_ filter: BackdropFilter, over color: Color) -> [Double] {
  let list = DisplayList([.backdrop(Backdrop(shape: .rect(Rect(0, 0, 40, 40)), filter: filter))])
  return channels(Renderer(width: 40, height: 40, scale: 1).render(list, background: color)[20, 20]).map(Double.init)
}

private func isNear(_ got: [Double], _ expected: [Double], _ tolerance: Double) -> Bool {
  zip(got, expected).allSatisfy { abs($0 - $1) <= tolerance }
}

@Test func materialsShowTheMeasuredGreys() {
  let measured: [(Int, [Double])] = [
    (0, [88.7, 141.1, 196.1, 234, 178, 31.8, 32, 31.8, 30, 18]),
    (64, [130, 175.1, 207.9, 237, 210.2, 63.4, 55.8, 53.8, 39, 58.1]),
    (128, [169.3, 200.3, 222.2, 243, 239.6, 100, 76, 63.8, 42, 74.8]),
    (191, [209.3, 222.2, 237.1, 246, 254.9, 137.8, 98.1, 71.8, 42, 79.8]),
    (255, [245, 245.1, 244.8, 246, 247, 176.8, 125.8, 84, 36, 87.8]),
  ]
  for (grey, row) in measured {
    for (material, expected) in zip(materials, row) {
      let got = shown(BackdropFilter(sigma: 30, color: material.step), over: Color(grey, grey, grey))
      #expect(isNear(got, [expected, expected, expected, 255], 3), "\(material.name) over \(grey): \(got)")
    }
  }
}

@Test func materialsShowTheMeasuredColours() {
  let measured: [(Color, String, [Double])] = [
    (Color(255, 0, 0), "chrome light", [254.9, 190.6, 190.6]), (Color(255, 0, 0), "chrome dark", [156.1, 28, 28]),
    (Color(0, 255, 0), "chrome light", [203.6, 254.9, 203.6]), (Color(0, 255, 0), "chrome dark", [0.1, 114, 0.1]),
    (Color(0, 0, 255), "chrome light", [182.2, 182.2, 252.6]),
    (Color(0, 0, 255), "chrome dark", [24.1, 24.2, 152.6]),
    (Color(200, 120, 60), "regular light", [251, 220.1, 197.9]),
    (Color(200, 120, 60), "chrome light", [254.9, 238.2, 221.6]),
    (Color(200, 120, 60), "regular dark", [90, 59.8, 37.8]),
    (Color(200, 120, 60), "chrome dark", [108.9, 69.7, 39]),
    (Color(60, 140, 160), "regular light", [198.1, 228, 236.9]),
    (Color(60, 140, 160), "chrome light", [221.6, 243.2, 247.6]),
    (Color(60, 140, 160), "regular dark", [39.8, 69.8, 75.8]),
    (Color(180, 150, 140), "regular light", [240.8, 228, 224.2]),
  ]
  for (color, name, expected) in measured {
    for material in materials where material.name == name {
      let got = shown(BackdropFilter(sigma: 22.5, color: material.step), over: color)
      #expect(isNear(got, expected + [255], 3), "\(name) over \(color): \(got)")
    }
  }
}

@Test func legacyStylesShowTheMeasuredValues() {
  func legacy(_ sigma: Double, _ g: Double, _ a: Double) -> BackdropFilter {
    BackdropFilter(sigma: sigma, color: .saturation(1.8), tints: [Color(white: g, alpha: a)])
  }
  let styles: [(BackdropFilter, [Double])] = [
    (legacy(20, 0.97, 0.8), [198, 223, 249]), (legacy(30, 1, 0.3), [77, 167, 255]),
    (legacy(20, 0.11, 0.73), [20, 55, 89]),
  ]
  for (filter, expected) in styles {
    for (grey, value) in zip([0, 128, 255], expected) {
      #expect(isNear(shown(filter, over: Color(grey, grey, grey)), [value, value, value, 255], 2))
    }
  }
  // The saturation step clamps before the tint.
  #expect(isNear(shown(legacy(30, 1, 0.3), over: Color(200, 120, 60)), [254.8, 154, 78.9, 255], 2))
}

@Test func theColourStepFollowsItsFormulaPixelByPixel() {
  let p = noise(64, 64, seed: 4, opaque: true)
  for material in materials {
    guard case .luminanceCurve(let s, let b, let a, let v0, let v1, let v2, let v3) = material.step else { continue }
    let image = DrawCommand.image(ImageDraw(Image(name: "n", pixmap: p), destination: p.bounds))
    let backdrop = Backdrop(shape: .rect(p.bounds), filter: BackdropFilter(sigma: 0, color: material.step))
    let got = Renderer(width: 64, height: 64, scale: 1).render(DisplayList([image, .backdrop(backdrop)]))
    for i in 0..<p.count {
      let c = channels(p[i % 64, i / 64]).map { Double($0) / 255 }
      let y = 0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2]
      let u = 1 - y
      let curve = v0 * u * u * u + 3 * v1 * u * u * y + 3 * v2 * u * y * y + v3 * y * y * y
      for k in 0..<3 {
        let out = min(max((1 - a) * (y + s * (c[k] - y)) + a * curve + b, 0), 1)
        #expect(abs(Double(channels(got[i % 64, i / 64])[k]) - out * 255) <= 0.75)
      }
    }
  }
}

@Test func aCheckerboardUnderABlurredBarLosesItsContrast() {
  // PC-039: the bar really blurs.
  let board = picture(60, 60) { x, y in (x / 4 + y / 4) % 2 == 0 ? Color.white.pixel : Color.black.pixel }
  let image = DrawCommand.image(ImageDraw(Image(name: "board", pixmap: board), destination: board.bounds))
  let bar = DrawCommand.backdrop(Backdrop(shape: .rect(Rect(0, 0, 60, 30)), filter: BackdropFilter(sigma: 8)))
  let got = Renderer(width: 60, height: 60, scale: 1).render(DisplayList([image, bar]))
  // A single outermost square has half of all weight at the surface's edge, so look inside.
  for y in 16..<30 { for x in 16..<44 { #expect(abs(channels(got[x, y])[0] - 128) < 4) } }
  for y in 30..<60 { for x in 0..<60 { #expect(got[x, y] == board[x, y]) } }
}

@Test func opacityOfABackdropMixesBlurredAndSharp() {
  let p = noise(48, 48, seed: 14, opaque: true)
  func draw(_ opacity: Double) -> Pixmap {
    Renderer(width: 48, height: 48, scale: 1).render(
      DisplayList([
        .image(ImageDraw(Image(name: "n", pixmap: p), destination: p.bounds)),
        .backdrop(
          Backdrop(
            shape: .circle(center: Point(24, 24), radius: 20), filter: BackdropFilter(sigma: 3), opacity: opacity)),
      ]))
  }
  let (full, half) = (draw(1), draw(0.5))
  #expect(draw(0) == p)
  for k in 0..<3 {
    let (f, h, s) = (channels(full[24, 24])[k], channels(half[24, 24])[k], channels(p[24, 24])[k])
    #expect(abs(Double(h) - Double(f + s) / 2) <= 1)
  }
  #expect(half[0, 0] == p[0, 0])
}

@Test func aBackdropReadsOnlyItsOwnLayer() {
  // Inside a separate layer there is nothing to blur, so only the tint shows.
  let bar = DrawCommand.backdrop(
    Backdrop(shape: .rect(Rect(0, 0, 20, 20)), filter: BackdropFilter(sigma: 4, tints: [Color(white: 1, alpha: 0.5)])))
  let group = DrawCommand.group(Group(clip: .rect(Rect(0, 0, 20, 20)), isLayer: true, content: DisplayList([bar])))
  let got = Renderer(width: 20, height: 20, scale: 1).render(DisplayList([group]), background: .black)
  #expect(got.withPixels { $0.allSatisfy { channels($0) == [128, 128, 128, 255] } })
}

@Test func whatLiesFarFromABackdropDoesNotChangeIt() {
  // The blurred part ends three deviations away; anything beyond must not matter.
  func draw(_ far: Color) -> Pixmap {
    Renderer(width: 80, height: 400, scale: 1).render(
      DisplayList([
        .fill(Rect(0, 0, 80, 200), Color(40, 90, 200)), .fill(Rect(0, 300, 80, 100), far),
        .backdrop(Backdrop(shape: .rect(Rect(0, 0, 80, 100)), filter: BackdropFilter(sigma: 30))),
      ]))
  }
  let (a, b) = (draw(.white), draw(.black))
  for y in 0..<100 { #expect(a[40, y] == b[40, y]) }
}
