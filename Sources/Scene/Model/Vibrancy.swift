/// The strengths in which `UIVibrancyEffect` draws an effect view's content by the ground's own colours.
public enum Vibrancy: String, Hashable, Sendable, CaseIterable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, separator

  /// Returns the strength, 0…1, of the white added on a dark ground, or of the black multiplied in on a light one.
  ///
  /// The system's colour matrices are not published: these are the label colours' own alphas, the first within .6–.85
  /// (docs/ios.md, D6), and the two known offsets of fills.
  public func strength(onDark isDark: Bool) -> Double {
    switch self {
    case .label: 0.85
    case .secondaryLabel: 0.6
    case .tertiaryLabel: 0.3
    case .quaternaryLabel: 0.18
    case .fill: isDark ? 0.298 : 0.0625
    case .separator: isDark ? 0.298 : 0.2
    }
  }
}
