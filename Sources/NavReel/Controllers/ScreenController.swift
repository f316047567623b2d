public import NavReelDrawing
public import NavReelScene

/// One screen written as an app writes it: attributes in ``viewDidLoad()``, changes in ``scrollViewDidScroll(_:)``.
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
/// turns controllers into screens. Any instant of a film can be asked for on its own, so each question goes to an
/// instance made for it: attributes may depend on the offset, not on what was asked before.
open class ScreenController {
  /// The page of the device: its size, safe area and margin. Known from ``viewDidLoad()`` on.
  public var canvas: Canvas { setting.canvas }

  /// Default: the title of the screen below, as space allows.
  public var backButton: BackButton = .automatic

  /// Beside the back button, from the leading edge inwards. Default: none.
  public var leftBarButtonItems: [BarItem] = []

  /// From the trailing edge inwards. Default: none.
  public var rightBarButtonItems: [BarItem] = []

  /// A view in the title's place. Default: none.
  public var titleView: View?

  /// The header above the page's content. Default: none.
  public var header: Header?

  /// Default: an empty page of the look's background.
  public var content = Content()

  /// Over the content, in page coordinates. Default: none.
  public var views: [View] = []

  /// `contentInset.top` in points; nil follows the bar, or is 0 under a header. Default: nil.
  public var contentInsetTop: Double?

  /// True leaves the screen without a bar. Default: false.
  public var navBarIsHidden = false

  /// True makes the bar part of the page, with which it travels. Default: false.
  public var navBarIsCustom = false

  /// True keeps the system's look: the defaults of ``NavigationBarDefaults`` do not count here. Default: false.
  public var navBarIsExcluded = false

  /// Default: false.
  public var prefersLargeTitles = false

  var said = SaidValues()
  var setting = ControllerSetting()

  /// The attributes that were set since it was last emptied, with the seconds that each change takes.
  var written: [NavigationBarAttribute: Double] = [:]

  /// In seconds; 0 outside of ``animate(withDuration:_:)``.
  var duration = 0.0

  public init() {}

  /// Sets what the screen shows at rest. Called once on each instance.
  open func viewDidLoad() {}

  /// Sets the bar's attributes, the title and the status bar's style from `scrollView.contentOffset`; the page and the
  /// items of the bar stay as ``viewDidLoad()`` made them. Called for every offset, the one at rest included.
  open func scrollViewDidScroll(_ scrollView: ScrollView) {}

  /// Makes what `changes` sets in ``scrollViewDidScroll(_:)`` take its time once the offset passes one of
  /// ``scrollSteps``, with ease-in-out; between two steps it stays as it is. Title and status bar change at once.
  ///
  ///     animate(withDuration: 0.6) { navBarBackgroundAlpha = scrollView.contentOffset.y > -80 ? 1 : 0 }
  ///
  /// - Parameters:
  ///   - duration: in seconds; negative counts as 0.
  ///   - changes: sets attributes; called once, at once.
  public func animate(withDuration duration: Double, _ changes: () -> Void) {
    let outer = self.duration
    self.duration = max(duration, 0)
    changes()
    self.duration = outer
  }

  /// The offsets in points at which ``scrollViewDidScroll(_:)`` makes anything jump, a colour or a style; between them
  /// its answers are continuous. Default: none.
  open var scrollSteps: [Double] { [] }
}

/// The scroll view that a controller gets while its page scrolls.
public struct ScrollView: Hashable, Sendable {
  /// The content's point at the top left of the page; its y is minus the inset at rest and grows upwards. In points.
  public let contentOffset: Point

  /// In points.
  public let contentInset: Insets
}

/// The surroundings of every controller of a scene.
struct ControllerSetting: Sendable {
  var canvas = Device.default.canvas(.portrait)
  var bar = BarAttributes()
  var defaults = NavigationBarDefaults()
}
