import NavReelDrawing
import NavReel

/// The weighted mean of pictures of one size, computed on premultiplied bytes and rounded half up once.
struct FrameMix: Sendable {
  /// The largest weight.
  static let full = 256

  let cells: [SheetCell]

  /// The weights, 0…``full`` each; at least one is above 0.
  let weights: [Int]

  /// Returns the mean. Keeps one picture at a time in memory, besides the sums.
  func pixmap() throws(StageError) -> Pixmap {
    let (width, height) = (cells[0].width, cells[0].height)
    // Red and blue share a sum, as do green and alpha, with 32 bits for each: 255 · 256 · 65,536 cells fit.
    var even = [UInt64](repeating: 0, count: width * height)
    var odd = even
    for (cell, weight) in zip(cells, weights) where weight > 0 {
      let factor = UInt64(weight)
      try cell.pixmap().withPixels { pixels in
        for (index, pixel) in pixels.enumerated() {
          let p = UInt64(pixel)
          even[index] &+= (p & 0xFF | (p & 0xFF_0000) << 16) &* factor
          odd[index] &+= (p >> 8 & 0xFF | (p >> 8 & 0xFF_0000) << 16) &* factor
        }
      }
    }
    let total = UInt64(weights.reduce(0, +))
    func mean(_ sum: UInt64) -> UInt32 { UInt32((sum &+ total / 2) / total) }
    return Pixmap(width: width, height: height) { pixels in
      for index in even.indices {
        let (a, b) = (even[index], odd[index])
        let low = mean(a & 0xFFFF_FFFF) | mean(b & 0xFFFF_FFFF) << 8
        pixels.initializeElement(at: index, to: low | mean(a >> 32) << 16 | mean(b >> 32) << 24)
      }
    }
  }
}
