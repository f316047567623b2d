import NavReelDrawing
import NavReelTestSupport
import Testing

@testable import NavReelRaster

/// Returns x / 255, rounded half up.
private func over255(_ x: Int) -> Int { (2 * x + 255) / 510 }

@Test func scalingIsExactlyRoundedForAllBytePairs() {
  for v in 0..<256 {
    for c in 0..<256 {
      let p = UInt32(v) * 0x0101_0101
      #expect(Blend.scaled(p, UInt32(c)) == UInt32(over255(v * c)) * 0x0101_0101)
    }
  }
}

@Test func blendsFollowTheirFormulaForAllAlphaPairs() {
  var random = SeededGenerator(seed: 3)
  for sa in 0..<256 {
    for da in 0..<256 {
      let (s, d) = (Int(random.unit() * Double(sa + 1)), Int(random.unit() * Double(da + 1)))
      let sp = UInt32(s) | UInt32(sa) << 24
      let dp = UInt32(d) | UInt32(da) << 24
      #expect(channels(Blend.over(dp, sp)) == [s + over255(d * (255 - sa)), 0, 0, sa + over255(da * (255 - sa))])
      #expect(channels(Blend.plusLighter(dp, sp)) == [min(s + d, 255), 0, 0, min(sa + da, 255)])
      #expect(
        channels(Blend.multiply(dp, sp)) == [
          over255(s * d + s * (255 - da) + d * (255 - sa)), 0, 0, over255(255 * (sa + da) - sa * da),
        ])
    }
  }
}

@Test func mixingIsExactlyRoundedAndEndsInBothColours() {
  for a in 0..<256 {
    for c in 0..<256 {
      let (d, s) = (UInt32(a) * 0x0101_0101, UInt32(255 - a) * 0x0101_0101)
      #expect(Blend.mixed(d, s, UInt32(c)) == UInt32(over255((255 - a) * c + a * (255 - c))) * 0x0101_0101)
    }
    #expect(Blend.mixed(0x1234_5678, 0x9ABC_DEF0, 0) == 0x1234_5678)
    #expect(Blend.mixed(0x1234_5678, 0x9ABC_DEF0, 255) == 0x9ABC_DEF0)
  }
}

@Test func unpremultiplyThenPremultiplyReturnsEveryPixel() {
  for a in 0..<256 {
    for c in 0...a {
      let p = UInt32(c) | UInt32(c) << 8 | UInt32(c) << 16 | UInt32(a) << 24
      #expect(Blend.premultiplied(Blend.unpremultiplied(p)) == (a == 0 ? 0 : p))
    }
  }
}

@Test func fastRowsEqualPlainRows() {
  var random = SeededGenerator(seed: 11)
  let n = 203
  let ground = noise(n, 1, seed: 1)
  // Opaque, clear and mixed runs of pixels exercise every shortcut.
  let source = picture(n, 1) { x, _ in
    switch x / 23 % 3 {
    case 0: UInt32(truncatingIfNeeded: random.next()) | 0xFF00_0000
    case 1: 0
    default: Blend.premultiplied(UInt32(truncatingIfNeeded: random.next()))
    }
  }
  let cover = (0..<n).map { _ in UInt8([0, 255, Int(random.unit() * 256)][Int(random.unit() * 3)]) }
  func drawn(_ body: (UnsafeMutablePointer<UInt32>, UnsafePointer<UInt32>, UnsafePointer<UInt8>) -> Void) -> Pixmap {
    var d = ground
    d.withMutablePixels { d in
      source.withPixels { s in
        cover.withUnsafeBufferPointer { c in
          if let d = d.baseAddress, let s = s.baseAddress, let c = c.baseAddress { body(d, s, c) }
        }
      }
    }
    return d
  }
  for mode in [BlendMode.sourceOver, .plusLighter, .multiply] {
    for color in [0, 0xFF20_4060, 0x8010_2030, 0x0101_0000] as [UInt32] {
      #expect(
        drawn { d, _, _ in Compositor.color(mode, d, n, color) }
          == drawn { d, _, _ in CompositorFast.color(mode, d, n, color) })
      #expect(
        drawn { d, _, c in Compositor.color(mode, d, n, color, c) }
          == drawn { d, _, c in CompositorFast.color(mode, d, n, color, c) })
    }
    for opacity in [0, 1, 128, 254, 255] as [UInt8] {
      #expect(
        drawn { d, s, _ in Compositor.row(mode, d, n, s, opacity) }
          == drawn { d, s, _ in CompositorFast.row(mode, d, n, s, opacity) })
    }
    #expect(
      drawn { d, s, c in Compositor.row(mode, d, n, s, c) } == drawn { d, s, c in CompositorFast.row(mode, d, n, s, c) }
    )
  }
  #expect(drawn { d, s, c in Compositor.mix(d, n, s, c) } == drawn { d, s, c in CompositorFast.mix(d, n, s, c) })
}
