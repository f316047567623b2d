public import NavReelDrawing
public import NavReelScene

/// One screen written as in an app: attributes in ``viewDidLoad()``, changes in ``scrollViewDidScroll(_:)``.
///
///     final class ForestController: ScreenController {
///       override var scrollSteps: [Double] { [-448] }
///
///       override func viewDidLoad() {
///         title = "Forest"
///         navBarBackgroundAlpha = 0
///       }
///
///       override func scrollViewDidScroll(_ scrollView: ScrollView) {
///         let alpha = (scrollView.contentOffset.y + 480) / 64
///         navBarBackgroundAlpha = alpha
///         navBarTintColor = alpha > 0.5 ? .black : .white
///       }
///     }
///
/// ``Scene/Scene/init(look:device:orientation:appearance:direction:language:statusBar:defaults:controllers:animators:reels:)``
/// turns controllers into screens. Any instant of a film can be drawn on its own, so each evaluation uses an instance
/// made for it: attributes may depend on the offset, but not on earlier calls.
open class ScreenController {
  /// The device's page: its size, safe area and margin. Available from ``viewDidLoad()`` on.
  public var canvas: Canvas { setting.canvas }

  /// The back button. Default: the title of the screen below, as space allows.
  public var backButton: BackButton = .automatic

  /// The items beside the back button, from the leading edge inwards. Default: none.
  public var leftBarButtonItems: [BarItem] = []

  /// The items from the trailing edge inwards. Default: none.
  public var rightBarButtonItems: [BarItem] = []

  /// A view in the title's place. Default: none.
  public var titleView: View?

  /// The header above the page's content. Default: none.
  public var header: Header?

  /// The page's content. Default: an empty page with the look's background.
  public var content = Content()

  /// The views over the content, in page coordinates. Default: none.
  public var views: [View] = []

  /// The `contentInset.top` in points; nil follows the bar, or is 0 under a header. Default: nil.
  public var contentInsetTop: Double?

  /// True leaves the screen without a bar. Default: false.
  public var navBarIsHidden = false

  /// True makes the bar part of the page, so that it travels with it. Default: false.
  public var navBarIsCustom = false

  /// True keeps the system's look and ignores ``NavigationBarDefaults`` here. Default: false.
  public var navBarIsExcluded = false

  /// True shows large titles. Default: false.
  public var prefersLargeTitles = false

  var said = SaidValues()
  var setting = ControllerSetting()

  /// The attributes set since this was last emptied, with the duration of each change in seconds.
  var written: [NavigationBarAttribute: Double] = [:]

  /// The duration of changes in seconds; 0 outside ``animate(withDuration:_:)``.
  var duration = 0.0

  public init() {}

  /// Sets what the screen shows at rest. Called once on each instance.
  open func viewDidLoad() {}

  /// Sets the bar's attributes, the title and the status bar's style from `scrollView.contentOffset`; the page and the
  /// bar's items stay as ``viewDidLoad()`` made them. Called for every offset, including the one at rest.
  open func scrollViewDidScroll(_ scrollView: ScrollView) {}

  /// Animates the values that `changes` sets in ``scrollViewDidScroll(_:)``, with ease-in-out, once the offset passes
  /// one of ``scrollSteps``; between two steps they must not change. Title and status bar change at once.
  ///
  ///     animate(withDuration: 0.6) { navBarBackgroundAlpha = scrollView.contentOffset.y > -80 ? 1 : 0 }
  ///
  /// - Parameters:
  ///   - duration: the duration in seconds; negative values count as 0.
  ///   - changes: sets attributes; called once, immediately.
  public func animate(withDuration duration: Double, _ changes: () -> Void) {
    let outer = self.duration
    self.duration = max(duration, 0)
    changes()
    self.duration = outer
  }

  /// The offsets in points at which ``scrollViewDidScroll(_:)`` makes any value jump, such as a colour or a style;
  /// between them its values are continuous. Default: none.
  open var scrollSteps: [Double] { [] }
}

/// The scroll view that a controller gets while its page scrolls.
public struct ScrollView: Hashable, Sendable {
  /// The content's point at the top left of the page, in points; its y is minus the inset at rest and grows upwards.
  public let contentOffset: Point

  /// The insets of the content, in points.
  public let contentInset: Insets
}

/// The environment of every controller of a scene.
struct ControllerSetting: Sendable {
  var canvas = Device.default.canvas(.portrait)
  var bar = BarAttributes()
  var defaults = NavigationBarDefaults()
}
