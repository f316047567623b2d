import NavReelDrawing
import NavReelTestSupport
import Testing

@testable import NavReelCodecs

/// Compares the fast reader with libpng, file by file.
@Suite struct FastPNGReaderTests {
  /// The visible result of reading a file.
  enum Outcome: Equatable {
    case picture(Pixmap, [String])
    case error(CodecError)
  }

  static func outcome(_ file: [UInt8], isPlain: Bool) -> Outcome {
    file.withUnsafeBytes { bytes in
      do throws(CodecError) {
        let header = try PictureHeader(of: bytes)
        try PictureLimits(maxPixels: 1 << 20).check(width: header.rawWidth, height: header.rawHeight)
        var notes = header.notes
        let pixmap = try PNGReader.decode(bytes, header, isPlain: isPlain, notes: &notes)
        return .picture(pixmap, notes)
      } catch { return .error(error) }
    }
  }

  static func isTaken(_ file: [UInt8]) -> Bool {
    file.withUnsafeBytes { bytes in
      guard let header = try? PictureHeader(of: bytes), header.rawWidth * header.rawHeight <= 1 << 24 else {
        return false
      }
      var isTaken = false
      let spare = FastPNGReader.spareBytes(height: header.rawHeight)
      _ = Pixmap(width: header.rawWidth, height: header.rawHeight, spareBytes: spare) { memory in
        isTaken = FastPNGReader.decode(bytes, width: header.rawWidth, height: header.rawHeight, into: memory)
        if !isTaken { memory.initializeMemory(as: UInt8.self, repeating: 0) }
      }
      return isTaken
    }
  }

