public import NavReelDrawing

/// A blur with its name and its filter.
public struct BackgroundEffect: Hashable, Sendable {
  /// The name in a scene: `chromeMaterial`, `extraLight`, `light`, `dark`, …, or `bar` for the tinted bar of iOS 7–12.
  public var name: String
  public var filter: BackdropFilter

  public init(name: String, filter: BackdropFilter) {
    self.name = name
    self.filter = filter
  }

  public enum Material: String, Hashable, Sendable, CaseIterable {
    case ultraThin, thin, regular, thick, chrome
  }

  public enum Blur: String, Hashable, Sendable, CaseIterable {
    case extraLight, light, dark, regular, prominent
  }

  /// Returns a system material. The recipes (docs/ios.md, D2) are fitted to samples with a worst error of 2.2/255.
  public static func material(_ material: Material, _ appearance: Scene.Appearance) -> BackgroundEffect {
    let isLight = appearance == .light
    let recipe: (Double, Double, Double, Double, Double, Double, Double, Double)
    switch (material, isLight) {
    case (.ultraThin, true): recipe = (22.5, 1.10, 0.12, 0.50, 0.45, 0.55, 0.65, 0.68)
    case (.thin, true): recipe = (30, 1.35, 0.12, 0.60, 0.725, 0.825, 0.76, 0.73)
    case (.regular, true): recipe = (30, 1.50, 0.10, 0.75, 0.90, 0.83, 0.925, 0.815)
    case (.thick, true): recipe = (45, 1.50, 0.045, 0.88, 0.99, 0.95, 0.98, 0.905)
    case (.chrome, true): recipe = (22.5, 1.10, 0.10, 0.75, 0.80, 0.90, 1.10, 0.825)
    case (.ultraThin, false): recipe = (22.5, 1.10, 0, 0.50, 0.24, 0.24, 0.30, 0.39)
    case (.thin, false): recipe = (30, 1.35, 0, 0.60, 0.20, 0.21, 0.10, 0.15)
    case (.regular, false): recipe = (30, 1.50, 0, 0.75, 0.16, 0.26, 0.10, 0.10)
    case (.thick, false): recipe = (45, 1.50, 0, 0.88, 0.14, 0.16, 0.10, 0.03)
    case (.chrome, false): recipe = (22.5, 2.00, -0.10, 0.75, 0.23, 0.52, 0.27, 0.255)
    }
    let (sigma, saturation, brightness, amount, v0, v1, v2, v3) = recipe
    return BackgroundEffect(
      name: material.rawValue + "Material" + (isLight ? "Light" : "Dark"),
      filter: BackdropFilter(
        sigma: sigma,
        color: .luminanceCurve(
          saturation: saturation, brightness: brightness, amount: amount, v0: v0, v1: v1, v2: v2, v3: v3)))
  }

  /// Returns a legacy blur style: saturate by 1.8, clamp, cover (docs/ios.md, D3; worst error 1.1/255).
  public static func blur(_ style: Blur, _ appearance: Scene.Appearance) -> BackgroundEffect {
    let sigma: Double
    let cover: Color
    switch (style, appearance) {
    case (.extraLight, _), (.prominent, .light): (sigma, cover) = (20, Color(white: 0.97, alpha: 0.80))
    case (.light, _), (.regular, .light): (sigma, cover) = (30, Color(white: 1, alpha: 0.30))
    case (.dark, _), (.regular, .dark), (.prominent, .dark): (sigma, cover) = (20, Color(white: 0.11, alpha: 0.73))
    }
    return BackgroundEffect(
      name: style.rawValue, filter: BackdropFilter(sigma: sigma, color: .saturation(1.8), tints: [cover]))
  }

  /// True if the effect leaves black darker than a quarter, so that content on it should be light.
  public var isDark: Bool {
    let black: Double
    switch filter.color {
    case .luminanceCurve(_, let brightness, let amount, let v0, _, _, _): black = amount * v0 + brightness
    case .none, .saturation: black = 0
    }
    return filter.tints.reduce(black) { mix($0, $1.luma, $1.alpha) } < 0.25
  }

  /// Returns the translucent bar of iOS 7–12 under a `barTintColor`: blur, white .97 at .5, the tint at .85
  /// (docs/ios.md, G2; over white a component n shows as .85·n + 37.7). The tint's own alpha scales its cover.
  public static func tintedBar(_ tint: Color) -> BackgroundEffect {
    BackgroundEffect(
      name: "bar",
      filter: BackdropFilter(
        sigma: 20, color: .saturation(1.8),
        tints: [Color(white: 0.97, alpha: 0.5), tint.with(alpha: 0.85 * tint.alpha)]))
  }
}
