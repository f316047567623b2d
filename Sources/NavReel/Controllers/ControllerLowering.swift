import NavReelDrawing
import NavReelScene

/// Turns one controller into a screen whose rules call it.
struct ControllerLowering: Sendable {
  let name: String
  let make: @Sendable () -> ScreenController
  var setting: ControllerSetting

  /// The `contentInset.top` in points, which a handler may read.
  var insetTop = 0.0

  /// The result of a handler at one offset.
  struct Answer {
    let values: NavigationBarValues

    /// The attributes that it set, with the duration of each change in seconds.
    let written: [NavigationBarAttribute: Double]

    /// A property that it changed and must not change, or nil.
    let changed: String?
  }

  /// Returns a new, loaded instance.
  func loaded() -> ScreenController {
    let controller = make()
    controller.setting = setting
    controller.viewDidLoad()
    return controller
  }

  /// Returns the result of a loaded controller's handler at an offset.
  func answer(_ controller: ScreenController, at offset: Double) -> Answer {
    let page = controller.page
    controller.written = [:]
    controller.scrollViewDidScroll(
      ScrollView(contentOffset: Point(0, offset), contentInset: Insets(top: insetTop)))
    return Answer(
      values: controller.values, written: controller.written, changed: controller.page.firstDifference(page))
  }

  /// Returns a new instance's values at an offset.
  func values(at offset: Double) -> NavigationBarValues { answer(loaded(), at: offset).values }

  /// Returns the screen after checking its handler at many offsets.
  func screen(in scene: Scene) throws(ControllerError) -> Screen {
    let controller = loaded()
    let title = "\(name) (\(type(of: controller)))"
    guard make() !== controller else { throw .sharedInstance(controller: title) }
    var screen = controller.page.screen(name)
    screen.title = controller.title
    screen.bar = bar(controller)
    var lowering = self
    lowering.insetTop = screen.insetTop(in: scene)
    let steps = Set(controller.scrollSteps.filter(\.isFinite)).sorted()
    let probe = ControllerProbe(
      lowering: lowering, controller: title, steps: steps, offsets: screen.probeOffsets(in: scene, steps: steps))
    let ruled = try probe.check(atRest: controller.values)
    if controller.navBarTitleAlpha != 1 { screen.scroll.titleAlpha = .constant(controller.navBarTitleAlpha) }
    lowering.rule(&screen, ruled, steps: steps)
    return screen
  }

  private func bar(_ controller: ScreenController) -> BarAttributes {
    let values = controller.values
    var bar = setting.bar
    bar.barTintColor = values.barTintColor
    bar.backgroundAlpha = values.backgroundAlpha
    bar.tintColor = values.tintColor
    bar.titleColor = values.titleColor
    bar.statusBarStyle = controller.chosenStatusBarStyle
    bar.shadowHidden = values.shadowHidden
    bar.translationY = values.translationY
    bar.itemsAlpha = values.itemsAlpha
    bar.hidden = controller.navBarIsHidden
    bar.custom = controller.navBarIsCustom
    bar.excluded = controller.navBarIsExcluded
    bar.largeTitle = controller.prefersLargeTitles
    return bar
  }

  /// Makes each attribute that the handler sets a function of the offset, or a trigger if its change is timed.
  private func rule(_ screen: inout Screen, _ attributes: [NavigationBarAttribute: Double], steps: [Double]) {
    for attribute in NavigationBarAttribute.allCases {
      guard let duration = attributes[attribute] else { continue }
      let rule = ControllerRule(lowering: self, duration: duration, steps: steps)
      switch attribute {
      case .title: screen.scroll.title = rule.animated { $0.title }
      case .barTintColor:
        // The probe found a colour at every offset.
        screen.scroll.barTintColor = rule.animated { $0.barTintColor ?? .white }
      case .backgroundAlpha: screen.scroll.backgroundAlpha = rule.animated { $0.backgroundAlpha }
      case .tintColor: screen.scroll.tintColor = rule.animated { $0.tintColor }
      case .titleColor: screen.scroll.titleColor = rule.animated { $0.titleColor }
      case .statusBarStyle: screen.scroll.statusBarStyle = rule.animated { $0.statusBarStyle }
      case .shadowHidden:
        screen.bar.shadowHidden = false
        screen.scroll.shadowAlpha = rule.animated { $0.shadowHidden ? 0 : 1 }
      case .translationY: screen.scroll.translationY = rule.animated { $0.translationY }
      case .itemsAlpha: screen.scroll.itemsAlpha = rule.animated { $0.itemsAlpha }
      case .titleAlpha: screen.scroll.titleAlpha = rule.animated { $0.titleAlpha }
      }
    }
  }
}

/// The rule for one attribute of a handler.
private struct ControllerRule {
  let lowering: ControllerLowering

  /// The duration in seconds; 0 follows the offset at once.
  let duration: Double

  /// The steps, ascending and unique.
  let steps: [Double]

  func animated<Value>(_ read: @escaping @Sendable (NavigationBarValues) -> Value) -> Animated<Value> {
    guard duration > 0, let first = steps.first else {
      return .function(OffsetFunction(steps: steps) { [lowering] in read(lowering.values(at: $0)) })
    }
    func value(_ offset: Double) -> Value { read(lowering.values(at: offset)) }
    let initial = value(first - ControllerProbe.slack(at: first))
    var reached = initial
    var triggers: [Trigger<Value>] = []
    for step in steps {
      let next = value(step + ControllerProbe.slack(at: step))
      guard next != reached else { continue }
      // A trigger fires strictly above its offset; a handler may change at the offset itself.
      let begins = value(step) == next
      triggers.append(Trigger(offset: begins ? step.nextDown : step, value: next, duration: duration))
      reached = next
    }
    return .triggers(initial: initial, triggers)
  }
}
