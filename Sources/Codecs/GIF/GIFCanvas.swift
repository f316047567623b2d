import NavReelDrawing

/// The picture currently shown while a GIF is written, which determines the pixels that may be drawn again.
///
/// Unchanged pixels need not be left out: next to changed pixels, drawing them again may make longer strings. They are
/// drawn in exactly the colours on screen, so nothing changes.
struct GIFCanvas {
  let width: Int
  let height: Int

  /// The colours, opaque, with red in the lowest byte; 0 for pixels not drawn yet. Empty before the first frame, so
  /// that copying an encoder for each thread does not copy its canvas.
  private var colors: [UInt32] = []

  init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

  /// Draws a frame and returns its data, the shorter of two versions: one leaves out unchanged pixels, but draws them
  /// again if that continues a string; the other draws them again, but leaves them out if that continues a string.
  ///
  /// - Parameter clears: True if nothing stays on screen, so that nothing is drawn again.
  mutating func draw(_ part: GIFEncoder.Part, _ palette: [UInt32], clears: Bool) -> [UInt8] {
    if colors.isEmpty { colors = Array(repeating: 0, count: width * height) }
    var pixels = part.pixels
    let isOffered = !clears && offer(palette, part, into: &pixels)
    var drawn = pixels
    var data = pixels.withUnsafeMutableBufferPointer { LZWEncoder.encode($0, bits: max(part.bits, 2)) }
    if let clear = part.clear, isOffered {
      GIFCanvas.turn(&drawn, clear: clear)
      let other = drawn.withUnsafeMutableBufferPointer { LZWEncoder.encode($0, bits: max(part.bits, 2)) }
      if other.count < data.count { (data, pixels) = (other, drawn) }
    }
    show(pixels, of: part, palette)
    return data
  }

  /// Adds the entry of the current colour as a second choice to pixels that are left out.
  ///
  /// - Returns: true if any pixel has a second choice.
  private func offer(_ palette: [UInt32], _ part: GIFEncoder.Part, into pixels: inout [UInt32]) -> Bool {
    guard let index = part.clear else { return false }
    let (rect, clear) = (part.rect, UInt32(index))
    let entries = PaletteEntries(palette)
    let leftOut = clear &* 0x0101_0101
    var isAny = false
    pixels.withUnsafeMutableBufferPointer { pixels in
      colors.withUnsafeBufferPointer { colors in
        var (last, choices) = (UInt32(0), leftOut)
        for y in rect.y0..<rect.y1 {
          let (row, at) = (y * width + rect.x0, (y - rect.y0) * rect.width)
          for x in 0..<rect.width where pixels[at &+ x] == leftOut {
            if colors[row &+ x] != last {
              last = colors[row &+ x]
              choices = entries.entry(of: last).map { clear | $0 &* 0x0101_0100 } ?? leftOut
            }
            if choices != leftOut {
              pixels[at &+ x] = choices
              isAny = true
            }
          }
        }
      }
    }
    return isAny
  }

  /// Swaps the choices of pixels that are left out: the second becomes the first, the first the last.
  private static func turn(_ pixels: inout [UInt32], clear: Int) {
    pixels.withUnsafeMutableBufferPointer { pixels in
      for i in pixels.indices where pixels[i] & 255 == clear { pixels[i] = pixels[i] &>> 8 | pixels[i] &<< 24 }
    }
  }

  private mutating func show(_ pixels: [UInt32], of part: GIFEncoder.Part, _ palette: [UInt32]) {
    let rect = part.rect
    let clear = part.clear.map { UInt32($0) } ?? .max
    colors.withUnsafeMutableBufferPointer { colors in
      for y in rect.y0..<rect.y1 {
        let (row, at) = (y * width + rect.x0, (y - rect.y0) * rect.width)
        for x in 0..<rect.width {
          let index = pixels[at &+ x] & 255
          if index != clear { colors[row &+ x] = palette[Int(index)] }
        }
      }
    }
  }
}

/// The entries of a palette by their colours.
private struct PaletteEntries: ~Copyable {
  private static let mask = 1023

  /// An open-addressing table: a colour in the upper half, its entry in the lower; 0 is free, as colours are opaque.
  private let slots = Scratch<UInt64>(mask + 1, filledWith: 0)

  /// - Parameter palette: At most 256 colours.
  init(_ palette: [UInt32]) {
    for (entry, color) in palette.enumerated() {
      var at = ColorTally.place(color, of: slots.count)
      while slots[at] != 0 { at = (at + 1) & PaletteEntries.mask }
      slots[at] = UInt64(color) << 32 | UInt64(entry)
    }
  }

  @inline(__always)
  func entry(of color: UInt32) -> UInt32? {
    var at = ColorTally.place(color, of: slots.count)
    while slots[at] != 0 {
      if UInt32(truncatingIfNeeded: slots[at] &>> 32) == color { return UInt32(truncatingIfNeeded: slots[at]) }
      at = (at &+ 1) & PaletteEntries.mask
    }
    return nil
  }
}
