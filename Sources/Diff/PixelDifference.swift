public import Drawing

/// Where and how far two pictures of one size differ.
public struct PixelDifference: Hashable, Sendable {
  /// One place, and what each picture shows there: pixels as a `Pixmap` keeps them, premultiplied.
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
    var tally = Tally(limit: tolerance.channelStep)
    a.withPixels { p in b.withPixels { q in tally.add(p, q, width: a.width, height: a.height) } }
    guard let first = tally.first else { return nil }
    count = tally.count
    total = a.count
    largestStep = tally.largestStep
    boundingBox = Rect(
      Double(tally.minX), Double(first.y), Double(tally.maxX - tally.minX + 1), Double(tally.maxY - first.y + 1))
    self.first = first
  }
}

extension PixelDifference: CustomStringConvertible {
  /// One sentence with all figures; colours are the premultiplied bytes as `#rrggbbaa`.
  public var description: String {
    let box = "\(Int(boundingBox.width))×\(Int(boundingBox.height)) at (\(Int(boundingBox.x)), \(Int(boundingBox.y)))"
    return "\(count) of \(total) pixels differ, by up to \(largestStep) levels, within \(box); "
      + "the first, at (\(first.x), \(first.y)), is "
      + "\(hexadecimal(first.a)) and \(hexadecimal(first.b))"
  }
}

/// The largest difference of the four bytes of two pixels, in levels.
func step(_ p: UInt32, _ q: UInt32) -> UInt8 {
  var largest: UInt8 = 0
  for shift in stride(from: 0, to: 32, by: 8) {
    let (x, y) = (UInt8(truncatingIfNeeded: p >> shift), UInt8(truncatingIfNeeded: q >> shift))
    largest = max(largest, x > y ? x - y : y - x)
  }
  return largest
}

/// `#rrggbbaa`: the bytes of a pixel in their order in memory.
private func hexadecimal(_ pixel: UInt32) -> String {
  let digits = String(pixel.byteSwapped, radix: 16)
  return "#" + String(repeating: "0", count: 8 - digits.count) + digits
}

/// What is known of two pictures after some of their rows.
private struct Tally {
  let limit: UInt8
  var count = 0
  var largestStep: UInt8 = 0
  var minX = Int.max
  var maxX = 0
  var maxY = 0
  var first: PixelDifference.Place?

  init(limit: UInt8) {
    self.limit = limit
  }

  mutating func add(_ a: UnsafeBufferPointer<UInt32>, _ b: UnsafeBufferPointer<UInt32>, width: Int, height: Int) {
    for y in 0..<height {
      for x in 0..<width where a[y * width + x] != b[y * width + x] {
        add(a[y * width + x], b[y * width + x], x: x, y: y)
      }
    }
  }

  private mutating func add(_ p: UInt32, _ q: UInt32, x: Int, y: Int) {
    let distance = step(p, q)
    guard distance > limit else { return }
    if first == nil { first = PixelDifference.Place(x: x, y: y, a: p, b: q) }
    count += 1
    largestStep = max(largestStep, distance)
    minX = min(minX, x)
    maxX = max(maxX, x)
    maxY = y
  }
}
