/// Which two pixels lie too far apart.
struct PixelRule: Sendable {
  /// 255 lets every step pass.
  let step: Int
  /// On the scale of ``YIQ/distance(_:_:)``; infinite when it is not asked for.
  let yiq: Double
  /// The square of the limit in OKLab; infinite when it is not asked for.
  let oklab: Double

  init(_ limits: DiffLimits) {
    let isExact = limits.maxDelta == nil && limits.yiq == nil && limits.perceptual == nil
    step = limits.maxDelta.map { Int($0.value) } ?? (isExact ? 0 : 255)
    yiq = limits.yiq.map { YIQ.largest * ($0.value * $0.value) } ?? .infinity
    oklab = limits.perceptual.map { $0.value * $0.value } ?? .infinity
  }

  init(_ tolerance: Tolerance) {
    step = Int(tolerance.channelStep)
    yiq = .infinity
    oklab = .infinity
  }

  /// - Parameter step: the largest difference of the pixels' bytes, at least 1.
  @inline(__always)
  func isBroken(_ p: UInt32, _ q: UInt32, step: Int) -> Bool {
    if step > self.step { return true }
    if yiq < .infinity && YIQ.distance(p, q) > yiq { return true }
    return oklab < .infinity && OKLab.squaredDistance(p, q) > oklab
  }
}

/// The largest difference of the four bytes of two pixels, in levels.
@inline(__always)
func largestStep(_ p: UInt32, _ q: UInt32) -> Int {
  @inline(__always) func step(_ shift: UInt32) -> Int { abs(Int(p &>> shift & 255) &- Int(q &>> shift & 255)) }
  return max(max(step(0), step(8)), max(step(16), step(24)))
}
