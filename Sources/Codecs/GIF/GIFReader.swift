import NavReelDrawing
import NavReelMotion

/// Reads a GIF of 1987 or 1989, still or animated, frame by frame.
///
/// Frames are composed as in browsers: on a clear canvas, whatever background colour the file names. A missing last
/// byte is tolerated; any other damage is an error, and nothing takes more memory than the limits allow.
public struct GIFReader: AnimationReader {
  public let header: AnimationHeader
  private let bytes: [UInt8]
  private let limits: PictureLimits
  private let palette: [UInt32]
  private var place: Int

  /// The canvas; nil before the first frame, so that a rejected file takes no memory.
  private var canvas: Pixmap?

  /// The disposal of the last frame, done before the next one is drawn.
  private var disposal: Disposal = .keep

  private var isFirst = true

  /// The number of pixels of all frames together, each as large as the canvas, or the frame if that is larger.
  let filmPixels: Int

  private enum Disposal {
    case keep
    case clear(PixelRect)
    case restore(PixelRect, Pixmap)

    /// The rectangle that the disposal changes.
    var area: PixelRect {
      switch self {
      case .keep: .empty
      case .clear(let area), .restore(let area, _): area
      }
    }
  }

  /// - Throws: A ``CodecError`` if the bytes are not a GIF, contain no frame, or exceed the limits.
  public init(_ bytes: [UInt8], limits: PictureLimits = .standard) throws(CodecError) {
    try limits.check(fileBytes: bytes.count)
    if bytes.isEmpty { throw .empty }
    guard PictureFormat(content: bytes) == .gif else { throw .damaged(.gif, "it does not start as a GIF") }
    var scan = GIFScanner(bytes, at: 6)
    let (width, height) = (try scan.word(), try scan.word())
    let flags = try scan.byte()
    _ = try scan.word()
    guard width > 0 && height > 0 else { throw .damaged(.gif, "the header says \(width)×\(height) pixels") }
    try limits.check(width: width, height: height)
    palette = flags & 0x80 != 0 ? try scan.table(flags) : []
    place = scan.at
    let summary = try GIFSummary(scan, canvasPixels: width * height)
    filmPixels = summary.pixels
    if summary.frames == 0 { throw .damaged(.gif, "it holds no picture") }
    header = AnimationHeader(
      format: .gif, width: width, height: height, frameCount: summary.frames, plays: summary.plays)
    self.bytes = bytes
    self.limits = limits
  }

  public mutating func next() throws(CodecError) -> AnimationFrame? {
    var scan = GIFScanner(bytes, at: place)
    var control = GIFControl()
    while let block = try scan.block() {
      switch block {
      case .control(let new): control = new
      case .other: continue
      case .image(let image):
        var canvas = self.canvas ?? Pixmap(width: header.width, height: header.height)
        self.canvas = nil
        let changed = try draw(image, control, &scan, on: &canvas)
        self.canvas = canvas
        place = scan.at
        return AnimationFrame(pixmap: canvas, duration: Fraction(control.delay, 100), changed: changed)
      }
    }
    return nil
  }

  /// Draws a frame and returns a rectangle around the pixels it changes.
  private mutating func draw(
    _ image: GIFImage, _ control: GIFControl, _ scan: inout GIFScanner, on canvas: inout Pixmap
  ) throws(CodecError) -> PixelRect {
    let colors = image.hasTable ? try scan.table(image.flags) : palette
    try limits.check(width: image.rect.width, height: image.rect.height)
    let bits = Int(try scan.byte())
    guard (1...11).contains(bits) else { throw .damaged(.gif, "an index of \(bits) bits") }
    let data = try scan.subBlocks()
    let indices = try GIFReader.indices(data, bits, image.rect.area)
    let area = image.rect.intersection(canvas.pixelBounds)
    let changed = isFirst ? canvas.pixelBounds : disposal.area.union(area)
    isFirst = false
    dispose(of: &canvas)
    if control.disposal == 3 && !area.isEmpty { disposal = .restore(area, canvas.cropped(to: area)) }
    if control.disposal == 2 { disposal = .clear(area) }
    GIFReader.paint(indices, image, colors, control.clear, on: &canvas)
    return changed
  }

  private static func indices(_ data: [UInt8], _ bits: Int, _ count: Int) throws(CodecError) -> Scratch<UInt8> {
    let indices = Scratch<UInt8>(count)
    let room = UnsafeMutableBufferPointer(start: indices.base, count: count)
    let result = data.withUnsafeBufferPointer { data in
      Result { () throws(LZWDecoder.Failure) in try LZWDecoder().decode(data, bits: bits, into: room) }
    }
    switch result {
    case .success: return indices
    case .failure(.endsEarly): throw .damaged(.gif, "the data of a frame end too early")
    case .failure(.codeBeforeItsString): throw .damaged(.gif, "the data of a frame name a string before it is known")
    }
  }

  /// Disposes of the last frame as it requires.
  private mutating func dispose(of canvas: inout Pixmap) {
    switch disposal {
    case .keep: break
    case .restore(let area, let before): canvas.replace(x: area.x0, y: area.y0, with: before)
    case .clear(let area): canvas.clear(area)
    }
    disposal = .keep
  }

  /// Draws the part of a frame inside the canvas. An index beyond the table is black.
  private static func paint(
    _ indices: borrowing Scratch<UInt8>, _ image: GIFImage, _ colors: [UInt32], _ clear: Int?, on canvas: inout Pixmap
  ) {
    var table = [UInt32](repeating: 0xFF00_0000, count: 256)
    for (i, color) in colors.enumerated() { table[i] = color }
    if let clear { table[clear] = 0 }
    let (rect, width, height) = (image.rect, canvas.width, canvas.height)
    let indices = indices.base
    canvas.withMutablePixels { pixels in
      for row in 0..<rect.height {
        let y = rect.y0 + image.line(row)
        if y >= height { continue }
        for x in 0..<max(min(rect.width, width - rect.x0), 0) {
          let color = table[Int(indices[row * rect.width + x])]
          if color != 0 { pixels[y * width + rect.x0 + x] = color }
        }
      }
    }
  }
}
