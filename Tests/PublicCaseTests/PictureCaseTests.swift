import NavReelCodecs
import NavReelDrawing
import Foundation
import NavReelScene
import NavReelTestSupport
import Testing

@testable import NavReel

/// Section F of the public cases, on the way from a file beside the scene to a frame. What single files must be read as
/// stands in the tests of the codecs.
@Suite struct PictureCaseTests {
  /// A scene with a picture of that name and content as its header, opened from a folder of its own.
  private func open(_ name: String, _ bytes: [UInt8]) throws -> NavReel.Stage {
    let folder = FileManager.default.temporaryDirectory.appending(path: "navreel-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(bytes).write(to: folder.appending(path: name))
    let scene = PictureCaseTests.members(name)
    let device = "{size: [120, 240], scale: 2, safeTop: 20, statusBarClass: 'x'}"
    try Data("{navreel: 1, device: \(device), statusBar: {hidden: true}, \(scene)}".utf8)
      .write(to: folder.appending(path: "case.scene.json5"))
    return try Stage.open(folder.appending(path: "case.scene.json5").path)
  }

  private static func members(_ name: String) -> String {
    """
    screens: {
      a: {bar: {hidden: true}, header: {image: "\(name)", height: 120}, content: {color: "white"}},
    },
    reels: {r: {type: "still", screen: "a"}},
    """
  }

  private func picture(_ stage: NavReel.Stage) throws -> Pixmap { try stage.film("r").frame(at: 0).pixmap }

  private func drawn(_ pixmap: Pixmap) throws -> Pixmap {
    try picture(stage(PictureCaseTests.members("i"), images: ["i": pixmap]))
  }

  /// A picture in which no two corners are alike.
  private static let art: Pixmap = {
    var art = Pixmap(width: 48, height: 24, filling: Color(240, 220, 20))
    for y in 0..<24 { for x in 0..<48 { art[x, y] = Color(5 * x, 10 * y, 60).pixel } }
    return art
  }()

  // PC-102, PC-103, PC-111: one line that names the key, the file and what is wrong; no hang.
  @Test func hostilePicturesAreOneLineEach() throws {
    let header = PNGFile.bytes(1) + PNGFile.bytes(1) + [8, 2, 0, 0, 0]
    let pixel: [UInt8] = [0x78, 0x01, 1, 4, 0, 0xFB, 0xFF, 0, 1, 2, 3, 0, 0x0E, 0, 7]
    let cases: [(String, [(type: String, content: [UInt8])])] = [
      ("CgBI", [("CgBI", [0x50, 0, 0x20, 2]), ("IHDR", header), ("IDAT", pixel), ("IEND", [])]),
      ("the first chunk is “tEXt”", [("tEXt", [65, 0, 66]), ("IHDR", header), ("IDAT", pixel), ("IEND", [])]),
      (
        "13948×12444",
        [("IHDR", PNGFile.bytes(13948) + PNGFile.bytes(12444) + [8, 6, 0, 0, 0]), ("IDAT", pixel), ("IEND", [])]
      ),
    ]
    for (words, chunks) in cases {
      let error = #expect(throws: StageError.self) { try open("i.png", PNGFile(chunks).bytes) }
      let text = error?.description ?? ""
      #expect(text.contains("screens.a.header.image") && text.contains("i.png") && text.contains(words), "\(text)")
      #expect(!text.contains("\n"))
    }
  }

  // PC-107, PC-108: an orientation turns the picture and its size; sixteen by nine fills as nine by sixteen.
  @Test(arguments: 1...8) func photographsAreDrawnUpright(orientation: Int) throws {
    let tiff: [UInt8] = [
      0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation), 0, 0, 0, 0, 0, 0,
    ]
    let payload = Array("Exif\0\0".utf8) + tiff
    let file = try Fixtures.bytes("scenes/pictures/lake.jpg")
    let turned = Array(file.prefix(2)) + [0xFF, 0xE1, 0, UInt8(payload.count + 2)] + payload + file.dropFirst(2)
    let raw = try decodePicture(file).pixmap
    let stage = try open("i.jpg", turned)
    let isLying = orientation >= 5
    let size = try #require(stage.scene.screens[0].header?.image?.size)
    #expect(size == (isLying ? Size(raw.bounds.height, raw.bounds.width) : raw.bounds.size))
    #expect(try picture(stage) == drawn(PictureCaseTests.turned(raw, orientation)))
    // PC-109: both sizes can be looked up.
    let report = Inspection(try stage.film("r"), at: 0).json(.scene).filter { !$0.isWhitespace }
    let (rawSize, shown) = ("[\(raw.width),\(raw.height)]", "[\(Int(size.width)),\(Int(size.height))]")
    #expect(
      report.contains(
        "\"format\":\"JPEG\",\"rawSize\":\(rawSize),\"orientation\":\(orientation),\"size\":\(shown)"), "\(report)")
  }

  /// The picture as EXIF wants it shown: each place's row and column in the file, from its table of orientations.
  private static func turned(_ raw: Pixmap, _ orientation: Int) -> Pixmap {
    let (w, h) = (raw.width, raw.height)
    let isLying = orientation >= 5
    var shown = Pixmap(width: isLying ? h : w, height: isLying ? w : h)
    let width = shown.width
    raw.withPixels { from in
      shown.withMutablePixels { to in
        for y in 0..<(isLying ? w : h) {
          for x in 0..<width {
            let (column, row) =
              switch orientation {
              case 2: (w - 1 - x, y)
              case 3: (w - 1 - x, h - 1 - y)
              case 4: (x, h - 1 - y)
              case 5: (y, x)
              case 6: (y, h - 1 - x)
              case 7: (w - 1 - y, h - 1 - x)
              case 8: (w - 1 - y, x)
              default: (x, y)
              }
            to[y * width + x] = from[row * w + column]
          }
        }
      }
    }
    return shown
  }

  // PC-110
  @Test func aPictureIsReadByItsContentAndItsNameRemarkedOn() throws {
    let stage = try open("header.jpg", PNGEncoder().encode(PictureCaseTests.art))
    #expect(stage.warnings.count == 1 && "\(stage.warnings)".contains("is called .jpg and is PNG"), "\(stage.warnings)")
    #expect(try picture(stage) == drawn(PictureCaseTests.art))
  }

  // PC-098, PC-101, PC-112, PC-113: what a screenshot carries beside its pixels changes none of them.
  @Test func chunksBesideThePixelsChangeNoColour() throws {
    let file = try #require(PNGFile(PNGEncoder().encode(PictureCaseTests.art)))
    let profile = Array("Display P3\0\0".utf8) + [0x78, 0x01, 1, 1, 0, 0xFE, 0xFF, 7, 0, 8, 0, 8]
    let extras: [[(type: String, content: [UInt8])]] = [
      [("gAMA", PNGFile.bytes(100_000))], [("sRGB", [0])], [("iCCP", profile)], [("sBIT", [8, 8, 8])],
      [("iDOT", [UInt8](repeating: 0, count: 28))], [("gAMA", PNGFile.bytes(45_455)), ("sRGB", [1])],
      [("iTXt", Array("XML:com.adobe.xmp\0\0\0\0\0".utf8) + [UInt8](repeating: 32, count: 2 << 20))],
    ]
    let expected = try drawn(PictureCaseTests.art)
    for extra in extras {
      var changed = file
      changed.chunks.insert(contentsOf: extra, at: 1)
      #expect(try picture(open("i.png", changed.bytes)) == expected, "\(extra.map(\.type))")
    }
  }

  // PC-098, PC-116
  @Test func framesAreStrictlyValidAndCarryPixelsAlone() throws {
    let frame = try stage(PictureCaseTests.members("i"), images: ["i": PictureCaseTests.art]).film("r").frame(at: 0)
    let file = try #require(PNGFile(frame.png), "signature, lengths and checksums are right")
    let types = file.chunks.map(\.type)
    #expect(types.first == "IHDR" && types.last == "IEND")
    // What the pixels are, and nothing that a file they came from said of its own.
    #expect(types.filter { $0 != "IDAT" } == ["IHDR", "sRGB", "IEND"], "\(types)")
    #expect(try decodePicture(frame.png).pixmap == frame.pixmap)
  }
}
