public import NavReelDrawing

/// Where and how far two pictures of one size differ.
public struct PixelDifference: Hashable, Sendable {
  /// One place, and what each picture shows there: pixels as a `Pixmap` keeps them.
  public struct Place: Hashable, Sendable {
    /// From the left, in pixels.
    public let x: Int
    /// From the top, in pixels.
    public let y: Int
    /// What the first picture shows.
    public let a: UInt32
    /// What the second picture shows.
    public let b: UInt32
  }

  /// How many pixels lie beyond the tolerance, at least 1.
  public let count: Int

  /// How many pixels each picture has.
  public let total: Int

  /// The largest step of one byte, alpha included, in levels of 0…255.
  public let largestStep: UInt8

  /// The smallest rectangle around all pixels beyond the tolerance, in pixels.
  public let boundingBox: Rect

  /// The first pixel beyond the tolerance, row by row from the top.
  public let first: Place

  /// Nil when every pixel is within the tolerance. The pictures have one size.
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
  /// One sentence with all figures; colours are the bytes as `#rrggbbaa`.
  public var description: String {
    let box = "\(Int(boundingBox.width))×\(Int(boundingBox.height)) at (\(Int(boundingBox.x)), \(Int(boundingBox.y)))"
    return "\(count) of \(total) pixels differ, by up to \(largestStep) levels, within \(box); "
      + "the first, at (\(first.x), \(first.y)), is "
      + "\(hexadecimal(first.a)) and \(hexadecimal(first.b))"
  }
}

/// `#rrggbbaa`: the bytes of a pixel in their order in memory.
private func hexadecimal(_ pixel: UInt32) -> String {
  let digits = String(pixel.byteSwapped, radix: 16)
  return "#" + String(repeating: "0", count: 8 - digits.count) + digits
}
