import NavReelDrawing
import NavReelJobLists
import NavReelRaster
import Testing
import NavReelTypography

/// Compares frames of the reference jobs with the same lists at four times the scale, averaged down.
///
/// The bound is the one used to compare engines: at most 2 % of the pixels more than 32 levels off. Edges, thin
/// strokes, scaled photos, gradients and all kinds of blurs in the jobs must meet it at both sizes.
/// The tests run one by one, since a frame at four times the scale takes 190 MB.
@Suite(.serialized) struct SupersampledJobTests {
  static let fonts = "/usr/share/fonts/opentype/inter/"

  static func inputs() throws -> JobInputs {
    try JobInputs(
      regular: FontFile(path: fonts + "Inter-Regular.otf"), bold: FontFile(path: fonts + "Inter-Bold.otf"),
      photo: Image(name: "photo", pixmap: photo))
  }

  @Test(arguments: [0, 9, 21])
  func aFrameOfThePushIsItsOwnSupersample(_ index: Int) throws {
    try expectNear(PushJob(Self.inputs()).frame(index))
  }

  @Test(arguments: [29, 80, 119])
  func aFrameOfTheZoomIsItsOwnSupersample(_ index: Int) throws {
    try expectNear(ZoomJob(Self.inputs()).frame(index))
  }

  @Test func whatTheCacheHoldsChangesNoPixel() throws {
    let job = PushJob(try Self.inputs())
    let renderer = Renderer(width: 1170, height: 2532, scale: 3)
    for index in [4, 9, 10] { _ = renderer.render(job.frame(index)) }
    let fresh = Renderer(width: 1170, height: 2532, scale: 3)
    #expect(renderer.render(job.frame(9)) == fresh.render(job.frame(9)))
  }

  private func expectNear(_ list: DisplayList) throws {
    let frame = Renderer(width: 1170, height: 2532, scale: 3).render(list)
    let fine = Renderer(width: 1170 * 4, height: 2532 * 4, scale: 12).render(list)
    #expect(frame.isOpaque)
    let share = Self.shareOff(frame, fine)
    #expect(share < 0.02, "\(share * 100) % of the pixels are more than 32 levels off")
  }

  /// Returns the share of pixels with a channel more than 32 levels from the mean of its 4 × 4 fine ones.
  private static func shareOff(_ frame: Pixmap, _ fine: Pixmap) -> Double {
    var off = 0
    frame.withPixels { coarse in
      fine.withPixels { fine in
        for y in 0..<frame.height {
          for x in 0..<frame.width {
            var (r, g, b) = (0, 0, 0)
            for dy in 0..<4 {
              for dx in 0..<4 {
                let p = fine[(y * 4 + dy) * frame.width * 4 + x * 4 + dx]
                r += Int(p & 255)
                g += Int(p >> 8 & 255)
                b += Int(p >> 16 & 255)
              }
            }
            let p = coarse[y * frame.width + x]
            let worst = max(
              abs(Int(p & 255) - r / 16), abs(Int(p >> 8 & 255) - g / 16), abs(Int(p >> 16 & 255) - b / 16))
            if worst > 32 { off += 1 }
          }
        }
      }
    }
    return Double(off) / Double(frame.count)
  }

  /// A picture of slow waves with a little grain.
  private static var photo: Pixmap {
    Pixmap(width: 1500, height: 1000) { pixels in
      var seed: UInt64 = 7
      for y in 0..<1000 {
        for x in 0..<1500 {
          seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          let grain = UInt32(truncatingIfNeeded: seed >> 61)
          let (wave, ridge) = (UInt32(abs(x % 300 - 150)), UInt32(abs((x + 2 * y) % 500 - 250)))
          pixels[y * 1500 + x] =
            0xFF00_0000 | (60 + wave / 2 + grain) | (50 + ridge / 2 + grain) << 8 | (UInt32(y) / 6 + 40) << 16
        }
      }
    }
  }
}
