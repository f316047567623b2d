/// Iterates over the segments of a JPEG file up to its first scan.
struct JPEGSegments {
  struct Segment {
    let marker: UInt8

    /// The range of the payload, without the two bytes of its length.
    let payload: Range<Int>
  }

  private let bytes: UnsafeRawBufferPointer
  private var offset = 2

  /// The ranges of stray bytes before markers.
  private(set) var strays: [Range<Int>] = []

  /// True if pixels, or the end of the picture, come next.
  private(set) var isAtPixels = false

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  /// Returns the next segment, or nil at the pixels or at a premature end of the file.
  mutating func next() -> Segment? {
    while !isAtPixels {
      let start = offset
      while offset < bytes.count && bytes[offset] != 0xFF { offset += 1 }
      let end = offset
      // A marker may be preceded by any number of fill bytes.
      while offset < bytes.count && bytes[offset] == 0xFF { offset += 1 }
      guard offset + 2 < bytes.count else { return nil }
      let marker = bytes[offset]
      offset += 1
      // The number 0 is not a marker.
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
