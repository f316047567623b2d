/// Two pictures lying on each other by their top left corners, and the part that both cover.
struct PicturePair<Pixel> {
  let a: UnsafePointer<Pixel>
  let b: UnsafePointer<Pixel>
  /// Pixels from one row of `a` to the next.
  let strideA: Int
  let strideB: Int
  /// Of the part that both cover, at least 1.
  let width: Int
  let height: Int

  /// The same two with their roles exchanged.
  var swapped: PicturePair {
    PicturePair(a: b, b: a, strideA: strideB, strideB: strideA, width: width, height: height)
  }
}

/// A pixel of four samples that fill a word, red lowest.
protocol ComparedPixel: FixedWidthInteger & UnsignedInteger & Sendable {
  /// Steps of a sample that make one level of 0…255.
  static var stepsPerLevel: Int { get }
}

extension UInt32: ComparedPixel {
  static var stepsPerLevel: Int { 1 }
}

extension UInt64: ComparedPixel {
  static var stepsPerLevel: Int { 257 }
}

/// The largest difference of the four samples of two pixels, in steps.
@inline(__always)
func largestStep<Pixel: ComparedPixel>(_ p: Pixel, _ q: Pixel) -> Int {
  let bits = Pixel(truncatingIfNeeded: Pixel.bitWidth / 4)
  let mask = (1 as Pixel) &<< bits &- 1
  @inline(__always) func step(_ shift: Pixel) -> Int {
    abs(Int(truncatingIfNeeded: p &>> shift & mask) &- Int(truncatingIfNeeded: q &>> shift & mask))
  }
  return max(max(step(0), step(bits)), max(step(2 &* bits), step(3 &* bits)))
}
