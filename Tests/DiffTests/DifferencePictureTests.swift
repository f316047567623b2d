import Diff
import Drawing
import Testing

@Suite struct DifferencePictureTests {
  private let red: UInt32 = 0xFF30_10FF

  @Test func changedPixelsAreRedAndTheRestIsAPaleGrey() {
    let a = Pixmap(width: 4, height: 3, filling: Color(20, 90, 200))
    var b = a
    b[2, 1] = Color.white.pixel
    let picture = DifferencePicture(a, b).pixmap
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
    let white = DifferencePicture(Pixmap(width: 2, height: 2), Pixmap(width: 2, height: 2)).pixmap
    #expect(white == Pixmap(width: 2, height: 2, filling: .white))
  }

  @Test func whatOnlyOnePictureCoversIsRed() {
    let wide = Pixmap(width: 3, height: 1, filling: .white)
    let high = Pixmap(width: 1, height: 2, filling: .white)
    let picture = DifferencePicture(wide, high).pixmap
    #expect(picture.width == 3 && picture.height == 2)
    #expect(picture[0, 0] == Color.white.pixel)
    for (x, y) in [(1, 0), (2, 0), (0, 1), (1, 1), (2, 1)] { #expect(picture[x, y] == red) }
  }

  @Test func whatIsWithinTheToleranceStaysGrey() {
    let a = Pixmap(width: 1, height: 1, filling: Color(10, 10, 10))
    let b = Pixmap(width: 1, height: 1, filling: Color(12, 10, 10))
    #expect(DifferencePicture(a, b).pixmap[0, 0] == red)
    #expect(DifferencePicture(a, b, tolerance: Tolerance(channelStep: 2)).pixmap[0, 0] != red)
  }
}
