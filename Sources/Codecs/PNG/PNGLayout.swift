/// The structure of a PNG file: its chunks and header. Reads lengths and types, inflates nothing.
struct PNGLayout {
  let header: PictureHeader

  let color: PictureColor

  /// True for 16 bits per sample.
  let isDeep: Bool

  /// Reads the chunks. Throws if the header is unusable; leaves any later damage to the decoder.
  init(_ bytes: UnsafeRawBufferPointer) throws(CodecError) {
    func number(_ offset: Int) -> Int {
      Int(UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
    }
    func name(_ offset: Int) -> String { String(decoding: bytes[offset..<offset + 4], as: UTF8.self) }

    guard bytes.count >= 33 else { throw .damaged(.png, "the file ends within its header") }
    let first = name(12)
    if first == "CgBI" {
      throw .unsupported(
        .png, "this is Apple's iOS-optimised form (CgBI); convert it back with pngcrush -revert-iphone-optimizations")
    }
    guard first == "IHDR" else {
      throw .damaged(.png, "the first chunk is \(PNGLayout.quoted(first)), where IHDR has to stand")
    }
    guard number(8) == 13 else { throw .damaged(.png, "IHDR has \(number(8)) bytes instead of 13") }
    let (width, height, colour) = (number(16), number(20), bytes[25])
    isDeep = bytes[24] == 16
    guard width > 0 && height > 0 && width <= Int(Int32.max) && height <= Int(Int32.max) else {
      throw .damaged(.png, "the header says \(width)×\(height) pixels")
    }

    var orientation = 1
    var hasTransparency = colour & 4 != 0
    var notes: [String] = []
    var chunks = PNGColor()
    var seen: Set<String> = []
    var offset = 33
    while offset + 12 <= bytes.count {
      let length = number(offset)
      let type = name(offset + 4)
      guard length <= bytes.count - offset - 12 else { break }
      // Only the first chunk of a type counts; repeats of a unique chunk are ignored.
      if seen.insert(type).inserted {
        switch type {
        case "tRNS": hasTransparency = true
        case "eXIf":
          let payload = bytes[offset + 8..<offset + 8 + length]
          orientation = EXIF.orientation(UnsafeRawBufferPointer(rebasing: payload))
        case "acTL": notes.append("animated PNG: only its default image is read")
        default: break
        }
      }
      if !seen.contains("IDAT"), let chunk = PNGChunk(bytes, at: offset) { chunks.take(chunk, bytes) }
      if type == "IEND" { break }
      offset += 12 + length
    }
    color = chunks.resolved(bytes, isGrey: colour & 2 == 0)
    header = PictureHeader(
      format: .png, rawWidth: width, rawHeight: height, orientation: orientation, mayHaveAlpha: hasTransparency,
      colorLibrary: color.library, notes: color.notes + notes)
  }

  /// Returns the layout of an upright part of the picture: the same colours and depth in another size.
  func resized(width: Int, height: Int) -> PNGLayout {
    PNGLayout(
      header: PictureHeader(
        format: .png, rawWidth: width, rawHeight: height, orientation: 1, mayHaveAlpha: header.mayHaveAlpha, notes: []),
      color: color, isDeep: isDeep)
  }

  private init(header: PictureHeader, color: PictureColor, isDeep: Bool) {
    self.header = header
    self.color = color
    self.isDeep = isDeep
  }

  private static func quoted(_ type: String) -> String {
    type.utf8.allSatisfy { (0x20..<0x7F).contains($0) } ? "“\(type)”" : "unreadable"
  }
}
