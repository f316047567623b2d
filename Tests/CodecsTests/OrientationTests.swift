import NavReelDrawing
import Testing

@testable import NavReelCodecs

@Suite struct OrientationTests {
  /// Returns EXIF bytes with only an orientation.
  static func tiff(_ orientation: Int, bigEndian: Bool = true) -> [UInt8] {
    let o = UInt8(orientation)
    return bigEndian
      ? [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, o, 0, 0, 0, 0, 0, 0]
      : [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, o, 0, 0, 0, 0, 0, 0, 0]
  }

  /// The pixels that a camera stores at each orientation for the upright picture `a b c / d e f`.
  static let stored: [(orientation: Int, width: Int, pixels: [Int])] = [
    (1, 3, [1, 2, 3, 4, 5, 6]), (2, 3, [3, 2, 1, 6, 5, 4]), (3, 3, [6, 5, 4, 3, 2, 1]), (4, 3, [4, 5, 6, 1, 2, 3]),
    (5, 2, [1, 4, 2, 5, 3, 6]), (6, 2, [3, 6, 2, 5, 1, 4]), (7, 2, [6, 3, 5, 2, 4, 1]), (8, 2, [4, 1, 5, 2, 6, 3]),
  ]

  @Test(arguments: [false, true])
  func allEightGiveTheSamePicture(bigEndian: Bool) throws {
    for (orientation, width, pixels) in OrientationTests.stored {
      let exif = RawPNG.chunk("eXIf", OrientationTests.tiff(orientation, bigEndian: bigEndian))
      let file = RawPNG.file(width, 6 / width, depth: 8, colour: 0, samples: pixels, before: exif)
      let picture = try decodePicture(file)
      #expect(picture.pixmap.width == 3 && picture.pixmap.height == 2)
      let greys = picture.pixmap.withPixels { $0.map { Int($0 & 255) } }
      #expect(greys == [1, 2, 3, 4, 5, 6], "orientation \(orientation)")
      #expect(picture.rawSize == (width, 6 / width))
      #expect(picture.orientation == orientation)
      #expect(picture.header.width == 3 && picture.header.height == 2)
    }
  }

  @Test func tilesOfALargePictureMeet() {
    let pixmap = SampleArt.noise.pixmap(70, 45)
    for orientation in 1...8 {
      let turned = pixmap.turned(exifOrientation: orientation)
      for y in 0..<turned.height {
        for x in 0..<turned.width {
          let (w, h) = (69, 44)
          let source = [
            (x, y), (w - x, y), (w - x, h - y), (x, h - y), (y, x), (y, h - x), (w - y, h - x), (w - y, x),
          ][orientation - 1]
          guard turned[x, y] == pixmap[source.0, source.1] else {
            Issue.record("orientation \(orientation) at \(x), \(y)")
            return
          }
        }
      }
    }
  }

  @Test func brokenMetadataCountAsUpright() {
    let good = OrientationTests.tiff(6)
    #expect(good.withUnsafeBytes { EXIF.orientation($0) } == 6)
    for end in 0..<20 { #expect(good.prefix(end).withUnsafeBytes { EXIF.orientation($0) } == 1) }
    for (at, value) in [(0, 0x49), (3, 41), (4, 0xFF), (7, 200), (13, 9), (17, 2), (19, 9), (19, 0)] as [(Int, UInt8)] {
      var bad = good
      bad[at] = value
      #expect(bad.withUnsafeBytes { EXIF.orientation($0) } == 1, "byte \(at)")
    }
  }
}
