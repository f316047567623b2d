import NavReelDrawing

/// The rectangle of a frame to compress, with the pixels that stay as they are on screen cleared.
///
/// Pixels kept one by one keep their colour under a clear alpha; kept blocks do not.
struct WebPPatch {
  /// The pixels that may stay.
  enum Keeping {
    /// Every unchanged pixel.
    case pixels
    /// Blocks without a change, if they are half of the rectangle or more, as with two changes far apart. Scattered
    /// clear pixels make a picture harder to predict; on films of scrolled text and photographs they cost 10 to 20 %.
    case blocks
  }

  static let blockSide = 32

  private static let fewColors = 4096
  private static let colorBits: UInt32 = 0xFF_FFFF

  let rect: PixelRect

  /// True if the patch is drawn over the current picture; false if it replaces it.
  let blends: Bool

  private let frame: Pixmap
  private let previous: Pixmap?
  private let keeping: Keeping

  init(_ frame: Pixmap, over previous: Pixmap?, in rect: PixelRect, keeping: Keeping) {
    (self.frame, self.previous, self.rect, self.keeping) = (frame, previous, rect, keeping)
    blends = previous.map { WebPPatch.canBlend(frame, over: $0, rect, keeping) } ?? false
  }

  /// Writes the rectangle's straight pixels in libwebp's order, and returns true if all are opaque.
  func write(to pixels: LibWebP.Pixels) -> Bool {
    precondition(pixels.count == rect.area, "the patch fills its rectangle")
    let isStraight = frame.isStraight
    return frame.withPixels { source in
      var all = UInt32.max
      for y in 0..<rect.height {
        let row = (rect.y0 + y) * frame.width + rect.x0
        for x in 0..<rect.width {
          let pixel = WebPPatch.straightBGRA(source[row &+ x], isStraight: isStraight)
          pixels[y &* rect.width &+ x] = pixel
          all &= pixel
        }
      }
      if blends, let previous, clear(pixels, like: source, previous) { return false }
      return all >= 0xFF00_0000
    }
  }

  /// Clears the pixels that stay, and returns true if there are any.
  private func clear(
    _ pixels: LibWebP.Pixels, like source: UnsafeBufferPointer<UInt32>, _ previous: Pixmap
  ) -> Bool {
    previous.withPixels { shown in
      var isAny = false
      switch keeping {
      case .pixels:
        for y in 0..<rect.height {
          let row = (rect.y0 + y) * frame.width + rect.x0
          for x in 0..<rect.width where source[row &+ x] == shown[row &+ x] {
            pixels[y &* rect.width &+ x] &= WebPPatch.colorBits
            isAny = true
          }
        }
      case .blocks:
        WebPPatch.forEachStillBlock(of: rect, source, shown, width: frame.width) { block in
          for y in block.y0..<block.y1 {
            let start = rect.index(block.x0, y)
            UnsafeMutableBufferPointer(rebasing: pixels[start..<start + block.width]).update(repeating: 0)
          }
          isAny = true
        }
      }
      return isAny
    }
  }

  /// Returns true if each changed pixel is opaque, so that drawing over is exact, and enough blocks stay.
  private static func canBlend(_ frame: Pixmap, over previous: Pixmap, _ rect: PixelRect, _ keeping: Keeping) -> Bool {
    frame.withPixels { source in
      previous.withPixels { shown in
        var changed = UInt32.max
        for y in rect.y0..<rect.y1 {
          let row = y * frame.width
          for i in row + rect.x0..<row + rect.x1 where source[i] != shown[i] { changed &= source[i] }
        }
        guard changed >= 0xFF00_0000 else { return false }
        if keeping == .pixels { return true }
        var still = 0
        forEachStillBlock(of: rect, source, shown, width: frame.width) { still += $0.area }
        return still * 2 >= rect.area
      }
    }
  }

  /// Visits the blocks, from the rectangle's corner on, in which no pixel changes.
  private static func forEachStillBlock(
    of rect: PixelRect, _ source: UnsafeBufferPointer<UInt32>, _ shown: UnsafeBufferPointer<UInt32>, width: Int,
    _ body: (PixelRect) -> Void
  ) {
    guard let a = source.baseAddress, let b = shown.baseAddress else { return }
    for top in stride(from: rect.y0, to: rect.y1, by: blockSide) {
      for left in stride(from: rect.x0, to: rect.x1, by: blockSide) {
        let block = PixelRect(left, top, min(left + blockSide, rect.x1), min(top + blockSide, rect.y1))
        let isStill = (block.y0..<block.y1).allSatisfy { y in
          PixelPacking.isEqual(a + y * width + left, b + y * width + left, block.width)
        }
        if isStill { body(block) }
      }
    }
  }

  /// True if the picture has so few colours that it need not be lossy: text, symbols and their soft edges have a few
  /// hundred, a photograph has tens of thousands.
  var hasFewColors: Bool {
    frame.withPixels { source in
      var seen: Set<UInt32> = []
      var last: UInt32?
      for y in rect.y0..<rect.y1 {
        for i in y * frame.width + rect.x0..<y * frame.width + rect.x1 where source[i] != last {
          last = source[i]
          if seen.insert(source[i]).inserted && seen.count > WebPPatch.fewColors { return false }
        }
      }
      return true
    }
  }

  /// Returns a pixel in libwebp's order.
  static func straightBGRA(_ pixel: UInt32, isStraight: Bool = false) -> UInt32 {
    let straight = isStraight || pixel >= 0xFF00_0000 ? pixel : StraightAlpha.plainStraight(pixel)
    return straight & 0xFF00_FF00 | straight >> 16 & 0xFF | (straight & 0xFF) << 16
  }
}
