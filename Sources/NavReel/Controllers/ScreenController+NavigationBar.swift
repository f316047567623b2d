public import NavReelDrawing
public import NavReelScene

// The attributes of the bar. Each may be read and set at any time and has a default until it is set.
extension ScreenController {
  /// The title. Default: empty.
  public var title: String {
    get { values.title }
    set { write(newValue, \.title, .title) }
  }

  /// The background's colour; nil for the look's own background, which only ``viewDidLoad()`` may set.
  public var navBarBarTintColor: Color? {
    get { values.barTintColor }
    set { write(newValue, \.barTintColor, .barTintColor) }
  }

  /// The alpha of the background and the hairline; values outside 0…1 are clamped.
  public var navBarBackgroundAlpha: Double {
    get { values.backgroundAlpha }
    set { write(newValue, \.backgroundAlpha, .backgroundAlpha) }
  }

  /// The colour of the buttons and the chevron.
  public var navBarTintColor: Color {
    get { values.tintColor }
    set { write(newValue, \.tintColor, .tintColor) }
  }

  /// The title's colour. Default: the look's.
  public var navBarTitleColor: Color {
    get { values.titleColor }
    set { write(newValue, \.titleColor, .titleColor) }
  }

  /// The status bar's style. Default: the look's.
  public var statusBarStyle: StatusBar.Style {
    get { values.statusBarStyle }
    set { write(newValue, \.statusBarStyle, .statusBarStyle) }
  }

  /// True removes the hairline.
  public var navBarShadowImageHidden: Bool {
    get { values.shadowHidden }
    set { write(newValue, \.shadowHidden, .shadowHidden) }
  }

  /// The offset of the whole bar, in points downwards. Default: 0.
  public var navBarTranslationY: Double {
    get { values.translationY }
    set { write(newValue, \.translationY, .translationY) }
  }

  /// The alpha of everything in the bar but its background, 0…1. Default: 1.
  public var navBarItemsAlpha: Double {
    get { values.itemsAlpha }
    set { write(newValue, \.itemsAlpha, .itemsAlpha) }
  }

  /// The title's alpha, 0…1. Default: 1.
  public var navBarTitleAlpha: Double {
    get { values.titleAlpha }
    set { write(newValue, \.titleAlpha, .titleAlpha) }
  }

  /// The values of the bar: those set by the controller, else the scene's defaults, else the look's.
  var values: NavigationBarValues {
    let (defaults, look) = (chosenDefaults, setting.bar)
    return NavigationBarValues(
      title: said.title ?? "", barTintColor: said.barTintColor ?? defaults.barTintColor,
      backgroundAlpha: said.backgroundAlpha ?? defaults.backgroundAlpha ?? look.backgroundAlpha,
      tintColor: said.tintColor ?? defaults.tintColor ?? look.tintColor,
      titleColor: said.titleColor ?? defaults.titleColor ?? look.titleColor,
      statusBarStyle: chosenStatusBarStyle ?? look.shownStatusBarStyle,
      shadowHidden: said.shadowHidden ?? defaults.shadowImageHidden ?? look.shadowHidden,
      translationY: said.translationY ?? 0, itemsAlpha: said.itemsAlpha ?? 1, titleAlpha: said.titleAlpha ?? 1)
  }

  private var chosenDefaults: NavigationBarDefaults { navBarIsExcluded ? NavigationBarDefaults() : setting.defaults }

  /// The style that was set, else the scene's default; nil to follow the bar's style.
  var chosenStatusBarStyle: StatusBar.Style? { said.statusBarStyle ?? chosenDefaults.statusBarStyle }

  private func write<Value>(
    _ value: Value, _ path: WritableKeyPath<SaidValues, Value?>, _ attribute: NavigationBarAttribute
  ) {
    said[keyPath: path] = .some(value)
    written[attribute] = duration
  }
}
