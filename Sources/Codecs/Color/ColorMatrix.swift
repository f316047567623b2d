/// A 3×3 matrix, computed only with + − × ÷, so that it is the same on every machine.
struct ColorMatrix: Hashable, Sendable {
  let rows: [SIMD3<Double>]

  init(_ a: SIMD3<Double>, _ b: SIMD3<Double>, _ c: SIMD3<Double>) { rows = [a, b, c] }

  /// Creates a matrix from columns, such as the XYZ of red, green and blue.
  init(columns a: SIMD3<Double>, _ b: SIMD3<Double>, _ c: SIMD3<Double>) {
    rows = [SIMD3(a.x, b.x, c.x), SIMD3(a.y, b.y, c.y), SIMD3(a.z, b.z, c.z)]
  }

  init(diagonal d: SIMD3<Double>) { self.init(SIMD3(d.x, 0, 0), SIMD3(0, d.y, 0), SIMD3(0, 0, d.z)) }

  static let identity = ColorMatrix(diagonal: SIMD3(1, 1, 1))

  static func * (m: ColorMatrix, v: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(dot(m.rows[0], v), dot(m.rows[1], v), dot(m.rows[2], v))
  }

  static func * (a: ColorMatrix, b: ColorMatrix) -> ColorMatrix {
    func column(_ i: Int) -> SIMD3<Double> { a * SIMD3(b.rows[0][i], b.rows[1][i], b.rows[2][i]) }
    return ColorMatrix(columns: column(0), column(1), column(2))
  }

  /// The inverse, by Cramer's rule; nil for a matrix that flattens space.
  var inverse: ColorMatrix? {
    let (a, b, c) = (rows[0], rows[1], rows[2])
    let (p, q, r) = (ColorMatrix.cross(b, c), ColorMatrix.cross(c, a), ColorMatrix.cross(a, b))
    let determinant = ColorMatrix.dot(a, p)
    guard abs(determinant) > 1e-6, determinant.isFinite else { return nil }
    return ColorMatrix(columns: p / determinant, q / determinant, r / determinant)
  }

  private static func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double {
    let (x, y, z): (Double, Double, Double) = (a.x * b.x, a.y * b.y, a.z * b.z)
    return x + y + z
  }

  private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    let x: Double = a.y * b.z - a.z * b.y
    let y: Double = a.z * b.x - a.x * b.z
    let z: Double = a.x * b.y - a.y * b.x
    return SIMD3(x, y, z)
  }

  /// Returns true if no element differs by more than `distance` from the other matrix's.
  func isNear(_ other: ColorMatrix, _ distance: Double) -> Bool {
    zip(rows, other.rows).allSatisfy { a, b in (0..<3).allSatisfy { abs(a[$0] - b[$0]) <= distance } }
  }
}
