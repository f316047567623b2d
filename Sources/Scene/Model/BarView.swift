/// A navigation bar as a plain view, without a controller: what `UINavigationBar()` added to a page shows.
public struct BarView: Hashable, Sendable {
  /// Empty for none.
  public var title: String

  /// Nil for none: nothing lies below a bar of its own.
  public var back: BackButton?

  /// From the leading edge inwards.
  public var left: [BarItem]

  /// From the trailing edge inwards.
  public var right: [BarItem]

  /// Its position is what a bar on its own has unless told: `top`.
  public var bar: BarAttributes

  public init(
    title: String = "", back: BackButton? = nil, left: [BarItem] = [], right: [BarItem] = [], bar: BarAttributes
  ) {
    self.title = title
    self.back = back
    self.left = left
    self.right = right
    self.bar = bar
  }
}

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
