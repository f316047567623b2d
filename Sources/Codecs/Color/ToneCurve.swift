import NavReelElementaryFunctions

/// A curve from a picture's samples to light, both from 0 to 1.
enum ToneCurve: Hashable, Sendable {
  /// (a·x + b)^g + e from `d` on, c·x + f below: the most general of ICC's parametric curves (ICC.1:2022, 10.18).
  case parametric(g: Double, a: Double, b: Double, c: Double, d: Double, e: Double, f: Double)

  /// Light at even steps, in units of 1/65,535, interpolated linearly; at least two.
  case table([UInt16])

  static func gamma(_ exponent: Double) -> ToneCurve {
    .parametric(g: exponent, a: 1, b: 0, c: 0, d: 0, e: 0, f: 0)
  }

  /// The curve of IEC 61966-2-1.
  static let sRGB = ToneCurve.parametric(
    g: 2.4, a: 1 / 1.055, b: 0.055 / 1.055, c: 1 / 12.92, d: 0.04045, e: 0, f: 0)

  /// Returns the light of a sample, clipped to 0…1.
  func light(_ x: Double) -> Double {
    switch self {
    case .parametric(let g, let a, let b, let c, let d, let e, let f):
      let light = x >= d ? ElementaryFunctions.pow(max(0, a * x + b), g) + e : c * x + f
      return light > 0 ? min(light, 1) : 0
    case .table(let values):
      let place = x * Double(values.count - 1)
      let index = min(Int(place), values.count - 2)
      let (low, high) = (Double(values[index]), Double(values[index + 1]))
      return (low + (high - low) * (place - Double(index))) / 65535
    }
  }

  /// Returns the light of every sample 0…`top`, in units of 2⁻²⁴.
  func lights(top: Int) -> [Int32] {
    (0...top).map { Int32((light(Double($0) / Double(top)) * Double(1 << 24)).rounded()) }
  }

  /// True if no byte changes by more than a quarter of a level when read with sRGB's curve instead, as with tables and
  /// rounded parameters of the same curve.
  var isSRGB: Bool {
    if self == .sRGB { return true }
    return (0...255).allSatisfy { byte in
      let light = Int((light(Double(byte) / 255) * Double(1 << 24)).rounded())
      return abs(SRGBEncoding.sample16(light) - byte * 257) <= 64
    }
  }
}
