/// Which two pixels lie too far apart.
struct PixelRule: Sendable {
  /// In levels; 255 lets every step pass.
  let levels: Double
  /// On the scale of ``YIQ/distance(_:_:)``; infinite when it is not asked for.
  let yiq: Double
  /// The square of the limit in OKLab; infinite when it is not asked for.
  let oklab: Double

  init(_ limits: DiffLimits) {
    let isExact = limits.maxDelta == nil && limits.yiq == nil && limits.perceptual == nil
    levels = limits.maxDelta?.value ?? (isExact ? 0 : 255)
    yiq = limits.yiq.map { YIQ.largest * ($0.value * $0.value) } ?? .infinity
    oklab = limits.perceptual.map { $0.value * $0.value } ?? .infinity
  }

  init(_ tolerance: Tolerance) {
    levels = Double(tolerance.channelStep)
    yiq = .infinity
    oklab = .infinity
  }

  /// True when more than steps counts: how the pixels look.
  var looks: Bool { yiq < .infinity || oklab < .infinity }

  /// - Parameters:
  ///   - p: premultiplied.
  ///   - q: premultiplied.
  @inline(__always)
  func isBroken(_ p: UInt32, _ q: UInt32) -> Bool {
    if yiq < .infinity && YIQ.distance(p, q) > yiq { return true }
    return oklab < .infinity && OKLab.squaredDistance(p, q) > oklab
  }
}
