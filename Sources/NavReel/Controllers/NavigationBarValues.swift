import NavReelDrawing
import NavReelScene

/// The attributes that a handler may set, by the names of the controller's properties.
enum NavigationBarAttribute: String, Sendable, CaseIterable {
  case title
  case barTintColor = "navBarBarTintColor"
  case backgroundAlpha = "navBarBackgroundAlpha"
  case tintColor = "navBarTintColor"
  case titleColor = "navBarTitleColor"
  case statusBarStyle
  case shadowHidden = "navBarShadowImageHidden"
  case translationY = "navBarTranslationY"
  case itemsAlpha = "navBarItemsAlpha"
  case titleAlpha = "navBarTitleAlpha"
}

/// The values that a controller has set; nil for the others.
struct SaidValues {
  var title: String?
  var barTintColor: Color??
  var backgroundAlpha: Double?
  var tintColor: Color?
  var titleColor: Color?
  var statusBarStyle: StatusBar.Style?
  var shadowHidden: Bool?
  var translationY: Double?
  var itemsAlpha: Double?
  var titleAlpha: Double?
}

/// The values of a controller's bar at one offset.
struct NavigationBarValues: Hashable, Sendable {
  var title: String
  var barTintColor: Color?
  var backgroundAlpha: Double
  var tintColor: Color
  var titleColor: Color
  var statusBarStyle: StatusBar.Style
  var shadowHidden: Bool
  var translationY: Double
  var itemsAlpha: Double
  var titleAlpha: Double

  /// Returns one attribute as numbers, or nil if it cannot be interpolated.
  private func numbers(_ attribute: NavigationBarAttribute) -> [Double]? {
    switch attribute {
    case .title, .statusBarStyle, .shadowHidden: nil
    case .barTintColor: barTintColor.map(\.components)
    case .backgroundAlpha: [backgroundAlpha.clampedToUnit]
    case .tintColor: tintColor.components
    case .titleColor: titleColor.components
    // A hundred points count as much as an alpha of 1.
    case .translationY: [translationY / 100]
    case .itemsAlpha: [itemsAlpha.clampedToUnit]
    case .titleAlpha: [titleAlpha.clampedToUnit]
    }
  }

  /// Returns how far apart two values of an attribute are: 0 if equal, 1 from black to white or for different words.
  func difference(_ other: NavigationBarValues, in attribute: NavigationBarAttribute) -> Double {
    if let a = numbers(attribute), let b = other.numbers(attribute) {
      return zip(a, b).map { abs($0 - $1) }.max() ?? 0
    }
    return text(attribute) == other.text(attribute) ? 0 : 1
  }

  /// Returns true if all numbers of an attribute are finite.
  func isFinite(_ attribute: NavigationBarAttribute) -> Bool {
    switch attribute {
    // Clamping would hide an infinite alpha.
    case .backgroundAlpha: backgroundAlpha.isFinite
    case .itemsAlpha: itemsAlpha.isFinite
    case .titleAlpha: titleAlpha.isFinite
    default: numbers(attribute)?.allSatisfy(\.isFinite) ?? true
    }
  }

  /// Returns one attribute as text for a message.
  func text(_ attribute: NavigationBarAttribute) -> String {
    switch attribute {
    case .title: "\"\(title)\""
    case .barTintColor: barTintColor.map { "\($0)" } ?? "none"
    case .backgroundAlpha: number(backgroundAlpha)
    case .tintColor: "\(tintColor)"
    case .titleColor: "\(titleColor)"
    case .statusBarStyle: statusBarStyle.rawValue
    case .shadowHidden: "\(shadowHidden)"
    case .translationY: number(translationY)
    case .itemsAlpha: number(itemsAlpha)
    case .titleAlpha: number(titleAlpha)
    }
  }

  /// Returns true if one attribute is the same to the last bit.
  func agrees(_ other: NavigationBarValues, in attribute: NavigationBarAttribute) -> Bool {
    switch attribute {
    case .title: title == other.title
    case .barTintColor: barTintColor == other.barTintColor
    case .backgroundAlpha: backgroundAlpha == other.backgroundAlpha
    case .tintColor: tintColor == other.tintColor
    case .titleColor: titleColor == other.titleColor
    case .statusBarStyle: statusBarStyle == other.statusBarStyle
    case .shadowHidden: shadowHidden == other.shadowHidden
    case .translationY: translationY == other.translationY
    case .itemsAlpha: itemsAlpha == other.itemsAlpha
    case .titleAlpha: titleAlpha == other.titleAlpha
    }
  }
}

extension Color {
  fileprivate var components: [Double] { [red, green, blue, alpha] }
}
