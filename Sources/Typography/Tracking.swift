import NavReelElementaryFunctions

extension Tracking {
  /// Returns Inter's own tracking at a size, in points: −.0223 + .185·e^(−.1745·size) em, published by its designer as
  /// dynamic metrics.
  static func inter(size: Double) -> Double {
    (-0.0223 + 0.185 * ElementaryFunctions.exp(-0.1745 * size)) * size
  }

  /// Returns the system face's tracking at a size, in points: Apple's table in the Human Interface Guidelines,
  /// interpolated linearly. Outside the table, the first and last rows apply in em.
  static func system(size: Double) -> Double {
    guard let first = systemRows.first, let last = systemRows.last else { return 0 }
    if size <= first.size { return first.tracking / first.size * size }
    if size >= last.size { return last.tracking / last.size * size }
    for (low, high) in zip(systemRows, systemRows.dropFirst()) where size <= high.size {
      return low.tracking + (high.tracking - low.tracking) * ((size - low.size) / (high.size - low.size))
    }
    return 0
  }

  private static let systemRows: [(size: Double, tracking: Double)] = [
    (11, 0.06), (12, 0), (13, -0.08), (15, -0.23), (16, -0.31), (17, -0.43), (20, -0.45), (22, -0.26), (28, 0.38),
    (34, 0.40),
  ]
}
