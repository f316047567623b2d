import NavReelDiff
import NavReelDrawing
import NavReelTestSupport
import Testing

@Suite struct DifferencePictureTests {
  private let red: UInt32 = 0xFF30_10FF

  @Test func changedPixelsAreRedAndTheRestIsAPaleGrey() {
    let a = Pixmap(width: 4, height: 3, filling: Color(20, 90, 200))
    var b = a
    b[2, 1] = Color.white.pixel
    let picture = DifferencePicture(a, b).pixmap()
    #expect(picture.isOpaque)
    for y in 0..<3 {
      for x in 0..<4 {
        let p = picture[x, y]
        if x == 2 && y == 1 {
          #expect(p == red)
        } else {
          #expect(p & 255 == p >> 8 & 255 && p & 255 == p >> 16 & 255 && p & 255 >= 160)
        }
      }
    }
  }

  @Test func equalPicturesHaveNoRed() {
    let white = DifferencePicture(Pixmap(width: 2, height: 2), Pixmap(width: 2, height: 2)).pixmap()
    #expect(white == Pixmap(width: 2, height: 2, filling: .white))
  }

  @Test func whatOnlyOnePictureCoversIsRed() {
    let wide = Pixmap(width: 3, height: 1, filling: .white)
    let high = Pixmap(width: 1, height: 2, filling: .white)
    let picture = DifferencePicture(wide, high).pixmap()
    #expect(picture.width == 3 && picture.height == 2)
    // The corner that neither covers is clear.
    for (x, y) in [(0, 0), (1, 1), (2, 1)] { #expect(picture[x, y] == Color.white.pixel) }
    for (x, y) in [(1, 0), (2, 0), (0, 1)] { #expect(picture[x, y] == red) }
  }

  @Test func whatIsWithinTheToleranceStaysGrey() {
    let a = Pixmap(width: 1, height: 1, filling: Color(10, 10, 10))
    let b = Pixmap(width: 1, height: 1, filling: Color(12, 10, 10))
    #expect(DifferencePicture(a, b).pixmap()[0, 0] == red)
    #expect(DifferencePicture(a, b, tolerance: Tolerance(channelStep: 2)).pixmap()[0, 0] != red)
  }

  @Test func smoothedEdgesAreYellow() throws {
    let a = Pixmap.coverage(20, 20, ink: .black) { x, y in y > 0.4 * x + 5.1 }
    let b = Pixmap.coverage(20, 20, ink: .black) { x, y in y > 0.4 * x + 5.4 }.with(Color(255, 0, 0), at: [(15, 2)])
    let diff = try PictureDiff(
      a, b,
      limits: limits {
        $0.yiq = set(0.1); $0.antialiasing = set(.pixelmatch)
      })
    let picture = DifferencePicture(of: diff, over: a).pixmap()
    for y in 0..<20 {
      for x in 0..<20 {
        #expect((picture[x, y] == red) == diff.changedPixels.contains(x: x, y: y))
        #expect((picture[x, y] == 0xFF00_C8FF) == diff.antialiasedPixels.contains(x: x, y: y))
      }
    }
    #expect(diff.count == 1 && diff.antialiased > 5)
  }

  @Test func clearPlacesShowSquares() {
    let clear = Pixmap(width: 24, height: 24)
    let picture = DifferencePicture(clear, clear).pixmap()
    for y in 0..<24 {
      for x in 0..<24 {
        let isWhite = (x / 8 + y / 8) % 2 == 0
        #expect(picture[x, y] == (isWhite ? Color.white : Color(243, 243, 243)).pixel)
      }
    }
    // There are no squares under opaque pixels.
    let grey = Pixmap(width: 24, height: 24, filling: Color(90, 90, 90))
    let flat = DifferencePicture(grey, grey).pixmap()
    #expect(
      flat
        == Pixmap(
          width: 24, height: 24, filling: Color(Int(flat[0, 0] & 255), Int(flat[0, 0] & 255), Int(flat[0, 0] & 255))))
  }

  @Test func outlinesFrameTheRegionsAndStayInThePicture() throws {
    let a = Pixmap(width: 30, height: 30, filling: .white)
    let diff = try PictureDiff(a, a.with(.black, at: [(0, 0), (25, 20)]), mergeDistance: 4)
    let plain = DifferencePicture(of: diff, over: a).pixmap()
    let framed = DifferencePicture(of: diff, over: a, outlines: true).pixmap()
    let blue: UInt32 = 0xFFFF_6000
    #expect(framed[23, 18] == blue && framed[27, 22] == blue && framed[25, 20] == red && framed[22, 18] != blue)
    for y in 0..<30 { for x in 0..<30 where framed[x, y] != blue { #expect(framed[x, y] == plain[x, y]) } }
  }

  @Test func rowsInAnyOrderAreThoseOfThePixels() throws {
    var random = SeededGenerator(seed: 71)
    let a = Pixmap.patches(width: 40, height: 50, using: &random)
    let diff = try PictureDiff(a, a.disturbed(count: 60, levels: 90, using: &random))
    let picture = DifferencePicture(of: diff, over: a, outlines: true)
    let rows = Pixmap(width: 40, height: 50) { pixels in
      for y in (0..<50).reversed() {
        picture.draw(row: y, UnsafeMutableBufferPointer(rebasing: pixels[y * 40..<y * 40 + 40]))
      }
    }
    #expect(rows == picture.pixmap())
  }
}
