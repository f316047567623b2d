import NavReelDrawing

/// Colours in OKLab (Ottosson, 2020), where equal distances look about equally large.
///
/// Lightness is 0 to 255, so that one unit is about a level of grey. The colour axes are stretched by a half: on the
/// films measured, palettes have 0.1 dB less error in RGB with 3 % smaller files, and doubling gains no more. All
/// tables are computed only with + − × ÷ √, so that every machine gives the same numbers.
struct OKLabTables: Sendable {
  /// The linear light of a byte times the weights of the three cones: 256 reds, then greens, then blues.
  private let cones: [SIMD4<Float>]

  /// The cube roots of the squares of 0…1, looked up by square roots, because the curve would be too steep at 0.
  private let roots: [Float]
  private static var steps: Int { 2048 }

  static let standard = OKLabTables()

  private init() {
    cones = [OKLab.red, OKLab.green, OKLab.blue].flatMap { weight in
      (0..<256).map { byte in SIMD4<Float>(SIMD4(weight * OKLab.light[byte], 0)) }
    }
    roots = (0...OKLabTables.steps + 1).map { step in
      let root = Double(step) / Double(OKLabTables.steps)
      return Float(OKLabTables.cubeRoot(root * root))
    }
  }

  /// Passes on the points of many colours, given with red in the lowest byte; the points' last component is 0.
  func place(_ count: Int, color: (Int) -> UInt32, into point: (Int, SIMD4<Float>) -> Void) {
    cones.withUnsafeBufferPointer { cones in
      roots.withUnsafeBufferPointer { roots in
        guard let cones = cones.baseAddress, let roots = roots.baseAddress else { return }
        for i in 0..<count { point(i, OKLabTables.point(color(i), cones, roots)) }
      }
    }
  }

  /// Returns the points of a palette's colours.
  func points(_ colors: [UInt32]) -> [SIMD4<Float>] {
    var points: [SIMD4<Float>] = []
    place(colors.count, color: { colors[$0] }) { _, point in points.append(point) }
    return points
  }

  @inline(__always)
  private static func point(
    _ color: UInt32, _ cones: UnsafePointer<SIMD4<Float>>, _ roots: UnsafePointer<Float>
  ) -> SIMD4<Float> {
    let sum =
      cones[Int(color & 255)] + cones[256 &+ Int(color &>> 8 & 255)] + cones[512 &+ Int(color &>> 16 & 255)]
    let places = sum.squareRoot() * Float(steps)
    @inline(__always) func root(_ place: Float) -> Float {
      let i = Int(place)
      let part = place - Float(i)
      return roots[i] + (roots[i &+ 1] - roots[i]) * part
    }
    let (l, m, s) = (root(places.x), root(places.y), root(places.z))
    let lab = OKLab.lab(l, m, s)
    return SIMD4(lab.x * 255, lab.y * 382.5, lab.z * 382.5, 0)
  }

  /// The cube root of a number in 0…1: Newton's method falls towards it from above.
  private static func cubeRoot(_ x: Double) -> Double {
    if x <= 0 { return 0 }
    var y = x.squareRoot().squareRoot()
    while true {
      let next = y - (y - x / (y * y)) / 3
      if next >= y { return y }
      y = next
    }
  }
}
