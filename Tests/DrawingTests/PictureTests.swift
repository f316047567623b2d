import NavReelDrawing
import Testing

@Suite struct ContentModeTests {
  private let box = Rect(10, 20, 100, 50)

  @Test func fillCutsTheOverhangEvenly() {
    let (source, destination) = ContentMode.scaleAspectFill.place(Size(400, 400), in: box)
    #expect(destination == box)
    #expect(source == Rect(0, 100, 400, 200))
    #expect(ContentMode.scaleAspectFill.place(Size(800, 100), in: box).source == Rect(300, 0, 200, 100))
  }

  @Test func fitLeavesEvenBands() {
    let (source, destination) = ContentMode.scaleAspectFit.place(Size(400, 400), in: box)
    #expect(source == Rect(0, 0, 400, 400))
    #expect(destination == Rect(35, 20, 50, 50))
  }

  @Test func stretchUsesAllOfBoth() {
    let (source, destination) = ContentMode.scaleToFill.place(Size(3, 7), in: box)
    #expect(source == Rect(0, 0, 3, 7) && destination == box)
  }

  @Test(arguments: ContentMode.allCases)
  func sourceStaysInsideThePicture(mode: ContentMode) {
    for width in stride(from: 1.0, through: 700, by: 13) {
      let size = Size(width, 333)
      let (source, destination) = mode.place(size, in: Rect(0, 0, 393, 260.7))
      #expect(source.minX >= 0 && source.minY >= 0)
      #expect(source.maxX <= size.width + 1e-9 && source.maxY <= size.height + 1e-9)
      #expect(destination.width <= 393 + 1e-9 && destination.height <= 260.7 + 1e-9)
    }
  }

  @Test(arguments: ContentMode.allCases)
  func emptyBoxesAreLeftAlone(mode: ContentMode) {
    #expect(mode.place(Size(4, 4), in: Rect(1, 2, 0, 5)).destination == Rect(1, 2, 0, 5))
  }
}

@Suite struct PixmapTests {
  @Test func copiesShareUntilOneIsWritten() {
    let original = Pixmap(width: 3, height: 2, filling: .white)
    var copy = original
    #expect(copy.isIdentical(to: original) && copy.identity == original.identity)
    copy[1, 1] = 7
    #expect(!copy.isIdentical(to: original))
    #expect(original[1, 1] == 0xFFFF_FFFF && copy[1, 1] == 7)
    #expect(copy[2, 1] == 0xFFFF_FFFF && copy[0, 0] == 0xFFFF_FFFF)
  }

  @Test func soleOwnerWritesInPlace() {
    var pixmap = Pixmap(width: 2, height: 2)
    let before = pixmap.identity
    pixmap[0, 0] = 1
    pixmap.withMutablePixels { $0[3] = 2 }
    #expect(pixmap.identity == before)
    #expect(pixmap.withPixels { Array($0) } == [1, 0, 0, 2])
  }

  @Test func equalityIsOfPixelsAndSize() {
    var a = Pixmap(width: 2, height: 3, filling: .black)
    let b = Pixmap(width: 2, height: 3, filling: .black)
    #expect(a == b && !a.isIdentical(to: b))
    #expect(a != Pixmap(width: 3, height: 2, filling: .black))
    a[1, 2] = 0
    #expect(a != b)
  }

  @Test func opacityNeedsEveryPixel() {
    var pixmap = Pixmap(width: 5, height: 5, filling: .white)
    #expect(pixmap.isOpaque)
    pixmap[4, 4] = 0xFE00_0000
    #expect(!pixmap.isOpaque)
    #expect(!Pixmap(width: 1, height: 1).isOpaque)
  }
}
