import NavReelDrawing
import NavReelMotion
import NavReelTestSupport
import Testing

@testable import NavReelCodecs

@Suite struct GIFReaderTests {
  static func word(_ n: Int) -> [UInt8] { [UInt8(n & 255), UInt8(n >> 8 & 255)] }

  /// The four colours black, red, green, blue.
  static let colors: [UInt8] = [0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255]

  static func head(_ width: Int, _ height: Int, version: String = "GIF89a", table: Bool = true) -> [UInt8] {
    Array(version.utf8) + word(width) + word(height) + [table ? 0x81 : 0, 0, 0] + (table ? colors : [])
  }

  static func control(_ disposal: Int, delay: Int, clear: Int? = nil) -> [UInt8] {
    [0x21, 0xF9, 4, UInt8(disposal << 2 | (clear == nil ? 0 : 1))] + word(delay) + [UInt8(clear ?? 0), 0]
  }

  static func image(
    _ x: Int, _ y: Int, _ width: Int, _ height: Int, _ indices: [UInt8], flags: UInt8 = 0, table: [UInt8] = []
  ) -> [UInt8] {
    var pixels = indices.map { UInt32($0) &* 0x0101_0101 }
    return [0x2C] + word(x) + word(y) + word(width) + word(height) + [flags] + table
      + LZWEncoder.plain(&pixels, bits: 2)
  }

  /// Returns the pixels as letters; a dot is clear.
  static func letters(_ pixmap: Pixmap) -> [String] {
    let names: [UInt32: Character] = [
      0: ".", 0xFF00_0000: "k", 0xFF00_00FF: "r", 0xFF00_FF00: "g", 0xFFFF_0000: "b",
    ]
    return (0..<pixmap.height).map { y in String((0..<pixmap.width).map { names[pixmap[$0, y]] ?? "?" }) }
  }

  static func read(_ bytes: [UInt8]) throws -> [[String]] { try GIFSamples.read(bytes).map { letters($0.pixmap) } }

