import NavReelDrawing

/// Finds the pixels that error diffusion may change.
enum DitherRegions {
  /// The mean squared error of a block in OKLab from which steps are visible: see `GIFOptions.Dither.auto`.
  static var visible: Float { 10 }

  /// Returns 1 for each drawn pixel of the rectangle whose colour is not in the palette.
  static func inexact(_ colors: borrowing FrameColors, _ mapping: borrowing PaletteMapping) -> Scratch<UInt8> {
    let mask = Scratch<UInt8>(colors.rect.area)
    for i in 0..<mask.count {
      let id = colors.ids[i]
      mask[i] = id != FrameColors.untouched && mapping.errors[Int(id)] > 0 ? 1 : 0
    }
    return mask
  }

  /// Returns 1 for the inexact pixels of photographs and soft gradients with visible steps, or nil if there are none.
  ///
  /// Blocks of 8×8 pixels are examined. In a photograph most neighbours differ, but few of them by much; in an
  /// interface most are equal, or a tenth of them are edges. For gradients see ``SoftGradients``.
  static func visible(
    _ frame: UnsafePointer<UInt32>, stride: Int, _ colors: borrowing FrameColors, _ mapping: borrowing PaletteMapping
  ) -> Scratch<UInt8>? {
    let rect = colors.rect
    let gradients = SoftGradients(frame, stride: stride, colors, mapping)
    let mask = Scratch<UInt8>(rect.area, filledWith: 0)
    var any = false
    for top in Swift.stride(from: rect.y0 & ~7, to: rect.y1, by: 8) {
      for left in Swift.stride(from: rect.x0 & ~7, to: rect.x1, by: 8) {
        let block = PixelRect(left, top, left + 8, top + 8).intersection(rect)
        guard gradients.contains(left, top) || isPhotographic(block, frame, stride, colors, mapping) else { continue }
        any = true
        for y in block.y0..<block.y1 {
          for x in block.x0..<block.x1 {
            let i = rect.index(x, y)
            let id = colors.ids[i]
            mask[i] = id != FrameColors.untouched && mapping.errors[Int(id)] > 0 ? 1 : 0
          }
        }
      }
    }
    if any { return mask }
    return nil
  }

  private static func isPhotographic(
    _ block: PixelRect, _ frame: UnsafePointer<UInt32>, _ stride: Int, _ colors: borrowing FrameColors,
    _ mapping: borrowing PaletteMapping
  ) -> Bool {
    var drawn = 0
    var error: Float = 0
    for y in block.y0..<block.y1 {
      for i in colors.rect.index(block.x0, y)..<colors.rect.index(block.x1, y) {
        let id = colors.ids[i]
        if id == FrameColors.untouched { continue }
        drawn &+= 1
        error += mapping.errors[Int(id)]
      }
    }
    guard error > visible * Float(drawn) else { return false }
    let (soft, hard) = steps(block, frame, stride, colors)
    return soft * 2 > drawn && hard * 10 < drawn
  }

  /// Counts drawn pixels that differ from the left or the upper neighbour, slightly or by an edge.
  private static func steps(
    _ block: PixelRect, _ frame: UnsafePointer<UInt32>, _ stride: Int, _ colors: borrowing FrameColors
  ) -> (soft: Int, hard: Int) {
    var (soft, hard) = (0, 0)
    for y in block.y0..<block.y1 {
      for x in block.x0..<block.x1 where colors.ids[colors.rect.index(x, y)] != FrameColors.untouched {
        let at = y * stride + x
        let step = max(
          x > 0 ? difference(frame[at], frame[at - 1]) : 0, y > 0 ? difference(frame[at], frame[at - stride]) : 0)
        if step > 48 { hard += 1 } else if step > 0 { soft += 1 }
      }
    }
    return (soft, hard)
  }

  /// Returns the largest difference of a component, in levels.
  static func difference(_ a: UInt32, _ b: UInt32) -> Int {
    func component(_ shift: UInt32) -> Int { abs(Int(a >> shift & 255) - Int(b >> shift & 255)) }
    return max(component(0), component(8), component(16))
  }
}
