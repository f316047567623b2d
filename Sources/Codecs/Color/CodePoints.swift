/// Colours given by code points (ITU-T H.273), as in a PNG's cICP chunk and some profiles.
struct CodePoints: Hashable, Sendable {
  let primaries: UInt8
  let transfer: UInt8
  let matrix: UInt8
  let range: UInt8

  /// Returns the curve and the primaries, or throws the reason why they are not supported.
  func resolved() throws(ICCProfile.Fault) -> (curve: ToneCurve, primaries: Primaries) {
    if let name = CodePoints.highDynamicRange(transfer: transfer) {
      throw ICCProfile.Fault(words: CodePoints.notConverted(name))
    }
    guard matrix == 0 else { throw ICCProfile.Fault(words: "cICP asks for the matrix \(matrix), and PNG has none") }
    guard range == 1 else { throw ICCProfile.Fault(words: "cICP asks for a narrow range, which is not read") }
    guard let primaries = CodePoints.primaries(primaries) else {
      throw ICCProfile.Fault(words: "cICP names primaries \(primaries), which are not read")
    }
    guard let curve = CodePoints.curve(transfer) else {
      throw ICCProfile.Fault(words: "cICP names transfer function \(transfer), which is not read")
    }
    return (curve, primaries)
  }

  /// Returns the name of a transfer function with high dynamic range; nil for others.
  static func highDynamicRange(transfer: UInt8) -> String? {
    transfer == 16 ? "PQ" : transfer == 18 ? "HLG" : nil
  }

  static func notConverted(_ name: String) -> String { "\(name) is high dynamic range, which is not converted" }

  /// Returns primaries by H.273, table 2.
  private static func primaries(_ code: UInt8) -> Primaries? {
    switch code {
    case 1: .sRGB
    case 4:
      Primaries(
        red: SIMD2(0.67, 0.33), green: SIMD2(0.21, 0.71), blue: SIMD2(0.14, 0.08), white: SIMD2(0.310, 0.316))
    case 5:
      Primaries(
        red: SIMD2(0.64, 0.33), green: SIMD2(0.29, 0.60), blue: SIMD2(0.15, 0.06), white: Primaries.d65)
    case 6, 7:
      Primaries(
        red: SIMD2(0.630, 0.340), green: SIMD2(0.310, 0.595), blue: SIMD2(0.155, 0.070), white: Primaries.d65)
    case 9:
      Primaries(
        red: SIMD2(0.708, 0.292), green: SIMD2(0.170, 0.797), blue: SIMD2(0.131, 0.046), white: Primaries.d65)
    case 11:
      Primaries(
        red: SIMD2(0.680, 0.320), green: SIMD2(0.265, 0.690), blue: SIMD2(0.150, 0.060), white: SIMD2(0.314, 0.351))
    case 12: .displayP3
    case 22:
      Primaries(
        red: SIMD2(0.630, 0.340), green: SIMD2(0.295, 0.605), blue: SIMD2(0.155, 0.077), white: Primaries.d65)
    default: nil
    }
  }

  /// Returns the inverse of a transfer function in H.273, table 3: from the sample to light.
  private static func curve(_ code: UInt8) -> ToneCurve? {
    switch code {
    // 4.5·L below 0.018, 1.099·L^0.45 − 0.099 above.
    case 1, 6, 14, 15:
      .parametric(g: 1 / 0.45, a: 1 / 1.099, b: 0.099 / 1.099, c: 1 / 4.5, d: 0.081, e: 0, f: 0)
    case 4: .gamma(2.2)
    case 5: .gamma(2.8)
    // 4·L below 0.0228, 1.1115·L^0.45 − 0.1115 above.
    case 7: .parametric(g: 1 / 0.45, a: 1 / 1.1115, b: 0.1115 / 1.1115, c: 1 / 4, d: 0.0912, e: 0, f: 0)
    case 8: .gamma(1)
    case 13: .sRGB
    default: nil
    }
  }
}
