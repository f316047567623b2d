/// How `UIVibrancyEffect` draws what lies in an effect view's content: by the ground's own colours, in these strengths.
public enum Vibrancy: String, Hashable, Sendable, CaseIterable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, separator

  /// 0…1: how much of white is added on a dark ground, or of black multiplied in on a light one.
  ///
  /// The system's colour matrices are not published: these are the label colours' own alphas, the first within the
  /// sheet's .6–.85 (D6), and the two offsets known of fills.
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
