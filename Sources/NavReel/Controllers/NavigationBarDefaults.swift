public import NavReelDrawing
public import NavReelScene

/// The values for the bars of all controllers that set none themselves; nil leaves a value to the look.
public struct NavigationBarDefaults: Hashable, Sendable {
  public var barTintColor: Color?

  /// The background's alpha, 0…1.
  public var backgroundAlpha: Double?

  /// The colour of the buttons and the chevron.
  public var tintColor: Color?
  public var titleColor: Color?
  public var statusBarStyle: StatusBar.Style?

  /// True removes the hairline.
  public var shadowImageHidden: Bool?

  public init(
    barTintColor: Color? = nil, backgroundAlpha: Double? = nil, tintColor: Color? = nil, titleColor: Color? = nil,
    statusBarStyle: StatusBar.Style? = nil, shadowImageHidden: Bool? = nil
  ) {
    self.barTintColor = barTintColor
    self.backgroundAlpha = backgroundAlpha
    self.tintColor = tintColor
    self.titleColor = titleColor
    self.statusBarStyle = statusBarStyle
    self.shadowImageHidden = shadowImageHidden
  }
}
