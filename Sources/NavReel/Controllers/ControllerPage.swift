import NavReelScene

/// The values that only `viewDidLoad` sets.
struct ControllerPage: Hashable {
  var backButton: BackButton
  var leftBarButtonItems: [BarItem]
  var rightBarButtonItems: [BarItem]
  var titleView: View?
  var header: Header?
  var content: Content
  var views: [View]
  var contentInsetTop: Double?
  var flags: [String: Bool]

  func screen(_ name: String) -> Screen {
    Screen(
      name: name, back: backButton, left: leftBarButtonItems, right: rightBarButtonItems, titleView: titleView,
      contentInsetTop: contentInsetTop, header: header, content: content, views: views)
  }

  /// Returns the name of a property that differs, or nil.
  func firstDifference(_ other: ControllerPage) -> String? {
    if self == other { return nil }
    if backButton != other.backButton { return "backButton" }
    if leftBarButtonItems != other.leftBarButtonItems { return "leftBarButtonItems" }
    if rightBarButtonItems != other.rightBarButtonItems { return "rightBarButtonItems" }
    if titleView != other.titleView { return "titleView" }
    if header != other.header { return "header" }
    if content != other.content { return "content" }
    if views != other.views { return "views" }
    if contentInsetTop != other.contentInsetTop { return "contentInsetTop" }
    return flags.keys.sorted().first { flags[$0] != other.flags[$0] }
  }
}

extension ScreenController {
  var page: ControllerPage {
    ControllerPage(
      backButton: backButton, leftBarButtonItems: leftBarButtonItems, rightBarButtonItems: rightBarButtonItems,
      titleView: titleView, header: header, content: content, views: views, contentInsetTop: contentInsetTop,
      flags: [
        "navBarIsHidden": navBarIsHidden, "navBarIsCustom": navBarIsCustom, "navBarIsExcluded": navBarIsExcluded,
        "prefersLargeTitles": prefersLargeTitles,
      ])
  }
}
