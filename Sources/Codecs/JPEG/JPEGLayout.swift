/// The markers of a JPEG file up to its first scan: size, kind, orientation. Decodes nothing.
struct JPEGLayout {
  let header: PictureHeader

  /// Components of the frame: 1 grey, 3 colour, 4 CMYK or YCCK.
  let components: Int

  init(_ bytes: UnsafeRawBufferPointer) throws(CodecError) {
    var orientation = 1
    var hasEXIF = false
    var notes: [String] = []
    var offset = 2
    while true {
      // Any number of fill bytes may stand before a marker.
      while offset < bytes.count && bytes[offset] != 0xFF { offset += 1 }
      while offset < bytes.count && bytes[offset] == 0xFF { offset += 1 }
      guard offset + 2 < bytes.count else { throw .damaged(.jpeg, "the file ends within its header") }
      let marker = bytes[offset]
      offset += 1
      if marker == 0x01 || (0xD0...0xD8).contains(marker) || marker == 0 { continue }
      if marker == 0xD9 || marker == 0xDA { throw .damaged(.jpeg, "it has no frame header before its pixels") }
      let length = Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
      guard length >= 2 && offset + length <= bytes.count else {
        throw .damaged(.jpeg, "the file ends within its header")
      }
      let payload = UnsafeRawBufferPointer(rebasing: bytes[offset + 2..<offset + length])
      switch marker {
      case 0xE1 where !hasEXIF && payload.starts(with: Array("Exif\0\0".utf8)):
        hasEXIF = true
        orientation = EXIF.orientation(UnsafeRawBufferPointer(rebasing: payload.dropFirst(6)))
      case 0xE2 where notes.isEmpty && payload.starts(with: Array("ICC_PROFILE\0".utf8)):
        notes.append("colour profile (ICC) ignored: read as sRGB")
      case 0xC0...0xCF where marker != 0xC4 && marker != 0xC8 && marker != 0xCC:
        guard payload.count >= 6 else { throw .damaged(.jpeg, "its frame header is too short") }
        let height = Int(payload[1]) << 8 | Int(payload[2])
        let width = Int(payload[3]) << 8 | Int(payload[4])
        guard payload[0] == 8 else {
          throw .unsupported(.jpeg, "\(payload[0]) bits a sample are not read; export it with 8")
        }
        guard width > 0 && height > 0 else { throw .damaged(.jpeg, "the header says \(width)×\(height) pixels") }
        components = Int(payload[5])
        header = PictureHeader(
          format: .jpeg, rawWidth: width, rawHeight: height, orientation: orientation, mayHaveAlpha: false, notes: notes
        )
        return
      default: break
      }
      offset += length
    }
  }
}
