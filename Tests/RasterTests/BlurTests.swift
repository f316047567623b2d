import NavReelDrawing
import NavReelElementaryFunctions
import Testing

@testable import NavReelRaster

/// Returns a true Gaussian in Double, with repeated edges.
private func trueGaussian(_ p: Pixmap, _ sigma: Double) -> [[Double]] {
  let radius = Int((4 * sigma).rounded(.up))
  let raw = (-radius...radius).map { ElementaryFunctions.exp(-Double($0 * $0) / (2 * sigma * sigma)) }
  let sum = raw.reduce(0, +)
  let (w, h) = (p.width, p.height)
  return [0, 8, 16, 24].map { shift in
    var plane = p.withPixels { $0.map { Double($0 >> shift & 255) } }
    for (step, n, lines, stride) in [(1, w, h, w), (w, h, w, 1)] {
      let from = plane
      for line in 0..<lines {
        for i in 0..<n {
          var v = 0.0
          for k in -radius...radius { v += raw[k + radius] * from[line * stride + min(max(i + k, 0), n - 1) * step] }
          plane[line * stride + i * step] = v / sum
        }
      }
    }
    return plane
  }
}

private func blurred(_ p: Pixmap, _ sigma: Double) -> Pixmap {
  let area = PixelRect(0, 0, p.width, p.height)
  return p.withPixels { pixels in
    Pixmap(width: p.width, height: p.height) { to in
      guard let from = pixels.baseAddress, let to = to.baseAddress else { return }
      let picture = BlurredPicture(from, stride: p.width, area: area, sigma: sigma)
      for y in 0..<p.height { picture.row(0, y, p.width, into: to + y * p.width) }
    }
  }
}

private func worst(_ p: Pixmap, _ sigma: Double) -> Double {
  let (got, expected) = (blurred(p, sigma), trueGaussian(p, sigma))
  var worst = 0.0
  for i in 0..<p.count {
    let c = channels(got[i % p.width, i / p.width])
    for k in 0..<4 { worst = max(worst, abs(Double(c[k]) - expected[k][i])) }
  }
  return worst
}

@Test(arguments: [
  0.4, 0.7, 1.0, 1.5, 1.9, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 16, 20, 23.9, 24, 27, 30, 36, 45, 60,
])
func blursStayWithinFourLevelsOfATrueGaussian(sigma: Double) {
  // These are the hardest pictures: an edge between the extremes, a corner, a narrow line, noise.
  let (w, h) = (131, 67)
  let pictures = [
    picture(w, h) { x, _ in x < 61 ? Color.black.pixel : Color.white.pixel },
    picture(w, h) { x, y in x > 50 && y > 30 ? Color(255, 0, 255).pixel : 0 },
    picture(w, h) { x, _ in x % 40 == 13 ? Color.white.pixel : Color.black.pixel },
    noise(w, h, seed: 3),
  ]
  for (i, p) in pictures.enumerated() {
    let error = worst(p, sigma)
    #expect(error <= 4, "picture \(i), sigma \(sigma): \(error)")
  }
}

@Test func boxWidthsFollowTheSpecification() {
  // The values come from K 7 and 8, and the table of D5.
  #expect(GaussianBlur.boxWidth(90) == 169)
  #expect(GaussianBlur.boxWidth(20) == 38)
  for (sigma, width) in [
    (5.0, 9), (10, 19), (15, 28), (22.5, 42), (30, 56), (45, 85), (60, 113), (67.5, 127), (135, 254),
  ] {
    #expect(GaussianBlur.boxWidth(sigma) == width)
  }
  #expect(GaussianBlur.boxes(90).map { [$0.before, $0.after] } == [[84, 84], [84, 84], [84, 84]])
  #expect(GaussianBlur.boxes(20).map { [$0.before, $0.after] } == [[19, 18], [18, 19], [19, 19]])
}

@Test(arguments: [0.3, 1.2, 2, 6.5, 24, 60, 500])
func aFlatPictureStaysFlat(sigma: Double) {
  for pixel in [0x8080_8080, 0x8040_2010, 0xFFFF_FFFF, 0x0100_0001, 0xFF7F_3300] as [UInt32] {
    let p = picture(45, 29) { _, _ in pixel }
    #expect(blurred(p, sigma) == p)
  }
}

