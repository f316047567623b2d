import NavReelDrawing
import Testing

@Suite struct PixmapPartsTests {
  /// Returns a picture whose pixels all have different numbers.
  private func numbered(_ width: Int, _ height: Int) -> Pixmap {
    Pixmap(width: width, height: height) { pixels in
      for i in pixels.indices { pixels.initializeElement(at: i, to: 0xFF00_0000 | UInt32(i)) }
    }
  }

  private func pixels(_ pixmap: Pixmap) -> [UInt32] { pixmap.withPixels { $0.map { $0 & 0xFFFF } } }

  @Test func aPartIsAPictureOfItsOwn() {
    #expect(pixels(numbered(4, 3).cropped(to: PixelRect(1, 1, 3, 3))) == [5, 6, 9, 10])
    #expect(numbered(4, 3).cropped(to: PixelRect(0, 0, 4, 3)) == numbered(4, 3))
  }

  @Test func aPictureTakesThePlaceOfAPart() {
    var pixmap = numbered(3, 3)
    pixmap.replace(x: 1, y: 1, with: numbered(2, 1))
    #expect(pixels(pixmap) == [0, 1, 2, 3, 0, 1, 6, 7, 8])
  }

  @Test func aPartIsClearedAndNothingElse() {
    var pixmap = numbered(3, 3)
    pixmap.clear(PixelRect(1, 0, 3, 2))
    #expect(pixels(pixmap) == [0, 0, 0, 3, 0, 0, 6, 7, 8])
    #expect(pixmap[1, 0] == 0 && pixmap[0, 0] == 0xFF00_0000)
    pixmap.clear(.empty)
    #expect(pixels(pixmap) == [0, 0, 0, 3, 0, 0, 6, 7, 8])
  }

  @Test func aCopyOfPixelsLeavesItsSourceAlone() {
    let source = numbered(2, 2)
    var copy = Pixmap(width: 2, height: 2)
    copy.copyPixels(of: source)
    #expect(copy == source)
    copy.clear(PixelRect(0, 0, 2, 2))
    #expect(pixels(source) == [0, 1, 2, 3])
  }
}
