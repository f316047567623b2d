import NavReelDrawing

/// The different colours of the pixels that a frame changes, and the colour of each pixel.
struct FrameColors: ~Copyable {
  /// One colour.
  struct Entry: BitwiseCopyable {
    /// The colour, opaque, with red in the lowest byte.
    let color: UInt32

    /// The number of its pixels.
    var count: UInt32

    /// The number of its pixels whose left and upper neighbours have the same colour: the inside of an area.
    var inner: UInt32
  }

  /// The id of a pixel that is not drawn, because it is clear or unchanged.
  static let untouched = UInt32.max

  let rect: PixelRect

  /// The index in ``entries`` of each pixel of the rectangle, or ``untouched``.
  let ids: Scratch<UInt32>
  let entries: Scratch<Entry>

  /// The number of ``entries``.
  let count: Int

  /// The number of pixels that are drawn.
  let drawn: Int

  var hasUntouched: Bool { drawn < rect.area }

  /// Numbers the colours of a frame.
  ///
  /// - Parameters:
  ///   - frame: A frame whose pixels are all opaque or 0.
  ///   - previous: The previous frame in the same form, or nil to draw all pixels.
  ///   - rect: A rectangle inside the frame, not empty.
  init(_ frame: Pixmap, over previous: Pixmap?, _ rect: PixelRect) {
    self.rect = rect
    ids = Scratch<UInt32>(rect.area)
    let plane = ids.base
    var index = ColorIndex()
    let width = frame.width
    frame.withPixels { pixels in
      guard let pixels = pixels.baseAddress else { return }
      func scan(_ before: UnsafePointer<UInt32>?) {
        for y in rect.y0..<rect.y1 {
          let row = y * width + rect.x0
          index.add(
            pixels + row, above: y > 0 ? pixels + row - width : nil, before: before.map { $0 + row },
            count: rect.width, into: plane + (y - rect.y0) * rect.width)
        }
      }
      if let previous {
        previous.withPixels { scan($0.baseAddress) }
      } else {
        scan(nil)
      }
    }
    count = index.count
    entries = index.takeEntries()
    var drawn = 0
    for i in 0..<count { drawn += Int(entries[i].count) }
    self.drawn = drawn
  }
}

/// Numbers colours in the order in which they occur, with an open-addressing table.
private struct ColorIndex: ~Copyable {
  /// The colour in the upper half, its number in the lower; 0 is free, as colours are opaque.
  private var slots = Scratch<UInt64>(1 << 13, filledWith: 0)
  private var entries = Scratch<FrameColors.Entry>(1 << 12)
  private var shift: UInt32 = 19
  private(set) var count = 0

  /// Numbers the colours of a row; does not count pixels that are 0 or equal to the previous frame's.
  mutating func add(
    _ row: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>?, before: UnsafePointer<UInt32>?, count width: Int,
    into ids: UnsafeMutablePointer<UInt32>
  ) {
    // These describe the current run of equal pixels: its colour and number, and the number of pixels.
    var (color, id) = (UInt32(0), FrameColors.untouched)
    var (run, inner) = (UInt32(0), UInt32(0))
    for x in 0..<width {
      let pixel = row[x]
      if let before, before[x] == pixel {
        ids[x] = FrameColors.untouched
        continue
      }
      if pixel == color {
        run &+= 1
        if let above, above[x] == pixel { inner &+= 1 }
        ids[x] = id
        continue
      }
      if id != FrameColors.untouched {
        entries.base[Int(id)].count &+= run
        entries.base[Int(id)].inner &+= inner
      }
      color = pixel
      id = pixel == 0 ? FrameColors.untouched : number(of: pixel)
      (run, inner) = (1, 0)
      ids[x] = id
    }
    if id != FrameColors.untouched {
      entries.base[Int(id)].count &+= run
      entries.base[Int(id)].inner &+= inner
    }
  }

  mutating func takeEntries() -> Scratch<FrameColors.Entry> {
    let taken = Scratch<FrameColors.Entry>(count)
    taken.base.update(from: entries.base, count: count)
    return taken
  }

  @inline(__always)
  private mutating func number(of color: UInt32) -> UInt32 {
    var at = Int((color &* 0x9E37_79B1) &>> shift)
    let mask = slots.count &- 1
    while true {
      let slot = slots[at]
      if UInt32(truncatingIfNeeded: slot &>> 32) == color { return UInt32(truncatingIfNeeded: slot) }
      if slot == 0 { return insert(color, at) }
      at = (at &+ 1) & mask
    }
  }

  @inline(never)
  private mutating func insert(_ color: UInt32, _ at: Int) -> UInt32 {
    let id = UInt32(count)
    if count == entries.count { grow() }
    entries[count] = FrameColors.Entry(color: color, count: 0, inner: 0)
    count += 1
    var at = at
    if slots[at] != 0 || Int((color &* 0x9E37_79B1) &>> shift) != at {
      // The table may have grown in the meantime.
      at = Int((color &* 0x9E37_79B1) &>> shift)
      while slots[at] != 0 { at = (at &+ 1) & (slots.count - 1) }
    }
    slots[at] = UInt64(color) << 32 | UInt64(id)
    return id
  }

  private mutating func grow() {
    let more = Scratch<FrameColors.Entry>(entries.count * 2)
    more.base.update(from: entries.base, count: count)
    entries = more
    slots = Scratch<UInt64>(slots.count * 2, filledWith: 0)
    shift -= 1
    for id in 0..<count {
      let color = entries[id].color
      var at = Int((color &* 0x9E37_79B1) &>> shift)
      while slots[at] != 0 { at = (at &+ 1) & (slots.count - 1) }
      slots[at] = UInt64(color) << 32 | UInt64(id)
    }
  }
}
