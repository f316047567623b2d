/// The reason why a controller cannot be played, or cannot be evaluated at each instant on its own.
///
/// `controller` is its name in the scene and its type, `attribute` the property's name, and `offset` a content offset
/// in points.
public enum ControllerError: Error, Hashable, Sendable, CustomStringConvertible {
  /// An attribute depends on more than the offset: at the same offset it was `first`, and later `second`.
  case remembers(controller: String, attribute: String, offset: Double, first: String, second: String)

  /// An attribute jumps at an offset that is not a declared step.
  case undeclaredStep(controller: String, attribute: String, offset: Double, from: String, to: String)

  /// A value that is set within ``ScreenController/animate(withDuration:_:)`` also follows the offset.
  case timedChangeMoves(controller: String, attribute: String, offset: Double)

  /// One attribute is set with different durations.
  case severalDurations(controller: String, attribute: String, offset: Double)

  /// The handler changed a property that only ``ScreenController/viewDidLoad()`` may set.
  case changesPage(controller: String, property: String, offset: Double)

  /// An attribute was set to NaN or infinity.
  case notFinite(controller: String, attribute: String, offset: Double)

  /// The handler set the bar's colour to nil; while a page scrolls, the bar needs a colour.
  case noColor(controller: String, offset: Double)

  /// The closure returned the same instance twice; each evaluation needs its own.
  case sharedInstance(controller: String)

  /// Two controllers or two animators have the same name.
  case duplicateName(String)

  public var description: String {
    switch self {
    case .remembers(let controller, let attribute, let offset, let first, let second):
      "\(controller): \(attribute) at offset \(number(offset)) was \(first) and, asked again, \(second): it must follow "
        + "from contentOffset alone; set it in every branch of scrollViewDidScroll, and keep nothing between two calls"
    case .undeclaredStep(let controller, let attribute, let offset, let from, let to):
      "\(controller): \(attribute) jumps from \(from) to \(to) at offset \(number(offset)), which scrollSteps does not "
        + "name: override var scrollSteps: [Double] { [\(number(offset))] }"
    case .timedChangeMoves(let controller, let attribute, let offset):
      "\(controller): \(attribute) is animated and moves with the offset at \(number(offset)): between two scrollSteps "
        + "what animate(withDuration:) sets must stay as it is"
    case .severalDurations(let controller, let attribute, let offset):
      "\(controller): \(attribute) has another duration at offset \(number(offset)) than before; a change takes the same "
        + "time both ways"
    case .changesPage(let controller, let property, let offset):
      "\(controller): scrollViewDidScroll changed \(property) at offset \(number(offset)); it may set the title, the "
        + "status bar's style and the attributes of the bar, the rest belongs in viewDidLoad"
    case .notFinite(let controller, let attribute, let offset):
      "\(controller): \(attribute) at offset \(number(offset)) is not a finite number"
    case .noColor(let controller, let offset):
      "\(controller): scrollViewDidScroll set navBarBarTintColor to nil at offset \(number(offset)); it may set colours, "
        + "the look's own background belongs in viewDidLoad"
    case .sharedInstance(let controller):
      "\(controller): the closure returned one instance twice; let it make a new one each time"
    case .duplicateName(let name): "two controllers or animators are called \"\(name)\"; give each a name of its own"
    }
  }
}
