public import NavReelDiff

extension DiffLimits {
  /// Allows each channel of a pixel to be off by some levels of 0…255.
  ///
  /// - Parameters:
  ///   - levels: the largest allowed difference, in levels.
  ///   - reason: the reason why the difference is acceptable; failures print it.
  public static func maxDelta(_ levels: Double, because reason: String) -> DiffLimits {
    var limits = DiffLimits()
    limits.maxDelta = Sourced(levels, from: reason)
    return limits
  }

  /// Allows some pixels of each frame to differ.
  ///
  /// - Parameters:
  ///   - count: the number of pixels, at least 0.
  ///   - reason: the reason why the difference is acceptable; failures print it.
  public static func maxPixels(_ count: Int, because reason: String) -> DiffLimits {
    var limits = DiffLimits()
    limits.maxPixels = Sourced(count, from: reason)
    return limits
  }
}
