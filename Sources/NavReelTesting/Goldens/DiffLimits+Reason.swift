public import NavReelDiff

extension DiffLimits {
  /// Lets no channel of a pixel be further off than some levels of 0…255.
  ///
  /// - Parameter reason: why that is no fault; failures print it.
  public static func maxDelta(_ levels: Double, because reason: String) -> DiffLimits {
    var limits = DiffLimits()
    limits.maxDelta = Sourced(levels, from: reason)
    return limits
  }

  /// Lets some pixels of each frame differ.
  ///
  /// - Parameters:
  ///   - count: at least 0.
  ///   - reason: why that is no fault; failures print it.
  public static func maxPixels(_ count: Int, because reason: String) -> DiffLimits {
    var limits = DiffLimits()
    limits.maxPixels = Sourced(count, from: reason)
    return limits
  }
}
