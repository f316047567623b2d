/// The segments of a JPEG file, one after the other, up to its first scan.
struct JPEGSegments {
  struct Segment {
    let marker: UInt8

    /// Without the two bytes of its length.
    let payload: Range<Int>
  }

  private let bytes: UnsafeRawBufferPointer
  private var offset = 2

  /// Ranges of bytes before a marker that belong to nothing.
  private(set) var strays: [Range<Int>] = []

  /// True when what comes next are pixels, or the end of the picture.
  private(set) var isAtPixels = false

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  /// Returns nil at the pixels, and where the file ends before them.
  mutating func next() -> Segment? {
    while !isAtPixels {
      let start = offset
      while offset < bytes.count && bytes[offset] != 0xFF { offset += 1 }
      let end = offset
      // Any number of fill bytes may stand before a marker.
      while offset < bytes.count && bytes[offset] == 0xFF { offset += 1 }
      guard offset + 2 < bytes.count else { return nil }
      let marker = bytes[offset]
      offset += 1
      // A marker of number 0 is none.
      let stray = start..<(marker == 0 ? offset : end)
      if !stray.isEmpty { strays.append(stray) }
      if marker == 0x01 || (0xD0...0xD8).contains(marker) || marker == 0 { continue }
      isAtPixels = marker == 0xD9 || marker == 0xDA
      guard !isAtPixels else { return nil }
      let length = Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
      guard length >= 2 && offset + length <= bytes.count else { return nil }
      defer { offset += length }
      return Segment(marker: marker, payload: offset + 2..<offset + length)
    }
    return nil
  }
}