  /// Returns a random picture of a common form, with any filters, compression, split of the stream and other chunks.
  static func random(_ colour: Int, using random: inout SeededGenerator) -> [UInt8] {
    let size = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colour] ?? 1
    let (width, height) = (Int.random(in: 1...70, using: &random), Int.random(in: 1...20, using: &random))
    let entries = Int.random(in: 1...256, using: &random)
    let top = colour == 3 ? entries - 1 : Bool.random(using: &random) ? 255 : 4
    let margin = [UInt8](repeating: 0, count: 8)
    var above = margin + [UInt8](repeating: 0, count: width * size)
    var data: [UInt8] = []
    for _ in 0..<height {
      let row = margin + (0..<width * size).map { _ in UInt8(Int.random(in: 0...top, using: &random)) }
      let filter = RowFilter.allCases.randomElement(using: &random) ?? .none
      var filtered = [UInt8](repeating: 0, count: width * size)
      row.withUnsafeBufferPointer { row in
        above.withUnsafeBufferPointer { above in
          filtered.withUnsafeMutableBufferPointer { filtered in
            guard let r = row.baseAddress, let a = above.baseAddress, let f = filtered.baseAddress else { return }
            filter.apply(r + 8, a + 8, width * size, size, f)
          }
        }
      }
      data += [filter.rawValue] + filtered
      above = row
    }
    return assembled(
      RawPNG.header(width, height, depth: 8, colour: colour), colour: colour, entries: entries,
      stream: stream(data, using: &random), using: &random)
  }

  private static func stream(_ data: [UInt8], using random: inout SeededGenerator) -> [UInt8] {
    let level = Int32.random(in: 0...12, using: &random)
    if level == 0 { return RawPNG.zlib(data) }
    var stream = ByteBuffer()
    data.withUnsafeBytes { LibDeflate(level: level).appendZlib($0, to: &stream) }
    return Array(stream.bytes)
  }

  private static func assembled(
    _ header: [UInt8], colour: Int, entries: Int, stream: [UInt8], using random: inout SeededGenerator
  ) -> [UInt8] {
    func bytes(_ count: Int) -> [UInt8] { (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) } }
    var file = RawPNG.signature + header
    if Bool.random(using: &random) { file += RawPNG.chunk("tEXt", Array("a\0b".utf8)) }
    if colour == 3 {
      file += RawPNG.chunk("PLTE", bytes(entries * 3))
      if Bool.random(using: &random) {
        file += RawPNG.chunk("tRNS", bytes(Int.random(in: 1...entries, using: &random)))
      }
    }
    if Bool.random(using: &random) { file += RawPNG.chunk("iCCP", bytes(20)) }
    var rest = stream[...]
    while !rest.isEmpty {
      let count = Bool.random(using: &random) ? rest.count : Int.random(in: 1...rest.count, using: &random)
      file += RawPNG.chunk("IDAT", Array(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
    if Bool.random(using: &random) { file += RawPNG.chunk("zzZz", bytes(5)) }
    return file + RawPNG.chunk("IEND", []) + (Bool.random(using: &random) ? bytes(9) : [])
  }

  @Test(arguments: [0, 2, 3, 4, 6])
  func commonFormsAreTakenAndEqualThoseOfLibPNG(colour: Int) {
    var random = SeededGenerator(seed: UInt64(colour) + 40)
    for round in 0..<200 {
      let file = FastPNGReaderTests.random(colour, using: &random)
      #expect(FastPNGReaderTests.isTaken(file), "colour \(colour), round \(round)")
      let (fast, plain) = (Self.outcome(file, isPlain: false), Self.outcome(file, isPlain: true))
      #expect(fast == plain, "colour \(colour), round \(round)")
    }
  }

  @Test func ourOwnFramesAreTaken() {
    for art in [SampleArt.page, .photo, .translucentPage] {
      for effort in PNGEncoder.Effort.allCases {
        let file = PNGEncoder(effort: effort).encode(art.pixmap(90, 70))
        #expect(Self.isTaken(file))
        guard case .picture(let stored, []) = Self.outcome(file, isPlain: true) else {
          Issue.record("\(effort) does not decode")
          continue
        }
        #expect(stored.premultiplied() == art.pixmap(90, 70))
      }
    }
  }

  @Test func whatIsOddIsLeftToLibPNG() {
    typealias Raw = RawPNG
    let (head, end) = (Raw.header(2, 1, depth: 8, colour: 2), Raw.chunk("IEND", []))
    let stream = Raw.zlib([0, 1, 2, 3, 4, 5, 6])
    let data = Raw.chunk("IDAT", stream)
    let text = Raw.chunk("tEXt", Array("a\0b".utf8))
    let indexed = Raw.header(2, 1, depth: 8, colour: 3)
    let palette = Raw.chunk("PLTE", [1, 2, 3, 4, 5, 6])
    let indices = Raw.chunk("IDAT", Raw.zlib([0, 1, 0]))
    func changed(_ bytes: [UInt8], at index: Int) -> [UInt8] {
      var bytes = bytes
      bytes[index < 0 ? bytes.count + index : index] ^= 1
      return bytes
    }
    let files: [(String, [UInt8])] = [
      ("a wrong checksum of the header", changed(head, at: -1) + data + end),
      ("a wrong checksum of a text", head + changed(text, at: -1) + data + end),
      ("a wrong checksum of the data", head + changed(data, at: -1) + end),
      ("a wrong checksum of the end", head + data + changed(end, at: -1)),
      ("a wrong checksum of the stream", head + Raw.chunk("IDAT", changed(stream, at: -1)) + end),
      ("no checksum of the stream", head + Raw.chunk("IDAT", stream.dropLast(4)) + end),
      ("a byte behind the stream", head + Raw.chunk("IDAT", stream + [0]) + end),
      ("a part behind the stream", head + data + Raw.chunk("IDAT", [0]) + end),
      ("an empty part", head + data + Raw.chunk("IDAT", []) + end),
      ("a row too many", head + Raw.chunk("IDAT", Raw.zlib([0, 1, 2, 3, 4, 5, 6, 0])) + end),
      ("a byte too few", head + Raw.chunk("IDAT", Raw.zlib([0, 1, 2, 3, 4, 5])) + end),
      ("no such filter", head + Raw.chunk("IDAT", Raw.zlib([5, 1, 2, 3, 4, 5, 6])) + end),
      (
        "parts apart",
        head + Raw.chunk("IDAT", Array(stream.prefix(5))) + text
          + Raw.chunk("IDAT", Array(stream.dropFirst(5))) + end
      ),
      ("no data", head + end),
      ("no end", head + data),
      ("an end with bytes", head + data + Raw.chunk("IEND", [1])),
      ("two headers", head + head + data + end),
      ("an unknown critical chunk", head + Raw.chunk("ABCD", []) + data + end),
      ("a name with a digit", head + Raw.chunk("te1t", []) + data + end),
      ("a palette beside colours", head + palette + data + end),
      ("a transparent colour", head + Raw.chunk("tRNS", [0, 1, 0, 2, 0, 3]) + data + end),
      ("no palette", indexed + indices + end),
      ("two palettes", indexed + palette + palette + indices + end),
      ("a palette of half an entry", indexed + Raw.chunk("PLTE", [1, 2, 3, 4]) + indices + end),
      ("a palette too large", indexed + Raw.chunk("PLTE", [UInt8](repeating: 1, count: 771)) + indices + end),
      ("a late palette", indexed + indices + palette + end),
      ("an index beyond the palette", indexed + palette + Raw.chunk("IDAT", Raw.zlib([0, 1, 2])) + end),
      ("alphas before the palette", indexed + Raw.chunk("tRNS", [1]) + palette + indices + end),
      ("more alphas than colours", indexed + palette + Raw.chunk("tRNS", [1, 2, 3]) + indices + end),
      ("alphas twice", indexed + palette + Raw.chunk("tRNS", [1]) + Raw.chunk("tRNS", [2]) + indices + end),
      ("late alphas", indexed + palette + indices + Raw.chunk("tRNS", [1]) + end),
    ]
    for (name, chunks) in files {
      let file = Raw.signature + chunks
      #expect(!Self.isTaken(file), "\(name)")
      #expect(Self.outcome(file, isPlain: false) == Self.outcome(file, isPlain: true), "\(name)")
    }
    #expect(Self.isTaken(Raw.signature + head + text + data + text + end), "the form that these depart from")
    #expect(Self.isTaken(Raw.signature + indexed + palette + Raw.chunk("tRNS", [1]) + indices + end))
  }

  @Test func aWindowTooSmallForThePictureIsLeftToLibPNG() {
    // CINFO 0 means a window of 256 bytes; the check bits make the first two bytes a multiple of 31.
    func file(_ width: Int) -> [UInt8] {
      let stream: [UInt8] = [0x08, 0x1D] + RawPNG.zlib([UInt8](repeating: 0, count: width + 1)).dropFirst(2)
      return RawPNG.signature + RawPNG.header(width, 1, depth: 8, colour: 0) + RawPNG.chunk("IDAT", stream)
        + RawPNG.chunk("IEND", [])
    }
    #expect(Self.isTaken(file(255)) && !Self.isTaken(file(256)))
    for width in [255, 256] {
      #expect(Self.outcome(file(width), isPlain: false) == Self.outcome(file(width), isPlain: true))
    }
  }

  @Test func aPictureThatNeedsMuchMemoryBesideItsPixelsIsLeftToLibPNG() {
    // Rows use the pixels' own memory, but a stream in parts is joined; this one is stored, 35 MB long.
    let stream = RawPNG.zlib([UInt8](repeating: 0, count: (3000 * 4 + 1) * 2900))
    func file(_ parts: [[UInt8]]) -> [UInt8] {
      RawPNG.signature + RawPNG.header(3000, 2900, depth: 8, colour: 6)
        + parts.flatMap { RawPNG.chunk("IDAT", $0) } + RawPNG.chunk("IEND", [])
    }
    #expect(Self.isTaken(file([stream])))
    #expect(!Self.isTaken(file([Array(stream.prefix(1000)), Array(stream.dropFirst(1000))])))
  }

  @Test(arguments: 0..<3)
  func brokenFilesEndAsWithLibPNG(part: Int) {
    var random = SeededGenerator(seed: UInt64(part) + 70)
    var taken = 0
    for round in 0..<1200 {
      var file = Self.random([0, 2, 3, 4, 6][round % 5], using: &random)
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let at = Int.random(in: 8..<file.count, using: &random)
        switch Int.random(in: 0..<6, using: &random) {
        case 0: file.remove(at: at)
        case 1: file.insert(UInt8.random(in: 0...255, using: &random), at: at)
        case 2: file.removeLast(Int.random(in: 0..<file.count - 9, using: &random))
        case 3: file[at] = [0, 0xFF, 0x7F, 0x80].randomElement(using: &random) ?? 0
        default: file[at] ^= 1 << UInt8.random(in: 0...7, using: &random)
        }
        if file.count < 40 { break }
      }
      if part > 0 { file = HostileInputTests.withChecksums(file) }
      if Self.isTaken(file) { taken += 1 }
      let (fast, plain) = (Self.outcome(file, isPlain: false), Self.outcome(file, isPlain: true))
      #expect(fast == plain, "round \(round)")
    }
    // Accepted changes are, for instance, in a text or after the end.
    #expect(taken > 0 && taken < 600)
  }
}