  static func words(_ bytes: [UInt8], limits: PictureLimits = .standard) -> String? {
    do {
      var reader = try GIFReader(bytes, limits: limits)
      while try reader.next() != nil {}
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func framesAreComposedByTheirDisposals() throws {
    let bytes =
      Self.head(3, 2) + Self.control(0, delay: 5) + Self.image(0, 0, 3, 2, [1, 1, 1, 1, 1, 1])
      + Self.control(2, delay: 0, clear: 3) + Self.image(1, 0, 2, 2, [2, 3, 3, 2])
      + Self.control(3, delay: 7) + Self.image(0, 0, 1, 2, [3, 3])
      + Self.control(1, delay: 1) + Self.image(2, 1, 1, 1, [2]) + [0x3B]
    #expect(
      try Self.read(bytes) == [["rrr", "rrr"], ["rgr", "rrg"], ["b..", "b.."], ["r..", "r.g"]])
    #expect(try GIFSamples.read(bytes).map(\.duration) == [5, 0, 7, 1].map { Fraction($0, 100) })
    #expect(try openAnimation(bytes).header.frameCount == 4)
  }

  @Test func linesOfAnInterlacedImageComeInFourRounds() throws {
    let order = [0, 8, 4, 2, 6, 1, 3, 5, 7]
    let rows = order.map { UInt8($0 % 4) }
    let bytes = Self.head(1, 9) + Self.image(0, 0, 1, 9, rows, flags: 0x40) + [0x3B]
    #expect(try Self.read(bytes) == [(0..<9).map { ["k", "r", "g", "b"][$0 % 4] }])
  }

  @Test func theOlderFormAndTablesOfFramesAreRead() throws {
    let old = Self.head(2, 1, version: "GIF87a") + Self.image(0, 0, 2, 1, [2, 3]) + [0x3B]
    #expect(try Self.read(old) == [["gb"]])
    let own: [UInt8] = [0, 0, 255, 0, 255, 0]
    let local = Self.head(2, 1, table: false) + Self.image(0, 0, 2, 1, [0, 1], flags: 0x80, table: own) + [0x3B]
    #expect(try Self.read(local) == [["bg"]])
  }

  @Test func aFrameOutsideTheScreenIsCut() throws {
    let bytes =
      Self.head(2, 2) + Self.control(2, delay: 2) + Self.image(1, 1, 3, 3, [1, 2, 2, 2, 2, 2, 2, 2, 2])
      + Self.image(5, 0, 1, 1, [1]) + [0x3B]
    #expect(try Self.read(bytes) == [["..", ".r"], ["..", ".."]])
  }

  @Test func theEndMarkMayBeMissing() throws {
    let bytes = Self.head(2, 1) + Self.image(0, 0, 2, 1, [2, 3])
    #expect(try Self.read(bytes) == [["gb"]])
  }

  @Test(arguments: [(0, AnimationPlays.forever), (1, .times(2)), (41, .times(42))])
  func playsComeFromTheLoopBlock(repeats: Int, plays: AnimationPlays) throws {
    let loop: [UInt8] = [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1] + Self.word(repeats) + [0]
    let bytes = Self.head(1, 1) + loop + Self.image(0, 0, 1, 1, [1]) + [0x3B]
    #expect(try GIFReader(bytes).header.plays == plays)
    #expect(try GIFReader(Self.head(1, 1) + Self.image(0, 0, 1, 1, [1]) + [0x3B]).header.plays == .times(1))
  }

  @Test func eachBrokenFileHasItsOwnLine() {
    let image = Self.image(0, 0, 2, 1, [2, 3])
    let cases: [([UInt8], String)] = [
      ([], "the file is empty"),
      (Array("GIF88a".utf8), "does not start as a GIF"),
      (Array("GIF89a".utf8), "ends too early"),
      (Self.head(0, 4) + image + [0x3B], "0×4 pixels"),
      (Self.head(65535, 65535) + image + [0x3B], "65535×65535 pixels are more than"),
      (Self.head(2, 1) + [0x3B], "no picture"),
      (Self.head(2, 1), "no picture"),
      (Self.head(2, 1) + [0x77], "unknown kind 77"),
      (Self.head(2, 1) + Self.image(0, 0, 0, 1, []) + [0x3B], "a frame of 0×1"),
      (Self.head(2, 1) + Self.image(0, 0, 60000, 60000, [1]) + [0x3B], "60000×60000 pixels are more than"),
      (Self.head(2, 1) + Self.image(0, 0, 2, 2, [1, 2, 3]) + [0x3B], "end too early"),
      (Self.head(2, 1) + image.prefix(10) + [12, 1, 0, 0, 0x3B], "an index of 12 bits"),
      (Self.head(2, 1) + image.prefix(10) + [2, 1, 0x3C, 0, 0x3B], "name a string"),
      (Self.head(2, 1) + [0x21, 0xF9, 1, 0, 0] + image + [0x3B], "control block of 1 bytes"),
    ]
    for (bytes, expected) in cases {
      let words = Self.words(bytes)
      #expect(words?.contains(expected) == true, "\(expected): \(words ?? "was read")")
      #expect(words?.contains("\n") != true)
    }
  }

  @Test func limitsAreKept() {
    let bytes = Self.head(3, 2) + Self.image(0, 0, 3, 2, [1, 1, 1, 1, 1, 1]) + [0x3B]
    #expect(Self.words(bytes, limits: PictureLimits(maxPixels: 6)) == nil)
    #expect(Self.words(bytes, limits: PictureLimits(maxPixels: 5))?.contains("more than the 5 allowed") == true)
    #expect(Self.words(bytes, limits: PictureLimits(maxBytes: 23))?.contains("bytes are more") == true)
  }

  @Test(arguments: 0..<4)
  func mutatedFilesNeverCrash(part: Int) throws {
    var random = SeededGenerator(seed: UInt64(part))
    let page = try GIFSamples.file((0..<3).map { GIFSamples.page(40, 30, offset: $0 * 2) })
    let moving = try GIFSamples.file((0..<4).map { GIFSamples.disc(20, 20, x: 5 + $0, y: 9, radius: 4) })
    let small =
      Self.head(3, 2) + Self.control(3, delay: 5, clear: 1) + Self.image(0, 0, 3, 2, [1, 1, 1, 0, 3, 2], flags: 0x40)
      + Self.control(2, delay: 5) + Self.image(0, 0, 3, 2, [1, 1, 2, 0, 3, 2]) + [0x3B]
    let files = [page, moving, small]
    var (frames, whole) = (0, 0)
    for round in 0..<1500 {
      var file = files[round % files.count]
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let at = Int.random(in: 6..<file.count, using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: file.remove(at: at)
        case 1: file.insert(UInt8.random(in: 0...255, using: &random), at: at)
        case 2: file.removeSubrange(at...)
        default: file[at] = UInt8.random(in: 0...255, using: &random)
        }
        if file.count < 8 { break }
      }
      guard var reader = try? GIFReader(file, limits: PictureLimits(maxPixels: 1 << 16)) else { continue }
      whole += 1
      while let frame = try? reader.next() {
        frames += 1
        #expect(frame.pixmap.width == reader.header.width && frame.pixmap.height == reader.header.height)
      }
    }
    #expect(frames > 500 && whole < 1500, "some were read: \(frames) frames of \(whole) files")
  }
}
