import NavReelDrawing

/// Reads the blocks of a GIF in order.
struct GIFScanner {
  private let bytes: [UInt8]
  private(set) var at: Int

  init(_ bytes: [UInt8], at: Int) {
    self.bytes = bytes
    self.at = at
  }

  mutating func byte() throws(CodecError) -> UInt8 {
    guard at < bytes.count else { throw .damaged(.gif, "the file ends too early") }
    defer { at += 1 }
    return bytes[at]
  }

  mutating func word() throws(CodecError) -> Int {
    let low = try byte()
    return Int(low) | Int(try byte()) << 8
  }

  /// Reads the colours of a table whose size is in the flags.
  mutating func table(_ flags: UInt8) throws(CodecError) -> [UInt32] {
    var colors: [UInt32] = []
    for _ in 0..<2 << (flags & 7) {
      let (r, g, b) = (UInt32(try byte()), UInt32(try byte()), UInt32(try byte()))
      colors.append(r | g << 8 | b << 16 | 0xFF00_0000)
    }
    return colors
  }

  mutating func subBlocks() throws(CodecError) -> [UInt8] {
    var data: [UInt8] = []
    while true {
      let count = Int(try byte())
      if count == 0 { return data }
      guard at + count <= bytes.count else { throw .damaged(.gif, "the file ends within a frame") }
      data += bytes[at..<at + count]
      at += count
    }
  }

  mutating func skipSubBlocks() throws(CodecError) {
    while true {
      let count = Int(try byte())
      if count == 0 { return }
      guard at + count <= bytes.count else { throw .damaged(.gif, "the file ends within a block") }
      at += count
    }
  }

  /// A block of the file.
  enum Block {
    case image(GIFImage)
    case control(GIFControl)

    /// An extension that draws nothing; for an application's extension, with its name and first bytes.
    case other([UInt8])
  }

  /// Reads the next block, but of an image only the part before its table; nil at the end of the film, whose mark may
  /// be missing.
  mutating func block() throws(CodecError) -> Block? {
    guard at < bytes.count else { return nil }
    switch try byte() {
    case GIFBlocks.trailer: return nil
    case GIFBlocks.image: return .image(try GIFImage(&self))
    case GIFBlocks.extensionStart: return try readExtension()
    case let mark: throw .damaged(.gif, "a block of the unknown kind \(hexadecimal(mark))")
    }
  }

  private mutating func readExtension() throws(CodecError) -> Block {
    switch try byte() {
    case GIFBlocks.control:
      let data = try subBlocks()
      guard data.count >= 4 else { throw .damaged(.gif, "a control block of \(data.count) bytes") }
      return .control(GIFControl(data))
    case GIFBlocks.application: return .other(try subBlocks())
    default:
      try skipSubBlocks()
      return .other([])
    }
  }
}

/// The position of an image and the order of its lines.
struct GIFImage {
  let rect: PixelRect
  let flags: UInt8

  var hasTable: Bool { flags & 0x80 != 0 }

  init(_ scan: inout GIFScanner) throws(CodecError) {
    let (x, y) = (try scan.word(), try scan.word())
    let (width, height) = (try scan.word(), try scan.word())
    rect = PixelRect(x, y, x + width, y + height)
    flags = try scan.byte()
    guard width > 0 && height > 0 else { throw .damaged(.gif, "a frame of \(width)×\(height) pixels") }
  }

  /// Returns the line of the picture that is stored at `row`: interlaced lines are stored in four passes.
  func line(_ row: Int) -> Int {
    if flags & 0x40 == 0 { return row }
    let height = rect.height
    var before = 0
    for (start, step) in [(0, 8), (4, 8), (2, 4), (1, 2)] {
      let count = height > start ? (height - start + step - 1) / step : 0
      if row < before + count { return start + (row - before) * step }
      before += count
    }
    return row
  }
}

/// The way a frame is shown.
struct GIFControl {
  /// The delay, in hundredths of a second.
  private(set) var delay = 0

  /// The disposal. 2: the frame's rectangle is cleared afterwards; 3: it is restored to its previous state.
  private(set) var disposal = 0

  /// The index that is not drawn.
  private(set) var clear: Int?

  init() {}

  /// - Parameter data: The four bytes of a control block.
  init(_ data: [UInt8]) {
    disposal = Int(data[0] >> 2 & 7)
    delay = Int(data[1]) | Int(data[2]) << 8
    clear = data[0] & 1 == 1 ? Int(data[3]) : nil
  }
}

/// A summary of all blocks, without decoding any frame. It ends where the file is damaged.
struct GIFSummary {
  private(set) var frames = 0
  private(set) var plays = AnimationPlays.times(1)

  /// The number of pixels of all frames together, each as large as the canvas, or the frame if that is larger.
  private(set) var pixels = 0

  init(_ start: GIFScanner, canvasPixels: Int) throws(CodecError) {
    var scan = start
    do {
      while let block = try scan.block() {
        switch block {
        case .control: continue
        case .image(let image):
          frames += 1
          pixels += max(canvasPixels, image.rect.area)
          if image.hasTable { _ = try scan.table(image.flags) }
          _ = try scan.byte()
          try scan.skipSubBlocks()
        case .other(let data): read(data)
        }
      }
    } catch {
      if frames == 0 { throw error }
    }
  }

  private mutating func read(_ data: [UInt8]) {
    let names = ["NETSCAPE2.0", "ANIMEXTS1.0"]
    guard data.count >= 14, data[11] == 1, names.contains(String(decoding: data[..<11], as: UTF8.self)) else { return }
    let repeats = Int(data[12]) | Int(data[13]) << 8
    plays = repeats == 0 ? .forever : .times(repeats + 1)
  }
}
