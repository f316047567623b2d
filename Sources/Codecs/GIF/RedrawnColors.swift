import Drawing

/// Entries of a frame's palette by their colour: those that may draw a pixel again that does not change.
///
/// What stays need not be left out: where a flat colour lies beside what changes, drawing it again may make longer
/// strings. That is allowed of colours only that every frame shows exactly, so that nothing changes on the screen: see
/// ``GIFPlan/steady``.
struct RedrawnColors: ~Copyable {
  private static let mask = 1023

  /// Open table: a colour in the upper half, its entry in the lower; 0 is free, as colours are opaque.
  private let slots = Scratch<UInt64>(mask + 1, filledWith: 0)

  let isEmpty: Bool

  /// - Parameters:
  ///   - palette: at most 256 colours.
  ///   - isSteady: whether every frame shows a colour exactly.
  init(_ palette: [UInt32], where isSteady: (UInt32) -> Bool) {
    var count = 0
    for (entry, color) in palette.enumerated() where isSteady(color) {
      var at = ColorTally.place(color, of: slots.count)
      while slots[at] != 0 { at = (at + 1) & RedrawnColors.mask }
      slots[at] = UInt64(color) << 32 | UInt64(entry)
      count += 1
    }
    isEmpty = count == 0
  }

  @inline(__always)
  private func entry(of color: UInt32) -> UInt32? {
    var at = ColorTally.place(color, of: slots.count)
    while slots[at] != 0 {
      if UInt32(truncatingIfNeeded: slots[at] &>> 32) == color { return UInt32(truncatingIfNeeded: slots[at]) }
      at = (at &+ 1) & RedrawnColors.mask
    }
    return nil
  }

  /// Gives pixels that are not drawn the entry of their colour as a second choice.
  ///
  /// - Parameters:
  ///   - clear: the index that draws nothing.
  ///   - pixels: of the rectangle, each with its choices.
  /// - Returns: true when some have got one.
  func offer(
    _ frame: Pixmap, _ colors: borrowing FrameColors, clear: Int, into pixels: borrowing Scratch<UInt32>
  ) -> Bool {
    if isEmpty { return false }
    let (rect, width, pixels, ids) = (colors.rect, frame.width, pixels.base, colors.ids.base)
    let clear = UInt32(truncatingIfNeeded: clear)
    var isAny = false
    frame.withPixels { source in
      guard let source = source.baseAddress else { return }
      var (last, choices) = (UInt32(0), UInt32(0))
      for y in rect.y0..<rect.y1 {
        let (row, at) = (source + y * width + rect.x0, (y - rect.y0) * rect.width)
        for x in 0..<rect.width where ids[at &+ x] == FrameColors.untouched {
          if row[x] != last {
            last = row[x]
            choices = entry(of: last).map { clear | $0 &* 0x0101_0100 } ?? 0
          }
          if choices != 0 {
            pixels[at &+ x] = choices
            isAny = true
          }
        }
      }
    }
    return isAny
  }

  /// Makes the second choice of the pixels that are not drawn the first one, and the first one the last.
  static func turn(_ pixels: borrowing Scratch<UInt32>, _ colors: borrowing FrameColors) {
    let (pixels, ids) = (pixels.base, colors.ids.base)
    for i in 0..<colors.rect.area where ids[i] == FrameColors.untouched {
      pixels[i] = pixels[i] &>> 8 | pixels[i] &<< 24
    }
  }
}
