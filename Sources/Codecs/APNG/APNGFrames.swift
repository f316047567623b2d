import NavReelDrawing

/// Iterates over the frames of a file that ``APNGLayout`` has validated.
struct APNGFrames {
  let bytes: UnsafeRawBufferPointer
  let layout: APNGLayout

  /// The offset of the next chunk.
  private(set) var offset: Int

  init(bytes: UnsafeRawBufferPointer, layout: APNGLayout, offset: Int) {
    self.bytes = bytes
    self.layout = layout
    self.offset = offset
  }

  mutating func nextControl() throws(CodecError) -> APNGFrameControl {
    while let chunk = PNGChunk(bytes, at: offset) {
      offset = chunk.end
      guard chunk.name == "fcTL" else { continue }
      let payload = UnsafeRawBufferPointer(rebasing: bytes[chunk.payload])
      if let control = APNGFrameControl(payload, width: layout.width, height: layout.height) { return control }
    }
    throw .damaged(.png, "the file ends too early")
  }

  /// Decodes the data before the next frame's control as a separate PNG: straight sRGB.
  ///
  /// - Parameter keepsDeep: True to keep 16 bits per sample if the file has them.
  mutating func picture(
    of control: APNGFrameControl, like whole: PNGLayout, keepsDeep: Bool
  ) throws(CodecError) -> (pixmap: Pixmap, deep: DeepPixmap?) {
    var stream = ByteBuffer()
    while let chunk = PNGChunk(bytes, at: offset), chunk.name != "fcTL", chunk.name != "IEND" {
      offset = chunk.end
      // The data of an fdAT chunk begin with a sequence number.
      let skipped = chunk.name == "IDAT" ? 0 : chunk.name == "fdAT" ? 4 : nil
      guard let skipped else { continue }
      stream.append(UnsafeRawBufferPointer(rebasing: bytes[chunk.payload].dropFirst(skipped)))
    }
    let area = control.area
    var file = ByteBuffer(capacity: stream.count + 2048)
    file.append(PNGChunks.signature)
    let form = Array(bytes[24..<29])
    PNGChunks.append("IHDR", PNGChunks.bigEndian(area.width) + PNGChunks.bigEndian(area.height) + form, to: &file)
    file.append(UnsafeRawBufferPointer(rebasing: bytes[layout.palette]))
    file.append(UnsafeRawBufferPointer(rebasing: bytes[layout.transparency]))
    PNGChunks.appendData(stream.bytes, to: &file)
    PNGChunks.append("IEND", [], to: &file)
    var notes: [String] = []
    return try PNGReader.picture(
      file.bytes, whole.resized(width: area.width, height: area.height), keepsDeep: keepsDeep, notes: &notes)
  }
}