@Test(arguments: [0.8, 3, 11, 30])
func blursStayPremultiplied(sigma: Double) {
  #expect(isPremultiplied(blurred(noise(50, 40, seed: 12), sigma)))
}

@Test func kernelsSumToOne() {
  for sigma in [0.11, 0.5, 1, 1.99] { #expect(GaussianBlur.kernel(sigma).reduce(0, +) == 65536) }
}

@Test func aBlurredHalfTransparentLayerKeepsItsAlpha() {
  // PC-038: alpha is applied once.
  for sigma in [1.0, 3, 8] {
    let content = DisplayList([.fill(Rect(0, 0, 60, 60), Color(255, 0, 0))])
    let group = Group(opacity: 0.5, clip: .rect(Rect(0, 0, 60, 60)), blur: sigma, content: content)
    let got = Renderer(width: 60, height: 60, scale: 1).render(DisplayList([.group(group)]))
    #expect(alphas(got).allSatisfy { $0 == 128 })
  }
}

/// A box that ends within a pixel does not fade towards its edge, like a header in transition.
@Test(arguments: [Rect(0, 0, 40, 20.3), Rect(0.6, 0.2, 30.5, 40)])
func aBlurRepeatsWholePixelsAtABoxsEdges(box: Rect) {
  let content = DisplayList([.fill(box, Color(1, 2, 3))])
  let got = Renderer(width: 40, height: 40, scale: 1).render(
    DisplayList([.group(Group(clip: .rect(box), blur: 4, content: content))]))
  for y in Int(box.minY.rounded(.up))..<Int(box.maxY.rounded(.down)) {
    for x in Int(box.minX.rounded(.up))..<Int(box.maxX.rounded(.down)) { #expect(got[x, y] == Color(1, 2, 3).pixel) }
  }
}

@Test func blurOverTransparencyLeavesNoDarkFringe() {
  // PC-037: an orange disc on nothing, blurred over light grey, is nowhere darker than both.
  let disc = DisplayList([.fill(.circle(center: Point(30, 30), radius: 12), Color(255, 149, 0))])
  let ground = Color(white: 0.9)
  let got = Renderer(width: 60, height: 60, scale: 1).render(
    DisplayList([.group(Group(blur: 8, content: disc))]), background: ground)
  let (g, o) = (channels(ground.pixel), [255, 149, 0])
  for y in 0..<60 {
    for x in 0..<60 {
      let c = channels(got[x, y])
      for k in 0..<3 { #expect(c[k] >= min(g[k], o[k]) - 1 && c[k] <= max(g[k], o[k])) }
    }
  }
  #expect(channels(got[30, 30])[2] < 180)
}

@Test func aBlurWithoutClipReachesBeyondItsContent() {
  let list = DisplayList([.group(Group(blur: 4, content: DisplayList([.fill(Rect(20, 20, 20, 20), .black)])))])
  let got = Renderer(width: 60, height: 60, scale: 1).render(list)
  #expect(channels(got[15, 30])[3] > 10 && channels(got[4, 30])[3] == 0)
  // The total is preserved: coverage that leaves the square arrives outside.
  #expect(abs(Double(alphas(got).reduce(0, +)) / 255 - 400) < 3)
}

@Test(arguments: [(61, 37), (64, 8), (5, 3)])
func rowsOfAQuarterSizeBlurAreThoseOfThePlainBody(_ width: Int, _ height: Int) {
  let p = noise(width, height, seed: 17)
  let picture = p.withPixels { pixels in
    pixels.baseAddress.map {
      BlurredPicture($0, stride: width, area: PixelRect(0, 0, width, height), sigma: BlurredPicture.quarterLimit)
    }
  }
  guard let picture else { return }
  picture.plane.values.withUnsafeBufferPointer { values in
    guard let values = values.baseAddress else { return }
    for (x, n) in [(0, width), (1, width - 2)] {
      for y in 0..<height {
        var (fast, plain) = ([UInt32](repeating: 0, count: n), [UInt32](repeating: 1, count: n))
        fast.withUnsafeMutableBufferPointer { if let to = $0.baseAddress { picture.enlarged(values, x, y, n, to) } }
        plain.withUnsafeMutableBufferPointer {
          if let to = $0.baseAddress { picture.enlargedPlainly(values, x, y, n, to) }
        }
        #expect(fast == plain, "row \(y) from \(x)")
      }
    }
  }
}
