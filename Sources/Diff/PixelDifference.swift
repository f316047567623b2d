public import NavReelDrawing

/// The places and the size of the differences between two pictures of one size.
public struct PixelDifference: Hashable, Sendable {
  /// One place, and what each picture shows there, as a `Pixmap` stores pixels.
  public struct Place: Hashable, Sendable {
    /// The distance from the left, in pixels.
    public let x: Int
    /// The distance from the top, in pixels.
    public let y: Int
    /// The first picture's pixel.
    public let a: UInt32
    /// The second picture's pixel.
    public let b: UInt32
  }

  /// The number of pixels beyond the tolerance, at least 1.
  public let count: Int

  /// The number of pixels in each picture.
  public let total: Int

  /// The largest difference in one byte, alpha included, in levels of 0…255.
  public let largestStep: UInt8

  /// The smallest rectangle around all pixels beyond the tolerance, in pixels.
  public let boundingBox: Rect

  /// The first pixel beyond the tolerance, row by row from the top.
  public let first: Place

  /// Compares two pictures of one size; nil if every pixel is within the tolerance.
  init?(_ a: Pixmap, _ b: Pixmap, tolerance: Tolerance) {
    precondition(a.width == b.width && a.height == b.height, "pixels are compared in pictures of one size")
    let found = Findings(a, b, rule: PixelRule(tolerance))
    guard found.tally.changed > 0 else { return nil }
    count = found.tally.changed
    total = a.count
    largestStep = UInt8(found.tally.largestStep)
    let box = found.changed.bounds
    boundingBox = Rect(Double(box.x0), Double(box.y0), Double(box.width), Double(box.height))
    let x = found.changed.firstMark(in: box.y0)
    first = Place(x: x, y: box.y0, a: a[x, box.y0], b: b[x, box.y0])
  }
}

extension PixelDifference: CustomStringConvertible {
  /// A sentence with all figures; colours are the bytes as `#rrggbbaa`.
  public var description: String {
    let box = "\(Int(boundingBox.width))×\(Int(boundingBox.height)) at (\(Int(boundingBox.x)), \(Int(boundingBox.y)))"
    return "\(count) of \(total) pixels differ, by up to \(largestStep) levels, within \(box); "
      + "the first, at (\(first.x), \(first.y)), is "
      + "\(hexadecimal(first.a)) and \(hexadecimal(first.b))"
  }
}

/// Returns the bytes of a pixel in memory order: `#rrggbbaa`.
private func hexadecimal(_ pixel: UInt32) -> String {
  let digits = String(pixel.byteSwapped, radix: 16)
  return "#" + String(repeating: "0", count: 8 - digits.count) + digits
}
