/// Two pictures aligned at their top left corners, and the size of the part that both cover.
struct PicturePair<Pixel> {
  let a: UnsafePointer<Pixel>
  let b: UnsafePointer<Pixel>
  /// The pixels from one row of `a` to the next.
  let strideA: Int
  let strideB: Int
  /// The width of the part that both cover, in pixels, at least 1.
  let width: Int
  let height: Int

  /// The same pictures with their roles exchanged.
  var swapped: PicturePair {
    PicturePair(a: b, b: a, strideA: strideB, strideB: strideA, width: width, height: height)
  }
}

/// A pixel with four samples that fill a word, red lowest.
protocol ComparedPixel: FixedWidthInteger & UnsignedInteger & Sendable {
  /// The number of steps of a sample in one level of 0…255.
  static var stepsPerLevel: Int { get }
}

extension UInt32: ComparedPixel {
  static var stepsPerLevel: Int { 1 }
}

extension UInt64: ComparedPixel {
  static var stepsPerLevel: Int { 257 }
}

/// Returns the largest difference between the four samples of two pixels, in steps.
@inline(__always)
func largestStep<Pixel: ComparedPixel>(_ p: Pixel, _ q: Pixel) -> Int {
  let bits = Pixel(truncatingIfNeeded: Pixel.bitWidth / 4)
  let mask = (1 as Pixel) &<< bits &- 1
  @inline(__always) func step(_ shift: Pixel) -> Int {
    abs(Int(truncatingIfNeeded: p &>> shift & mask) &- Int(truncatingIfNeeded: q &>> shift & mask))
  }
  return max(max(step(0), step(bits)), max(step(2 &* bits), step(3 &* bits)))
}
