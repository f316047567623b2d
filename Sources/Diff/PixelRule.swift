import NavReelDrawing
/// The rule that decides whether two pixels are too far apart.
struct PixelRule: Sendable {
  /// The largest allowed step, in levels; 255 allows every step.
  let levels: Double
  /// The limit on the scale of ``YIQ/distance(_:_:)``; infinite if not set.
  let yiq: Double
  /// The square of the limit in OKLab; infinite if not set.
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

  /// True if the appearance of pixels counts too: a limit in YIQ or OKLab is set.
  var looks: Bool { yiq < .infinity || oklab < .infinity }

  /// Returns true if two premultiplied pixels break the limit in YIQ or in OKLab.
  @inline(__always)
  func isBroken(_ p: UInt32, _ q: UInt32) -> Bool {
    if yiq < .infinity && YIQ.distance(p, q) > yiq { return true }
    return oklab < .infinity && OKLab.squaredDistance(p, q) > oklab
  }
}
