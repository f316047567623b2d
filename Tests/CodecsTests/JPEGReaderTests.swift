import NavReelDrawing
import Testing

@testable import NavReelCodecs

@Suite struct JPEGReaderTests {
  static let colours: [(Int, Int, Int)] = [(220, 30, 30), (20, 200, 40), (30, 40, 210), (240, 220, 20)]
  static let greys: [(Int, Int, Int)] = [(20, 20, 20), (90, 90, 90), (160, 160, 160), (240, 240, 240)]

  /// Returns the largest distance of the quarters' middles from the true colours.
  static func error(_ pixmap: Pixmap, _ colours: [(Int, Int, Int)]) -> Int {
    var worst = 0
    for (i, c) in colours.enumerated() {
      let p = pixmap[i % 2 == 0 ? 4 : 20, i / 2 == 0 ? 4 : 12]
      worst = max(worst, abs(Int(p & 255) - c.0), abs(Int(p >> 8 & 255) - c.1), abs(Int(p >> 16 & 255) - c.2))
    }
    return worst
  }

  @Test func everyKindShowsItsColours() throws {
    let kinds: [(String, [UInt8], [(Int, Int, Int)])] = [
      ("baseline", JPEGSamples.baseline, JPEGReaderTests.colours),
      ("subsampled", JPEGSamples.subsampled, JPEGReaderTests.colours),
      ("progressive", JPEGSamples.progressive, JPEGReaderTests.colours),
      ("grey", JPEGSamples.grey, JPEGReaderTests.greys),
      ("CMYK with transform 0", JPEGSamples.cmykTransform0, JPEGReaderTests.colours),
      ("CMYK without marker", JPEGSamples.cmykNoMarker, JPEGReaderTests.colours),
      ("YCCK with transform 2", JPEGSamples.ycckTransform2, JPEGReaderTests.colours),
    ]
    for (name, file, colours) in kinds {
      let picture = try decodePicture(file)
      #expect(picture.pixmap.width == 24 && picture.pixmap.height == 16)
      #expect(picture.isOpaque && picture.pixmap.isOpaque)
      #expect(picture.header.format == .jpeg)
      #expect(JPEGReaderTests.error(picture.pixmap, colours) <= 12, "\(name)")
    }
  }

  /// Returns `file` with an APP1 segment of EXIF bytes after its start marker.
  static func oriented(_ file: [UInt8], _ orientation: Int) -> [UInt8] {
    let payload = Array("Exif\0\0".utf8) + OrientationTests.tiff(orientation)
    return [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(payload.count + 2)] + payload + file.dropFirst(2)
  }

  @Test func orientationIsHonoured() throws {
    let upright = try decodePicture(JPEGSamples.baseline).pixmap
    for orientation in 1...8 {
      let picture = try decodePicture(JPEGReaderTests.oriented(JPEGSamples.baseline, orientation))
      #expect(picture.orientation == orientation)
      #expect(picture.rawSize == (24, 16))
      #expect(picture.pixmap == upright.turned(exifOrientation: orientation))
      #expect(picture.pixmap.width == (orientation >= 5 ? 16 : 24))
      #expect(picture.header.width == picture.pixmap.width && picture.header.height == picture.pixmap.height)
    }
  }

  @Test(arguments: [JPEGSamples.baseline, JPEGSamples.progressive, JPEGSamples.grey, JPEGSamples.ycckTransform2])
  func aTruncatedFileIsAnErrorAndNeverHalfAPicture(_ file: [UInt8]) {
    for end in 0..<file.count - 1 {
      #expect(throws: CodecError.self) { try decodePicture(Array(file.prefix(end))) }
    }
  }

  @Test func strayBytesBeforeTheEndAreNoted() throws {
    var file = JPEGSamples.baseline
    file.insert(contentsOf: [UInt8](repeating: 7, count: 40), at: file.count - 2)
    let picture = try decodePicture(file)
    #expect(picture.notes.count == 1)
    #expect(picture.pixmap == (try decodePicture(JPEGSamples.baseline)).pixmap)
  }

  // The bytes are between the header's segments; libjpeg reports only its first warning, which would hide another.
  @Test func strayBytesInTheHeaderAreNotedAndHideNothing() throws {
    let file = JPEGSamples.baseline
    let plain = try decodePicture(file).pixmap
    let tables = try #require(file.indices.dropLast().first { file[$0] == 0xFF && file[$0 + 1] == 0xDB })
    let frame = try #require(file.indices.dropLast().first { file[$0] == 0xFF && file[$0 + 1] == 0xC0 })
    for (stray, count) in [([7], 1), ([7, 8, 9], 3), ([7, 0xFF, 0, 9], 4)] as [([UInt8], Int)] {
      for at in [tables, frame] {
        var dirty = file
        dirty.insert(contentsOf: stray, at: at)
        let picture = try decodePicture(dirty)
        #expect(picture.pixmap == plain)
        #expect(picture.notes == ["\(count) stray \(count == 1 ? "byte" : "bytes") before a marker passed over"])
        #expect(throws: CodecError.self) { try decodePicture(Array(dirty.dropLast(20))) }
      }
    }
  }
}
