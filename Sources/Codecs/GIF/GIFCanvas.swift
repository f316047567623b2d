import NavReelDrawing

/// The picture on show while a GIF is written, and with it the pixels that may be drawn again.
///
/// Pixels that stay need not be left out: beside pixels that change, drawing them again may make longer strings. They are
/// drawn in the very colours that they have on the screen, so nothing moves.
struct GIFCanvas {
  let width: Int
  let height: Int

  /// Opaque, red in the lowest byte; 0 where nothing is drawn yet. Empty before the first frame: an encoder is copied for
  /// each thread, and its canvas is not to be.
  private var colors: [UInt32] = []

  init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

  /// Draws a frame, and returns its data: the shorter of two. Pixels that stay are left out, and drawn again where strings
  /// go on so; or drawn again, and left out where strings go on so.
  ///
  /// - Parameter clears: nothing stays, and so nothing is drawn again.
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

  /// Gives pixels that are left out the entry of the colour on show as another choice.
  ///
  /// - Returns: true when some have one.
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

  /// Makes the other choice of pixels that are left out the first one, and the first one the last.
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

/// Entries of a palette by their colour.
private struct PaletteEntries: ~Copyable {
  private static let mask = 1023

  /// Open table: a colour in the upper half, its entry in the lower; 0 is free, as colours are opaque.
  private let slots = Scratch<UInt64>(mask + 1, filledWith: 0)

  /// - Parameter palette: at most 256 colours.
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
