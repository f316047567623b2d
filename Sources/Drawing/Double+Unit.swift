extension Double {
  /// The number clamped to 0…1, such as an alpha.
  @inlinable package var clampedToUnit: Double { min(max(self, 0), 1) }
}
