/// The contents of a JPEG's markers up to its first scan: size, kind, orientation, colour profile. Decodes nothing.
struct JPEGLayout {
  let header: PictureHeader

  /// The number of components: 1 for grey, 3 for colour, 4 for CMYK or YCCK.
  let components: Int

  let color: PictureColor

  /// The ranges of stray bytes before markers.
  let strays: [Range<Int>]

  init(_ bytes: UnsafeRawBufferPointer) throws(CodecError) {
    var orientation = 1
    var hasEXIF = false
    var profile = JPEGProfile()
    var frame: (width: Int, height: Int, components: Int)?
    var segments = JPEGSegments(bytes)
    while let segment = segments.next() {
      let payload = UnsafeRawBufferPointer(rebasing: bytes[segment.payload])
      switch segment.marker {
      case 0xE1 where !hasEXIF && frame == nil && payload.starts(with: Array("Exif\0\0".utf8)):
        hasEXIF = true
        orientation = EXIF.orientation(UnsafeRawBufferPointer(rebasing: payload.dropFirst(6)))
      case 0xE2: profile.take(payload)
      case 0xC0...0xCF where segment.marker != 0xC4 && segment.marker != 0xC8 && segment.marker != 0xCC:
        if frame == nil { frame = try JPEGLayout.frame(payload) }
      default: break
      }
    }
    guard let frame else {
      throw .damaged(
        .jpeg,
        segments.isAtPixels ? "it has no frame header before its pixels" : "the file ends within its header")
    }
    components = frame.components
    strays = segments.strays
    color = profile.color(of: components == 1 ? .grey : components == 4 ? .inks : .rgb)
    header = PictureHeader(
      format: .jpeg, rawWidth: frame.width, rawHeight: frame.height, orientation: orientation, mayHaveAlpha: false,
      colorLibrary: color.library, notes: color.notes)
  }

  private static func frame(
    _ payload: UnsafeRawBufferPointer
  ) throws(CodecError) -> (width: Int, height: Int, components: Int) {
    guard payload.count >= 6 else { throw .damaged(.jpeg, "its frame header is too short") }
    let height = Int(payload[1]) << 8 | Int(payload[2])
    let width = Int(payload[3]) << 8 | Int(payload[4])
    guard payload[0] == 8 else {
      throw .unsupported(.jpeg, "\(payload[0]) bits a sample are not read; export it with 8")
    }
    guard width > 0 && height > 0 else { throw .damaged(.jpeg, "the header says \(width)×\(height) pixels") }
    return (width, height, Int(payload[5]))
  }
}
