/// A space's red, green, blue and white, as points (x, y) of the CIE 1931 diagram.
struct Primaries: Hashable, Sendable {
  typealias Point = SIMD2<Double>

  let red: Point
  let green: Point
  let blue: Point
  let white: Point

  static let d65 = Point(0.3127, 0.3290)

  /// The primaries of ITU-R BT.709 and sRGB.
  static let sRGB = Primaries(
    red: Point(0.64, 0.33), green: Point(0.30, 0.60), blue: Point(0.15, 0.06), white: d65)

  /// The primaries of Display P3 (SMPTE EG 432-1).
  static let displayP3 = Primaries(
    red: Point(0.680, 0.320), green: Point(0.265, 0.690), blue: Point(0.150, 0.060), white: d65)

  /// The white point of ICC's connection space, D50 (ICC.1:2022, 7.2.16).
  private static let d50 = SIMD3(0.9642, 1, 0.8249)

  /// The matrix from linear light to XYZ under D50, with Bradford adaptation; nil if the points span no space.
  var toXYZ: ColorMatrix? {
    for point in [red, green, blue, white] {
      guard (0...1).contains(point.x), (0.0001...1).contains(point.y) else { return nil }
    }
    let points = ColorMatrix(columns: Primaries.xyz(red), Primaries.xyz(green), Primaries.xyz(blue))
    guard let inverse = points.inverse, let back = Primaries.bradford.inverse else { return nil }
    let shares = inverse * Primaries.xyz(white)
    let own = points * ColorMatrix(diagonal: shares)
    let (from, to) = (Primaries.bradford * Primaries.xyz(white), Primaries.bradford * Primaries.d50)
    guard from.min() > 0.0001 else { return nil }
    let gain = to / from
    let adaptation = back * (ColorMatrix(diagonal: gain) * Primaries.bradford)
    let whole: ColorMatrix = adaptation * own
    return whole.isNear(.identity, 8) ? whole : nil
  }

  private static func xyz(_ point: Point) -> SIMD3<Double> {
    SIMD3(point.x / point.y, 1, (1 - point.x - point.y) / point.y)
  }

  /// The Bradford matrix (ICC.1:2022, annex E).
  private static let bradford = ColorMatrix(
    SIMD3(0.8951, 0.2664, -0.1614), SIMD3(-0.7502, 1.7135, 0.0367), SIMD3(0.0389, -0.0685, 1.0296))

  /// The matrix from XYZ under D50 to the linear light of sRGB.
  static let fromXYZ: ColorMatrix = {
    guard let matrix = sRGB.toXYZ?.inverse else { preconditionFailure("the colours of sRGB span a space") }
    return matrix
  }()
}
